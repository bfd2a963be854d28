/** What a list of products may be narrowed to. Spec 7, tagsPesquisa, agrupadores and produtoprincipal; the rest is ours. */
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';

/** Both ends belong to it. */
export interface PriceRange {
  readonly from?: Money;
  readonly to?: Money;
}

/** Products that are sizes, colours or flavours of one principal product: all, principals only, or those of one principal. */
export type LinkedProducts = 'shown' | 'hidden' | { readonly of: ProductId };

export interface ProductFilter {
  /** The product carries all of them. */
  readonly tags: readonly string[];
  /** The product has one of those of each kind: 'sabor:morango' or 'sabor:uva', and 'tamanho:1-l'. */
  readonly groupings: readonly string[];
  /** The product is of one of them: keys, as facets name them. */
  readonly brands: readonly string[];
  /** Of the price that this shopper is shown for the first unit before discounts by quantity. */
  readonly price?: PriceRange;
  /** Only what can be bought now. */
  readonly available: boolean;
  readonly linked: LinkedProducts;
}

export const NO_FILTER: ProductFilter = {
  tags: [],
  groupings: [],
  brands: [],
  available: false,
  linked: 'shown',
};

/** The filter for someone who may not see prices: who is left in a price range would tell them. Spec 4, price visibility. */
export function filterWithoutPrices({ price: _price, ...filter }: ProductFilter): ProductFilter {
  return filter;
}

/** Whether anything at all is narrowed. */
export const isNarrowed = (filter: ProductFilter): boolean =>
  filter.tags.length + filter.groupings.length + filter.brands.length > 0 ||
  filter.price?.from !== undefined ||
  filter.price?.to !== undefined ||
  filter.available ||
  filter.linked !== 'shown';
