/** The browser's entry. Uses the router's client directly, because there are no server functions. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayEarlyFields } from '#platform/ui/early-fields.ts';
import { replayEarlyPresses } from '#platform/ui/early-presses.ts';
import { preloadOnIntent } from '#platform/ui/links/follow-links.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { layOutBelow } from './lay-out-below.ts';
import { getRouter, loadFailurePage } from './router.tsx';

/**
 * After a deployment an open page may request a file that no longer exists. Reloading the page helps; the guard
 * prevents endless reloads where the file stays missing.
 */
const GUARD = 'reloaded-for-chunk';

function reloadOnLostChunk(page: Window): void {
  // The importer still gets the error, or it would take the failure for a loaded file.
  page.addEventListener('vite:preloadError', () => {
    if (page.navigator.onLine && !alreadyTried(page)) page.location.reload();
  });
}

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

void bringToLife();

void whenIdle().then(() =>
  setTimeout(() => {
    // Offline, it is requested again when something fails.
    if (navigator.onLine) loadFailurePage().catch(() => undefined);
  }, FAILURE_PAGE_LATER),
);

/** Without session storage earlier attempts are unknown, so the page is not reloaded. */
function alreadyTried(page: Window): boolean {
  try {
    const tried = page.sessionStorage.getItem(GUARD) === page.location.href;
    page.sessionStorage.setItem(GUARD, page.location.href);
    return tried;
  } catch {
    return true;
  }
}
