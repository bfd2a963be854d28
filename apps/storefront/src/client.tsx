/** The browser's entry. Uses the router's client directly, because there are no server functions. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayEarlyFields } from '#platform/ui/early-fields.ts';
import { replayEarlyPresses } from '#platform/ui/early-presses.ts';
import { preloadOnIntent } from '#platform/ui/links/follow-links.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { reloadOnLostChunk } from '#platform/web/reload-on-lost-chunk.ts';
import { layOutBelow } from './lay-out-below.ts';
import { getRouter, loadFailurePage } from './router.tsx';

reloadOnLostChunk(window);

/** Loads the failure page ahead, after the page itself. Milliseconds. */
const FAILURE_PAGE_LATER = 4_000;

/** Ends the task, so that the browser can handle input in between. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function bringToLife(): Promise<void> {
  await breath();
  const router = getRouter();
  preloadOnIntent(router, window);
  layOutBelow(router, document);
  void whenIdle()
    .then(async () => (await import('./page-transitions.ts')).transitionPages(router))
    // Without it pages change at once.
    .catch(() => undefined);
  await breath();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
    replayEarlyFields(window);
    replayEarlyPresses(window);
  });
}

/** Without a connection the worker opens any address with a page that has no content yet. */
if (document.documentElement.dataset.shell === undefined) void bringToLife();
else void import('./open-shell.tsx').then(({ openShell }) => openShell(getRouter()));

void whenIdle().then(() =>
  setTimeout(() => {
    // Offline, it is requested again when something fails.
    if (navigator.onLine) loadFailurePage().catch(() => undefined);
  }, FAILURE_PAGE_LATER),
);
