/** The filters of product lists. Spec 7: tagsPesquisa, agrupadores and produtoprincipal; the others are additions of ours. */
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';

/** Both ends inclusive. */
export interface PriceRange {
  readonly from?: Money;
  readonly to?: Money;
}

/** Linked products: all shown, all hidden, or only those of one principal. */
export type LinkedProducts = 'shown' | 'hidden' | { readonly of: ProductId };

export interface ProductFilter {
  /** The product carries all of them. */
  readonly tags: readonly string[];
  /** Grouping keys; the product has at least one of each kind: 'sabor:morango' or 'sabor:uva', and 'tamanho:1-l'. */
  readonly groupings: readonly string[];
  /** Brand keys, as in facets; the product has one of them. */
  readonly brands: readonly string[];
  /** Range of the first-unit price shown to this shopper, before quantity discounts. */
  readonly price?: PriceRange;
  /** Only products that can be bought now. */
  readonly available: boolean;
  /** Only what the asking client bought before. */
  readonly bought: boolean;
  /** On the server: the products that `bought` stands for. */
  readonly ids?: readonly ProductId[];
  readonly linked: LinkedProducts;
}

export const NO_FILTER: ProductFilter = {
  tags: [],
  groupings: [],
  brands: [],
  available: false,
  bought: false,
  linked: 'shown',
};

/** Removes the price range if prices are hidden: the result would reveal them. Spec 4, price visibility. */
export function filterWithoutPrices({ price: _price, ...filter }: ProductFilter): ProductFilter {
  return filter;
}

export const isNarrowed = (filter: ProductFilter): boolean =>
  filter.tags.length + filter.groupings.length + filter.brands.length > 0 ||
  filter.price?.from !== undefined ||
  filter.price?.to !== undefined ||
  filter.available ||
  filter.bought ||
  filter.linked !== 'shown';
