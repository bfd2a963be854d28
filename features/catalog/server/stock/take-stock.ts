import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { takeFromStock, takeFromStockOrFail } from './stock.store.ts';

export interface StockLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

export type OutOfStock = { readonly code: 'out-of-stock'; readonly productIds: readonly ProductId[] };

/**
 * Takes the stock of an order, all or nothing; untracked products are always available. The context must carry the
 * order's transaction, which must be rolled back if this is refused. Design 4, stock: never oversold.
 */
export async function takeStock(
  { db, supplier }: Context,
  lines: readonly StockLine[],
): Promise<Result<void, OutOfStock>> {
  const wanted = quantityByProduct(lines);
  if (wanted.size === 0) return accept(undefined);
  const short = await takeFromStock(db, supplier.id, wanted);
  return short.length === 0 ? accept(undefined) : refuse({ code: 'out-of-stock', productIds: short });
}

/** For statements sent with COMMIT: too little stock fails the transaction with an error that `isShortage` recognises. */
export async function takeStockOrFail({ db, supplier }: Context, lines: readonly StockLine[]): Promise<void> {
  const wanted = quantityByProduct(lines);
  if (wanted.size > 0) await takeFromStockOrFail(db, supplier.id, wanted);
}

/** Sums lines, because a product may occur in several. */
export function quantityByProduct(lines: readonly StockLine[]): Map<ProductId, number> {
  const sums = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}
