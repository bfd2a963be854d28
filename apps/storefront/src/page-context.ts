import type { QueryClient } from '@tanstack/react-query';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Api } from '#platform/web/api.ts';

/**
 * What every route's loader receives. Below `/$supplier` there are also `shop` and `terms`, and `origin` and `lockedTo` say where its
 * pages are at home: on its own domain, also where they are read on a shared host.
 */
export interface PageContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly callsFor: (supplierId: string | undefined) => void;
  /** The slug this host is locked to. */
  readonly lockedTo: string | undefined;
  readonly origin: string;
}

/** What loaders below `/$supplier` receive. */
export interface ShopPageContext extends PageContext {
  readonly shop: Shop;
  readonly terms: BuyingTerms;
}
