/**
 * After a deployment an open page may request a file that no longer exists. Loading the page again helps, once per address: the file
 * may stay missing. Spec 8.
 */
const GUARD = 'vitrine-reloaded-for-chunk';

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
      // While the server does not answer, a reload would end at the browser's own error page.
      const answers = await page.fetch(page.location.href, { method: 'HEAD' }).catch(() => undefined);
      if (answers === undefined || alreadyTried(page)) reloading = false;
      else {
        page.addEventListener('click', followByBrowser, true);
        page.location.reload();
      }
    }, AFTER_PRESS);
  });
}

/** Links that are pressed while the page reloads lead where they say: the router would change the address of a page that is left. */
function followByBrowser(event: Event): void {
  if ((event.target as Element).closest('a')) event.stopPropagation();
}

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
