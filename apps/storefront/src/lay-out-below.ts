import type { AnyRouter } from '@tanstack/react-router';

/**
 * After the first navigation, lays out content below the fold at once (`.below-…` in base.css), so that Back restores
 * the scroll position against real heights. `onResolved` comes just before that.
 */
export function layOutBelow(router: Pick<AnyRouter, 'subscribe'>, page: Document): void {
  const stop = router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
    if (fromLocation === undefined || !hrefChanged) return;
    page.documentElement.dataset.moved = '';
    stop();
  });
}
