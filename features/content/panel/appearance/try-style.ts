/** What the theme's own style of a page declares, and nothing else of it. */
const DECLARED = '--brand-soft:';

/**
 * Shows a page of the shop with another theme. Its own style steps back, because rules of a layout that is not chosen any more would
 * stay. The page's policy forbids style elements of scripts; a constructed style sheet is none.
 */
export function tryStyle(page: Document, style: string): void {
  const { defaultView: view } = page;
  if (view === null) return;
  for (const element of page.head.querySelectorAll('style'))
    if (element.sheet !== null && element.textContent?.includes(DECLARED)) element.sheet.disabled = true;
  const [tried = new (view as Window & typeof globalThis).CSSStyleSheet()] = page.adoptedStyleSheets;
  tried.replaceSync(style);
  page.adoptedStyleSheets = [tried];
}
