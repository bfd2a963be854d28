import type { QueryClient } from '@tanstack/react-query';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import type { PaymentOffer } from '#features/payments/domain/payment-offer.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Api } from '#platform/web/api.ts';

/**
 * Context of every route's loader. Below `/$supplier` it also has `shop` and `terms`, and `origin` and `lockedTo` are
 * those of the shop's own domain, even where the page is read on a shared host.
 */
export interface PageContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly callsFor: (supplierId: string | undefined) => void;
  /** The slug that this host is locked to. */
  readonly lockedTo: string | undefined;
  readonly origin: string;
}

/** Context of loaders below `/$supplier`. */
export interface ShopPageContext extends PageContext {
  readonly shop: Shop;
  readonly terms: BuyingTerms;
  readonly payment?: PaymentOffer;
}
