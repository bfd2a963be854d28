/** A list as it could be bought today. Spec 5 and 8, applying a shopping list. */

import type { CartLine } from '#features/cart/domain/cart.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import type { ShownCart, ShownLine } from '#features/cart/domain/shown-cart.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { ListedProduct, ListItem, ListKind, ListSummary } from './shopping-list.ts';

export interface ListLine extends ListItem {
  readonly product: ListedProduct;
  /** The cart line it would become; absent if it can't be bought now. */
  readonly today?: ShownLine;
  /** How that differs from the list. */
  readonly notices: readonly CartNotice[];
}

export interface OpenList extends Pick<ListSummary, 'id' | 'name' | 'description' | 'sharing'> {
  readonly kind: ListKind;
  readonly lines: readonly ListLine[];
}

export const listCartLines = (items: readonly ListItem[]): CartLine[] =>
  items.map(({ productId, quantity }) => ({ productId, quantity, giftWrap: false }));

/** Each item with its line in the priced cart. What can't be bought now stays in the list. */
export function linesToday(
  items: readonly ListItem[],
  products: ReadonlyMap<ProductId, ListedProduct>,
  cart: ShownCart,
): ListLine[] {
  const today = new Map(cart.lines.map((line) => [line.product.id, line]));
  const noticesByProduct = Map.groupBy(cart.notices, (notice) => notice.productId);
  return items.flatMap((item) => {
    const product = products.get(item.productId);
    if (product === undefined) return [];
    const shown = today.get(item.productId);
    return {
      ...item,
      product: { ...product, available: shown !== undefined },
      ...defined({ today: shown }),
      notices: noticesByProduct.get(item.productId) ?? [],
    };
  });
}

export const noticesOf = (items: readonly ListItem[], cart: ShownCart): CartNotice[] => {
  const mine = new Set(items.map(({ productId }) => productId));
  return cart.notices.filter(({ productId }) => mine.has(productId));
};
