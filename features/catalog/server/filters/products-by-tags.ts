import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductCard } from '../../domain/product.ts';
import { cardsOf, priceView } from '../products/product-cards.ts';
import { taggedProducts } from './products-by-tags.store.ts';

export interface TagsQuery extends BuyingTerms {
  readonly tags: readonly string[];
  /** The product on whose page the row is shown. */
  readonly except?: ProductId;
}

const MAX = 20;

/** Products with any of the tags, with prices for the requesting client. Spec 7, produto-by-tags. */
export async function productsByTags(
  context: Context,
  { tags, except, ...terms }: TagsQuery,
): Promise<readonly ProductCard[]> {
  if (tags.length === 0) return [];
  const [view, rows] = await Promise.all([
    priceView(context, terms),
    taggedProducts(context.db, context.supplier.id, {
      tags,
      limit: MAX,
      ...defined({ except }),
    }),
  ]);
  return cardsOf(context, rows, view);
}
