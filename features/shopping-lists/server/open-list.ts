import { showCart } from '#features/cart/server/decide-cart.ts';
import { priceLines } from '#features/cart/server/price-lines.ts';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { linesToday, listCartLines, type OpenList } from '../domain/list-today.ts';
import type { ListId } from '../domain/shopping-list.ts';
import { itemsOf } from './items.store.ts';
import { descriptionOf, listKindOf, listViewerOf, sharingOf } from './list-lists.ts';
import { listedProducts } from './listed-products.ts';
import { visibleList } from './lists.store.ts';

/** One list with what its products would be in the cart today. Nothing is added to the cart. */
export async function openList(
  context: CustomerContext,
  id: ListId,
  terms: BuyingTerms,
): Promise<Result<OpenList, { readonly code: 'list-not-found' }>> {
  const { db, supplier } = context;
  const row = await visibleList(db, await listViewerOf(context), id);
  if (row === undefined) return refuse({ code: 'list-not-found' });
  const items = await itemsOf(db, supplier.id, id);
  const products = await listedProducts(
    context,
    items.map(({ productId }) => productId),
  );
  const cart = showCart(context, { cart: await priceLines(context, listCartLines(items), terms) });
  return accept({
    id,
    name: row.name,
    ...descriptionOf(row),
    ...sharingOf(context, row),
    kind: listKindOf(row),
    lines: linesToday(items, products, cart),
  });
}
