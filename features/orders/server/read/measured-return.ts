import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { storedReturns } from '../returns/returns.store.ts';
import { measuredOrder } from './measured-order.ts';

export interface MeasuredReturn {
  /** Of the order. */
  readonly visit: string;
  /** What goes back, and the delivery fee within it. */
  readonly amount: Money;
  readonly fee: Money;
  /** The products that came back, as often as they did. */
  readonly lines: readonly OrderLine[];
}

/** A return of an order whose buyer allows measurement; undefined for others, and after its client was forgotten. */
export async function measuredReturn(
  db: Db,
  supplierId: SupplierId,
  { orderNumber, returnNumber }: { readonly orderNumber: OrderNumber; readonly returnNumber: number },
): Promise<MeasuredReturn | undefined> {
  const order = await measuredOrder(db, supplierId, orderNumber);
  if (order === undefined) return undefined;
  const returns = await storedReturns(db, supplierId, orderNumber);
  const found = returns.find(({ number }) => number === returnNumber);
  if (found === undefined) return undefined;
  const products = productLines(order.lines);
  const lines = found.lines.flatMap(({ position, quantity }) => {
    const product = products[position];
    return product === undefined ? [] : [{ ...product, quantity }];
  });
  return { visit: order.visit, amount: found.amount, fee: found.fee, lines };
}
