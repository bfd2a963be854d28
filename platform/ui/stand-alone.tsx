import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders a component outside every screen, appended to the body, so that the page need not reserve a slot for it and its first
 * link stays the skip link. Returns a function that removes it.
 */
export function standAlone(content: ReactNode): () => void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(<StrictMode>{content}</StrictMode>);
  return () => {
    root.unmount();
    box.remove();
  };
}
