/**
 * After a deployment an open page may request a file that no longer exists. Reloading the page helps; the guard
 * prevents endless reloads where the file stays missing.
 */
const GUARD = 'reloaded-for-chunk';

export function reloadOnLostChunk(page: Window): void {
  // The importer still gets the error, or it would take the failure for a loaded file.
  page.addEventListener('vite:preloadError', () => {
    if (page.navigator.onLine && !alreadyTried(page)) page.location.reload();
  });
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
