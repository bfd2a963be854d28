/**
 * After a new version is published, an open page may ask for a file that is gone. Loading the page anew
 * cures it; the guard keeps a file that is lost for good from reloading for ever.
 */
const GUARD = 'reloaded-for-chunk';

export function reloadOnLostChunk(page: Window): void {
  // The error still reaches whoever asked for the file: they would take silence for the file.
  page.addEventListener('vite:preloadError', () => {
    if (page.navigator.onLine && !alreadyTried(page)) page.location.reload();
  });
}

/** Without session storage we can't know, so we don't reload. */
function alreadyTried(page: Window): boolean {
  try {
    const tried = page.sessionStorage.getItem(GUARD) === page.location.href;
    page.sessionStorage.setItem(GUARD, page.location.href);
    return tried;
  } catch {
    return true;
  }
}
