import { queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import { productQueryToWire } from '../../contract/products/product-query.wire.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductList } from '../../domain/product-list.ts';
import type { ProductQuery } from '../../domain/product-query.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

/** What a list shows; the terms on which it is priced are the scope's alone, which is part of every key. */
export type ListQuery = Omit<ProductQuery, keyof BuyingTerms | 'ignorePolicies'>;

/** The query's parameters on the scope's terms: the last part of its key. */
export const queryOn = ({ supplierId, deliveryType, paymentMethodId }: CatalogScope, query: ListQuery) =>
  productQueryToWire(supplierId, {
    ...query,
    ...defined({ deliveryType, paymentMethodId }),
  });

/** Key prefix of all lists of one category and text, however narrowed, sorted and paged. */
export const placeKey = (scope: CatalogScope, { category, text }: ListQuery) =>
  [...scopeKey(scope), 'list', category ?? '', text ?? ''] as const;

/** One page of products. A cached page is not requested again; a request that nothing waits for is aborted. */
export function productListQuery(scope: CatalogScope, query: ListQuery) {
  const asked = queryOn(scope, query);
  return queryOptions({
    queryKey: [...placeKey(scope, query), asked] as const,
    queryFn: async ({ signal, client }): Promise<ProductList> =>
      (await import('./fetch-product-list.ts')).fetchProductList(scope, asked, client, signal),
  });
}
