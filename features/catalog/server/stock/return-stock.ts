import type { Context } from '#platform/db/context.ts';
import { changeStock, lockStock } from './stock.store.ts';
import { quantityByProduct, type StockLine } from './take-stock.ts';

/** Returns the stock of a cancelled order, in the transaction that cancels it. Design 4, stock. */
export async function returnStock({ db, supplier }: Context, lines: readonly StockLine[]): Promise<void> {
  const returned = quantityByProduct(lines);
  if (returned.size === 0) return;
  await lockStock(db, supplier.id, [...returned.keys()]);
  await changeStock(db, supplier.id, returned);
}
