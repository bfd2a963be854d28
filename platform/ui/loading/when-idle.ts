/**
 * The moment to load what nobody needs before interacting: when the page is loaded and idle, or at the first interaction. Until
 * then the network and processor belong to the first paint.
 */
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'click', 'change'];

/** Fallback for browsers without requestIdleCallback. Milliseconds. */
const A_MOMENT = 200;

let idle: Promise<void> | undefined;

/** Resolves once per page; immediately on the server. */
export function whenIdle(): Promise<void> {
  idle ??= typeof window === 'object' ? atRest(window) : Promise.resolve();
  return idle;
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
