/** A declaration by which the style element of the page's own theme is recognised: no other has it. */
const DECLARED = '--brand-soft:';

/**
 * Shows a page of the shop with another theme. The style of its own is disabled, else rules of a layout that is not chosen any more
 * would still apply. The page's content security policy forbids scripts to add style elements, but not constructed style sheets.
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
