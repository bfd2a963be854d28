/** What the current page shows, read from the router and the query cache: the screens themselves report nothing. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { SEARCH_RESULTS } from '#features/analytics/domain/shop-event.ts';
import { productQueryToWire } from '#features/catalog/contract/products/product-query.wire.ts';
import type { ProductDetail } from '#features/catalog/domain/product.ts';
import type { ProductList } from '#features/catalog/domain/product-query.ts';
import { categoryListQuery, searchListQuery } from '#features/catalog/storefront/list/list-query.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import type { ShownOrder } from '#features/orders/storefront/order/order-query.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';

export type PageKind = 'search' | 'category' | 'product' | 'cart' | 'checkout' | 'submitted' | 'other';

export interface VisitedPage {
  readonly kind: PageKind;
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, unknown>>;
}

const KINDS: Readonly<Record<string, PageKind>> = {
  '/$supplier/busca': 'search',
  '/$supplier/c/$': 'category',
  '/$supplier/p/$slug': 'product',
  '/$supplier/carrinho': 'cart',
  '/$supplier/checkout': 'checkout',
  '/$supplier/submissao/$numpedido': 'submitted',
};

export function shownPage({ state }: AnyRouter): VisitedPage {
  const match = state.matches.at(-1);
  return {
    kind: KINDS[match?.routeId ?? ''] ?? 'other',
    pathname: match?.pathname ?? '',
    params: match?.params ?? {},
    search: match?.search ?? {},
  };
}

/** Place of the kind of query in the keys of the catalogue (`scopeKey`), followed by what was queried. */
const KIND = 6;

export interface ViewedList {
  /** Equal for the same list at other prices. */
  readonly key: string;
  readonly name: string;
  readonly list: ProductList;
}

/**
 * The lists of this page that have arrived: several pages of one list may be shown together. Rows of the former page are still
 * active for a moment, so that a list has to be exactly the one that the address names.
 */
export function viewedLists(client: QueryClient, shop: Pick<Shop, 'id'>, page: VisitedPage): ViewedList[] {
  if (page.kind !== 'search' && page.kind !== 'category') return [];
  const category = (page.params._splat ?? '').replace(/\/+$/, '');
  const search = parseListSearch(page.search);
  const query = page.kind === 'search' ? searchListQuery(search) : categoryListQuery(category, search);
  const { page: _, ...wanted } = productQueryToWire(shop.id, query);
  const isWanted = (parameters: unknown): boolean =>
    Object.entries(wanted).every(
      ([name, value]) => String((parameters as Record<string, unknown>)[name]) === String(value),
    );
  return activeData<ProductList>(client, 'list').flatMap(({ queried, data }) => {
    const [place, text, parameters] = queried;
    const isPlace = place === (query.category ?? '') && text === (query.text ?? '');
    if (!isPlace || !isWanted(parameters)) return [];
    if (!Array.isArray(data.products) || data.products.length === 0) return [];
    const name = page.kind === 'search' ? SEARCH_RESULTS : (data.breadcrumb.at(-1)?.name ?? category);
    return [{ key: JSON.stringify([place, text, wanted, data.page]), name, list: data }];
  });
}

export const viewedProduct = (
  client: QueryClient,
  { kind, params }: VisitedPage,
): ProductDetail | undefined =>
  kind === 'product'
    ? activeData<ProductDetail>(client, 'product').find(({ queried }) => queried[0] === params.slug)?.data
    : undefined;

export function submittedOrder(client: QueryClient, { kind, params }: VisitedPage): ShownOrder | undefined {
  if (kind !== 'submitted') return undefined;
  const found = client
    .getQueryCache()
    .findAll({ queryKey: ['order'], type: 'active' })
    .find(({ queryKey }) => String(queryKey.at(-1)) === params.numpedido);
  return found?.state.data as ShownOrder | undefined;
}

const activeData = <T>(client: QueryClient, kind: string): { queried: readonly unknown[]; data: T }[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['catalog'], type: 'active' })
    .filter(({ queryKey, state }) => queryKey[KIND] === kind && state.data !== undefined)
    .map(({ queryKey, state }) => ({ queried: queryKey.slice(KIND + 1), data: state.data as T }));
