/**
 * A page is seen before its scripts are fetched: on a slow line they would share it with the pictures of the first
 * screen, and on a phone its first layout with their compiling. Presses until then are kept (`early-presses.ts`).
 */
const PRELOAD = '<link rel="modulepreload"';
const LATE_PRELOAD = '<link rel="later"';
const ENTRY = /(<script type="module"[^>]*?) src="/;

/** Of a drawn page: names its scripts in a way that no browser fetches yet. */
export function holdScripts(html: string): string {
  return html.replaceAll(PRELOAD, LATE_PRELOAD).replace(ENTRY, '$1 data-later="');
}

/** Where a page is never painted although it is not hidden, such as in a window behind others. */
const LONGEST_WAIT = 1_000;

/**
 * For the page's end: fetches them after the first paint. A hidden page is not painted, and some browsers don't tell:
 * there they are fetched as soon as the page is read. Each is a task of its own: a request takes a phone some
 * milliseconds to begin.
 */
export const START_AFTER_SIGHT = `{
let fetchAll = () => {
  fetchAll = () => {};
  for (let link of document.querySelectorAll("link[rel=later]")) setTimeout(() => link.rel = "modulepreload");
  onceRead(() => setTimeout(() => { for (let entry of document.querySelectorAll("script[data-later]")) entry.src = entry.dataset.later }));
};
let onceRead = then => document.readyState == "loading" ? addEventListener("DOMContentLoaded", then) : then();
let seen = list => list.getEntriesByName("first-contentful-paint")[0] && fetchAll();
if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) onceRead(() => fetchAll());
else new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(() => fetchAll(), ${LONGEST_WAIT}));
document.currentScript.remove();
}`;

/** React draws the whole document and knows nothing of it, so it is gone before that. */
export const startElement = (nonce: string): string =>
  `<script nonce="${nonce}">${START_AFTER_SIGHT}</script>`;
