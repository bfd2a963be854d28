/** The browser's entry. The router's own client is enough: we call no server functions, only the API. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preloadOnIntent } from '#platform/ui/follow-links.ts';
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts';
import { getRouter, loadFailurePage } from './router.tsx';

reloadOnLostChunk(window);

/** The page itself comes first. */
const FAILURE_PAGE_LATER = 4_000;

const router = getRouter();
preloadOnIntent(router, window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

addEventListener('load', () =>
  setTimeout(() => {
    // Without a connection just now, it is asked for again when something fails.
    if (navigator.onLine) loadFailurePage().catch(() => undefined);
  }, FAILURE_PAGE_LATER),
);
