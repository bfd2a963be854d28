import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { announceAdditions } from '../added/announce-additions.ts';
import { offerAdditions } from '../additions/offer-additions.ts';
import { followTerms } from '../cart-terms.ts';
import { followLinkCoupon } from '../coupons/follow-link-coupon.ts';
import { remakingUnsent } from '../unsent/remake-unsent.ts';
import { shownStore, storeShown } from '../unsent/shown-store.ts';
import { storeUnsent } from '../unsent/store-unsent.ts';
import { unsentStore } from '../unsent/unsent-store.ts';
import { joinVisitorLines } from '../visitor/join-visitor-lines.ts';
import { showMergeNotices } from '../visitor/show-merge-notices.ts';
import { flushCart, openCart, refreshCart, repriceCart, resumeCart } from './cart-saver.ts';
import { cartServer } from './cart-server.ts';

export interface CartSyncContext {
  readonly api: Api;
  readonly supplierId: SupplierId;
  readonly shop: Shop;
  readonly session: Session;
  readonly queryClient: QueryClient;
  /** The query string with which the page was opened. */
  readonly search: string;
  /** Ends everything when aborted. */
  readonly signal: AbortSignal;
}

/**
 * Opens the cart with what was left unsaved, saves it when the page is left or the connection is back, and refreshes it when the
 * page becomes visible.
 */
export function syncCart({
  api,
  supplierId,
  shop,
  session,
  queryClient,
  search,
  signal,
}: CartSyncContext): void {
  if (signal.aborted) return;
  followTerms({ api, shop, session }, queryClient, () => void repriceCart(), signal);
  forgetOtherClients(session.clientId);
  const unsent = unsentStore(supplierId, session.clientId);
  storeUnsent(unsent, signal);
  announceAdditions(signal);
  offerAdditions({ api, supplierId, clientId: session.clientId }, signal);
  const shown = shownStore(shop, session);
  storeShown(shown, signal);
  window.addEventListener('pagehide', () => void flushCart(), { signal });
  window.addEventListener('online', () => void resumeCart(), { signal });
  document.addEventListener('visibilitychange', () => void (document.hidden || refreshCart()), { signal });
  const server = remakingUnsent(cartServer(api, supplierId, session), unsent, {
    store: shown,
    rules: priceRules(new Set(shop.tags)),
  });
  void openCart(supplierId, server)
    .then(() => joinVisitorLines({ api, supplierId, session, signal }))
    .then(() => showMergeNotices(supplierId));
  followLinkCoupon({ api, supplierId, session }, search, signal);
}
