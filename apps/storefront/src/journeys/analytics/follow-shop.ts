/**
 * Reports what the visitor does. It only watches the router, the query cache, the cart and clicks: screens neither know of it nor
 * wait for it. Loaded only after consent, at shops with the tag.
 */
import type { AnyRouter } from '@tanstack/react-router';
import type { ShopEvent } from '#features/analytics/domain/shop-event.ts';
import { logEvent, mayMeasure, sendAtOnce } from '#features/analytics/storefront/event-log.ts';
import { useCartState } from '#features/cart/storefront/save/cart-state.ts';
import type { CartSyncContext } from '#features/cart/storefront/save/sync-cart.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { cartChanges } from './cart-changes.ts';
import type { CheckoutSteps } from './checkout-steps.ts';
import { openGoogleAnalytics } from './google-analytics.ts';
import { orderRefunds } from './order-refunds.ts';
import {
  reportCart,
  reportPage,
  reportPromotions,
  reportRows,
  reportSelection,
  turnTo,
} from './page-events.ts';
import { pressedInRow, watchRows } from './product-rows.ts';
import { pressedPromotion, watchPromotions } from './promotions.ts';
import { shownPage } from './visited-page.ts';

/** Data of a page arrives in several steps; they are read together. Milliseconds. */
const LATER = 50;

/** In the browser's timeline while visits are measured. */
const MEASURING = 'vitrine:measuring';

/** Outlive a restart on the same page. */
let steps: CheckoutSteps | undefined;

/** The shop's path in the address bar: on a host of its own that is '/'. */
const pathOf = (router: AnyRouter, { slug }: Shop): string =>
  `${router.buildLocation({ to: shopHref(slug, '/') }).publicHref.replace(/[/]$/, '')}/`;

export function followShop(
  router: AnyRouter,
  sync: CartSyncContext,
  { measurementId, signal }: { readonly measurementId: string | undefined; readonly signal: AbortSignal },
): void {
  const { queryClient, supplierId } = sync;
  const google = openGoogleAnalytics(measurementId, sync.shop, pathOf(router, sync.shop));
  const report = (event: ShopEvent): void => {
    if (!mayMeasure()) return;
    // A purchase or refund is sent once: by the browser only where it counts, and where the server does not.
    const isOfOrder = 'order' in event;
    if (!isOfOrder) google?.send(event);
    logEvent(supplierId, event, (isSentByServer) => {
      if (isOfOrder && !isSentByServer && mayMeasure()) google?.send(event);
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    if (signal.aborted) return;
    const page = shownPage(router);
    // The page after the checkout finishes its steps.
    const isAnother = turnTo(page);
    if (isAnother) google?.showPage(page);
    if (isAnother && page.kind !== 'submitted') {
      steps?.stop();
      steps = undefined;
    }
    reportPage(queryClient, sync.shop, report, steps);
    reportPromotions(takeSeen(), report);
    reportRows(takeRows(), report);
    if (page.kind === 'checkout') void openSteps();
  };
  const openSteps = async (): Promise<void> => {
    if (steps !== undefined) return;
    const { followCheckout } = await import('./checkout-steps.ts');
    if (!signal.aborted) steps ??= followCheckout({ buyer: sync, queryClient, report });
  };
  const lookLater = (): void => {
    timer ??= setTimeout(look, LATER);
  };
  const takeSeen = watchPromotions(lookLater, signal);
  const takeRows = watchRows(queryClient, lookLater, signal);
  const refunds = orderRefunds(report);
  const ends = [
    router.subscribe('onResolved', lookLater),
    queryClient.getQueryCache().subscribe((event) => {
      lookLater();
      refunds(event);
    }),
    useCartState.subscribe((now, before) => {
      for (const event of cartChanges(now, before)) report(event);
      lookLater();
    }),
    useOverlay.subscribe(({ active }, before) => {
      if (active?.name === 'cart' && before.active?.name !== 'cart') reportCart(report, 'view_cart');
    }),
  ];
  const reportPress = (event: MouseEvent): void => {
    reportSelection(event, report);
    const row = pressedInRow(queryClient, event);
    if (row !== undefined) report({ name: 'select_item', listName: row.name, items: row.items });
    const promotion = pressedPromotion(event);
    if (promotion !== undefined) report({ name: 'select_promotion', promotion });
  };
  document.addEventListener('click', reportPress, { capture: true, signal });
  window.addEventListener('pagehide', sendAtOnce, { signal });
  signal.addEventListener('abort', () => {
    performance.clearMarks(MEASURING);
    clearTimeout(timer);
    for (const end of ends) end();
    steps?.stop();
    steps = undefined;
    google?.stop();
  });
  look();
  performance.mark(MEASURING);
}
