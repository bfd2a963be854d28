import { queryOptions } from '@tanstack/react-query';
import { productFilterToWire } from '../../contract/products/product-filter.wire.ts';
import type { ProductListQuery } from '../../contract/products/product-list.schema.ts';
import { sortToWire } from '../../contract/products/sort.wire.ts';
import { NO_FILTER, type ProductFilter } from '../../domain/filters/product-filter.ts';
import { PAGE_SIZE } from '../../domain/page.ts';
import type { ProductList } from '../../domain/product-list.ts';
import { DEFAULT_SORT, type ProductSort } from '../../domain/sort.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

/** Selects products and a page of them. */
export interface ListAsk extends Partial<ProductFilter> {
  readonly category?: string;
  readonly text?: string;
  readonly sort?: ProductSort;
  readonly page?: number;
  readonly size?: number;
}

/** Query parameters shared by the list call and the facets call. */
export function listQuestion(scope: CatalogScope, ask: ListAsk): ProductListQuery {
  const { category, text, sort = DEFAULT_SORT, page = 1, size = PAGE_SIZE, ...filter } = ask;
  return {
    fornec: scope.supplierId,
    page,
    limit: size,
    ordenacao: sortToWire(sort),
    canalVenda: 'WEB',
    ...(category === undefined ? {} : { categ: category }),
    ...(text === undefined ? {} : { sk: text }),
    ...productFilterToWire({ ...NO_FILTER, ...filter }),
    ...(scope.deliveryType === undefined ? {} : { tipoentrega: scope.deliveryType }),
    ...(scope.paymentMethodId === undefined ? {} : { formapagamento: scope.paymentMethodId }),
  };
}

/** Key prefix of all lists of one category and text, however narrowed, sorted and paged. */
export const placeKey = (scope: CatalogScope, { category, text }: ListAsk) =>
  [...scopeKey(scope), 'list', category ?? '', text ?? ''] as const;

/** One page of products. A cached page is not requested again; a request that nothing waits for is aborted. */
export function productListQuery(scope: CatalogScope, ask: ListAsk) {
  const query = listQuestion(scope, ask);
  return queryOptions({
    queryKey: [...placeKey(scope, ask), query] as const,
    queryFn: async ({ signal, client }): Promise<ProductList> =>
      (await import('./ask-product-list.ts')).askProductList(scope, query, client, signal),
  });
}
