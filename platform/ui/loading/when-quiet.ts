/**
 * The moment for what nobody needs before touching something: the page is loaded and has nothing to do, or somebody
 * touches it. Until then every file and every millisecond belongs to the first sight.
 */
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'click', 'change'];

/** Browsers that don't say when they are idle. */
const A_MOMENT = 200;

let quiet: Promise<void> | undefined;

/** There is nothing to wait for on the server. */
export function whenQuiet(): Promise<void> {
  quiet ??= typeof window === 'object' ? atRest(window) : Promise.resolve();
  return quiet;
}

function atRest(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const done = (): void => {
      waiting.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    const rest = (): void => {
      if (typeof page.requestIdleCallback === 'function') page.requestIdleCallback(done);
      else page.setTimeout(done, A_MOMENT);
    };
    for (const touch of TOUCHES) page.addEventListener(touch, done, options);
    if (page.document.readyState === 'complete') rest();
    else page.addEventListener('load', rest, options);
  });
}
