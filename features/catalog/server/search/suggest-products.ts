import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import { NO_FILTER } from '../../domain/filters/product-filter.ts';
import type { ProductList } from '../../domain/product-query.ts';
import { SUGGESTIONS } from '../../domain/product-query.ts';
import { selectProducts } from '../products/list-products.ts';
import { cardsOf, priceView } from '../products/product-cards.ts';

export type Suggestions = Pick<ProductList, 'products' | 'total' | 'approximate' | 'corrected'>;

/** Up to `SUGGESTIONS` products for a text that is still being typed, and the total. Spec 9, suggestions. */
export async function suggestProducts(
  context: Context,
  text: string,
  terms: BuyingTerms = {},
): Promise<Suggestions> {
  if (text.trim() === '') return { products: [], total: 0, approximate: false };
  const [view, { rows, ...found }] = await Promise.all([
    priceView(context, terms),
    selectProducts(
      context,
      { filter: NO_FILTER },
      { sort: 'relevance', page: 1, pageSize: SUGGESTIONS },
      text,
    ),
  ]);
  return { ...found, products: await cardsOf(context, rows, view) };
}
