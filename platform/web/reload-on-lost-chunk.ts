/**
 * After a deployment an open page may request a file that no longer exists. Loading the page again helps, once per address: the file
 * may stay missing. Spec 8.
 */
const GUARD = 'vitrine-reloaded';

/**
 * Pointing at a link requests the next page's files before a press moves the address: the page that is loaded again is the one that
 * the press leads to. Milliseconds.
 */
const AFTER_PRESS = 100;

export function reloadOnLostChunk(page: Window): void {
  // A page that is left goes on for a moment: what else is missing needs no second reload.
  let reloading = false;
  // The importer still gets the error, or it would take the failure for a loaded file.
  page.addEventListener('vite:preloadError', () => {
    if (reloading || !page.navigator.onLine) return;
    reloading = true;
    page.setTimeout(async () => {
      // While the server does not answer, a reload would end at the browser's own error page. Without session storage earlier
      // attempts are unknown: then it fails, and the page stays.
      reloading = await page
        .fetch(page.location.href, { method: 'HEAD' })
        .then(() => isFirstTry(page))
        .catch(() => false);
      if (!reloading) return;
      page.addEventListener('click', followByBrowser, true);
      page.location.reload();
    }, AFTER_PRESS);
  });
}

/** Links that are pressed while the page reloads lead where they say: the router would change the address of a page that is left. */
function followByBrowser(event: Event): void {
  if ((event.target as Element).closest('a')) event.stopPropagation();
}

function isFirstTry({ sessionStorage, location: { href } }: Window): boolean {
  const tried = sessionStorage.getItem(GUARD);
  sessionStorage.setItem(GUARD, href);
  return tried !== href;
}
