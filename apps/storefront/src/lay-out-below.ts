import type { AnyRouter } from '@tanstack/react-router';

/**
 * From the second page on, what stands below is laid out at once (`.below-…` in base.css): the place to which Back
 * returns is measured in real heights. Told right before that place is restored.
 */
export function layOutBelow(router: Pick<AnyRouter, 'subscribe'>, page: Document): void {
  const stop = router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
    if (fromLocation === undefined || !hrefChanged) return;
    page.documentElement.dataset.moved = '';
    stop();
  });
}
