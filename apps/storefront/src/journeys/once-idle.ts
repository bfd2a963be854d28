/** Runs on every page of a shop once it is idle: account, login by key, supplier look-up, buying terms. */
import type { AnyRouter } from '@tanstack/react-router';
import { startConsent } from '#features/privacy/storefront/consent/start-consent.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { restoreFocus } from '#platform/ui/overlays/restore-focus.ts';
import { welcomeHere } from '../shell/go-to-shop.ts';
import { followBuyingTerms } from './buying-terms.ts';

type Keeping = Parameters<typeof followBuyingTerms>[1] & { readonly search: string };

export async function onceIdle(router: AnyRouter, keeping: Keeping): Promise<void> {
  const { search, shop, signal } = keeping;
  restoreFocus(document, signal);
  welcomeHere(shop);
  const policyHref = router.buildLocation({ to: shopHref(shop.slug, '/privacidade') }).publicHref;
  if (window.arrivedWithKey !== undefined)
    void (await import('./account/enter-with-key.ts')).enterWithKey(router, keeping, window.arrivedWithKey());
  const { session } = keeping;
  if (session.authenticated) void (await import('./look-for-suppliers.ts')).lookForSuppliers(router, keeping);
  if (session.authenticated || session.notice !== undefined)
    void (await import('./account/watch-account.ts')).watchAccount(router, keeping).catch(() => undefined);
  await Promise.all([followBuyingTerms(router, keeping), startConsent({ search, policyHref, signal })]);
}
