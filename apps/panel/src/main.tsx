/** The browser's entry of the panel. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreFocus } from '#platform/ui/overlays/restore-focus.ts';
import { reloadOnLostChunk } from '#platform/web/reload-on-lost-chunk.ts';
import { createPanelRouter } from './router.tsx';
import './styles.css';

reloadOnLostChunk(window);
restoreFocus(document, new AbortController().signal);

const place = document.getElementById('panel');
if (place === null) throw new Error('The page has no place for the panel');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createPanelRouter()} />
  </StrictMode>,
);
