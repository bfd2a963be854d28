/**
 * Fetches a page's scripts only after its first paint: they would compete with the first screen's pictures for
 * bandwidth and, on phones, with the first layout for CPU. Presses until then are recorded (`early-presses.ts`).
 */
import { REPEAT_EARLY_SUBMITS } from '#platform/ui/early-submits.ts';

const PRELOAD = '<link rel="modulepreload"';
const LATE_PRELOAD = '<link rel="later"';
const ENTRY = /(<script type="module"[^>]*?) src="/;

/** Renames the script references of the rendered HTML, so that the browser does not fetch them yet. */
export function deferScripts(html: string): string {
  return html.replaceAll(PRELOAD, LATE_PRELOAD).replace(ENTRY, '$1 data-later="');
}

/**
 * Starts the scripts after this time where a visible page is never painted, such as in a covered window.
 * Milliseconds.
 */
const MAX_WAIT = 1_000;

/**
 * Inline script for the end of the page: fetches the scripts after the first paint; as soon as the page is parsed
 * where it is hidden or the browser does not report paints. Each fetch is a task of its own, because starting a
 * request takes a phone some milliseconds.
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
addEventListener("load", () => setTimeout(() => fetchAll(), ${MAX_WAIT}));
document.currentScript.remove();
}`;

/** Removes its own element, because React hydrates the whole document and does not know it. */
export const startElement = (nonce: string): string =>
  `<script nonce="${nonce}">${REPEAT_EARLY_SUBMITS}${START_AFTER_SIGHT}</script>`;
