import { returnStock } from '#features/catalog/server/stock/return-stock.ts';
import { type OutOfStock, takeStock } from '#features/catalog/server/stock/take-stock.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { ReturnWish } from '../../domain/returns/return-value.ts';

/**
 * What can be sold again goes to the stock, and what an exchange sends out is taken from it. Where both hold, nothing
 * moves: each row of stock is locked once and changes in one direction. All or nothing.
 */
export async function moveReturnedStock(
  context: StaffContext,
  lines: readonly OrderLine[],
  { lines: returned, exchanged }: Pick<ReturnWish, 'lines' | 'exchanged'>,
): Promise<Result<void, OutOfStock>> {
  const products = productLines(lines);
  const moved = returned.flatMap(({ position, quantity, restocked }) => {
    const product = products[position];
    const moves = exchanged ? !restocked : restocked;
    return moves && product !== undefined ? [{ productId: product.productId, quantity }] : [];
  });
  if (exchanged) return takeStock(context, moved);
  await returnStock(context, moved);
  return accept(undefined);
}
