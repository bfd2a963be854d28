/** The browser's entry of the panel. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreFocus } from '#platform/ui/overlays/restore-focus.ts';
import { createPanelRouter } from './router.tsx';
import './styles.css';

/** After a deployment an open panel may request a file that no longer exists: reloading helps, once per address. */
const GUARD = 'reloaded-for-chunk';

window.addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || sessionStorage.getItem(GUARD) === location.href) return;
  sessionStorage.setItem(GUARD, location.href);
  location.reload();
});

restoreFocus(document, new AbortController().signal);

const place = document.getElementById('panel');
if (place === null) throw new Error('The page has no place for the panel');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createPanelRouter()} />
  </StrictMode>,
);
