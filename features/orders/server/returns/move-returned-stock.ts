import { returnToStore } from '#features/catalog/server/stock/by-store/return-to-store.ts';
import { returnStock } from '#features/catalog/server/stock/return-stock.ts';
import { type OutOfStock, takeStock } from '#features/catalog/server/stock/take-stock.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { OrderReturn } from '../../domain/returns/order-return.ts';
import type { ReturnWish } from '../../domain/returns/return-value.ts';

type ReturnedGoods = Pick<ReturnWish, 'lines' | 'exchanged' | 'storeId'>;
type Refusal = OutOfStock | { readonly code: 'store-not-found' };

/**
 * What can be sold again goes to the stock, at the store that is named; what an exchange sends out is taken from it. Where both hold,
 * nothing moves: each row of stock is locked once and changes in one direction. All or nothing. Returns the store, where goods came to one.
 */
export async function moveReturnedStock(
  context: StaffContext,
  order: { readonly number: number; readonly lines: readonly OrderLine[] },
  { lines: returned, exchanged, storeId }: ReturnedGoods,
): Promise<Result<OrderReturn['store'], Refusal>> {
  const products = productLines(order.lines);
  const moved = returned.flatMap(({ position, quantity, restocked }) => {
    const product = products[position];
    const moves = exchanged ? !restocked : restocked;
    return moves && product !== undefined ? [{ productId: product.productId, quantity }] : [];
  });
  if (exchanged) {
    const taken = await takeStock(context, moved);
    return taken.ok ? accept(undefined) : taken;
  }
  if (storeId === undefined || moved.length === 0) {
    await returnStock(context, moved);
    return accept(undefined);
  }
  const put = await returnToStore(context, { storeId, lines: moved, reason: `Pedido ${order.number}` });
  return put.ok ? accept({ id: storeId, name: put.value }) : put;
}
