import { defined } from '#kernel/defined.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { shopOrder } from '../store/panel-orders.store.ts';

export interface MeasuredOrder {
  readonly visit: string;
  readonly total: Money;
  readonly deliveryFee: Money;
  readonly coupon?: string;
  readonly lines: readonly OrderLine[];
}

/** An order whose buyer allowed measurement; undefined for others, and after its client was forgotten. */
export async function measuredOrder(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<MeasuredOrder | undefined> {
  const row = await shopOrder(db, supplierId, number);
  if (row === undefined || row.analyticsVisit === '') return undefined;
  return {
    visit: row.analyticsVisit,
    total: centavos(row.total),
    deliveryFee: centavos(row.deliveryFee),
    ...defined({ coupon: row.coupon?.code }),
    lines: await linesOfOrder(db, supplierId, number),
  };
}
