/** Runs on every page of a shop once it is idle: account, login by key, supplier look-up, buying terms. */
import type { AnyRouter } from '@tanstack/react-router';
import type { CartSyncContext } from '#features/cart/storefront/save/sync-cart.ts';
import { startConsent } from '#features/privacy/storefront/consent/start-consent.ts';
import { sendsAnalyticsEvents } from '#features/suppliers/domain/tags/tag-rules.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { restoreFocus } from '#platform/ui/overlays/restore-focus.ts';
import { welcomeHere } from '../shell/go-to-shop.ts';
import { followBuyingTerms } from './buying-terms.ts';

export async function onceIdle(router: AnyRouter, sync: CartSyncContext): Promise<void> {
  const { search, shop, signal } = sync;
  restoreFocus(document, signal);
  welcomeHere(shop);
  const policyHref = router.buildLocation({ to: shopHref(shop.slug, '/privacidade') }).publicHref;
  if (window.arrivedWithKey !== undefined)
    void (await import('./account/enter-with-key.ts')).enterWithKey(router, sync, window.arrivedWithKey());
  void import('./product/follow-first-slot.tsx').then(({ followFirstSlot }) => followFirstSlot(sync));
  void import('./offline/start-offline.ts').then(({ startOffline }) => startOffline(router, sync));
  const { session } = sync;
  if (session.authenticated) void (await import('./look-for-suppliers.ts')).lookForSuppliers(router, sync);
  if (session.authenticated || session.notice !== undefined)
    void (await import('./account/watch-account.ts')).watchAccount(router, sync).catch(() => undefined);
  await Promise.all([followBuyingTerms(router, sync), startConsent({ search, policyHref, signal })]);
  if (!signal.aborted && sendsAnalyticsEvents(new Set(shop.tags)))
    (await import('./analytics/measure-shop.ts')).measureShop(router, sync);
}
