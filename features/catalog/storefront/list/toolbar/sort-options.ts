/** The orders that a shop offers. Spec 3, ordenacoes_produto. */
import { parseSort, sortToWire } from '../../../contract/products/sort.wire.ts';
import { PRODUCT_SORTS, type ProductSort, sortWithoutPrices } from '../../../domain/product-query.ts';

const sortWords: Readonly<Record<ProductSort, string>> = {
  relevance: 'Relevância',
  'price-ascending': 'Menor preço',
  'price-descending': 'Maior preço',
  name: 'Nome (A–Z)',
};

export interface SortOption {
  readonly sort: ProductSort;
  readonly label: string;
}

interface Ordering {
  readonly key: string;
  readonly label: string;
}

/** All orders if the supplier names none. Without orders by price if prices are hidden. Spec 4, price visibility. */
export function sortOptions(orderings: readonly Ordering[], pricesHidden: boolean): readonly SortOption[] {
  const known = orderings.filter(({ key }) => sortToWire(parseSort(key)) === key);
  const options =
    known.length > 0
      ? known.map(({ key, label }) => ({ sort: parseSort(key), label }))
      : PRODUCT_SORTS.map((sort) => ({ sort, label: sortWords[sort] }));
  return options.filter(({ sort }) => !pricesHidden || sortWithoutPrices(sort) === sort);
}
