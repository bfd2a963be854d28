import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws something that belongs to no screen and comes late, so that the page need not keep a place for it: after the page,
 * whose first link stays the way to its content. Gives the way to take it off.
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
