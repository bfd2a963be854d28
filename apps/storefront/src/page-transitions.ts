/** Pages fade into one another, and a product's picture moves between its list and its page. Loaded once the first page is idle. */
import type { AnyRouter } from '@tanstack/react-router';
import { showsSkeleton } from './pending-page.tsx';

const PRODUCT = /\/p\/[^/]+$/;
const NAME = 'product-picture';
/** A frozen page answers no press: what takes longer than this is shown at once. Milliseconds. */
const MAX_FROZEN_TIME = 150;

/** Replaces the router's own start of a transition, which reports one that the browser skips as an error of the page. */
export function transitionPages(router: AnyRouter): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  router.startViewTransition = (commit) => {
    const from = router.state.resolvedLocation?.pathname;
    const to = router.state.location.pathname;
    const supported = 'startViewTransition' in document;
    // A change of the same page, such as a filter or an overlay, and a page that has kept its visitor waiting are shown at once.
    if (
      !supported ||
      still.matches ||
      document.hidden ||
      showsSkeleton() ||
      from === undefined ||
      from === to
    )
      return commit();
    const [product] = PRODUCT.exec(to) ?? PRODUCT.exec(from) ?? [];
    const before = product === undefined ? undefined : shownPicture(from, product);
    before?.style.setProperty('view-transition-name', NAME);
    let after: HTMLElement | undefined;
    const transition = document.startViewTransition(async () => {
      const limit = setTimeout(() => transition.skipTransition(), MAX_FROZEN_TIME);
      try {
        await commit();
      } finally {
        clearTimeout(limit);
        before?.style.removeProperty('view-transition-name');
      }
      if (before === undefined || product === undefined) return;
      after = shownPicture(to, product);
      after?.style.setProperty('view-transition-name', NAME);
    });
    // Rejected where the browser skips it, for example because the next page has come already.
    transition.ready.catch(() => undefined);
    transition.finished
      .catch(() => undefined)
      .then(() => after?.style.removeProperty('view-transition-name'));
    return transition.updateCallbackDone;
  };
}

/** The product's picture as the page at this path shows it, if it is in the window: its gallery's first, or that of its first tile. */
function shownPicture(path: string, product: string): HTMLElement | undefined {
  const pictures = path.endsWith(product)
    ? [document.querySelector<HTMLElement>('#foto-1 > a')]
    : [...document.querySelectorAll(`main a[href$="${CSS.escape(product)}"]`)].map((link) =>
        link.closest('article, tr, li')?.querySelector<HTMLElement>('.picture'),
      );
  return pictures.find((picture): picture is HTMLElement => picture != null && isInWindow(picture));
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
