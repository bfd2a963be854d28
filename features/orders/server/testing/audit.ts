/** What must hold of every order after every test: the ledger. Reliability 3, I1, I2, I12. */
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#platform/db/context.ts';
import { canMove } from '../../domain/order-status.ts';
import { orderEvents } from '../store/order-records.tables.ts';
import { orderCombos, orderLines, orders } from '../store/orders.tables.ts';

/** Throws on an order whose sums or events are wrong; returns the number of orders. */
export async function auditOrders({ db, supplier }: Context): Promise<number> {
  const all = await db.select().from(orders).where(eq(orders.supplierId, supplier.id));
  for (const order of all) {
    const lines = await db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.supplierId, supplier.id), eq(orderLines.orderNumber, order.number)));
    const sum = lines.reduce((total, line) => total + line.total, 0);
    const combos = await db
      .select()
      .from(orderCombos)
      .where(and(eq(orderCombos.supplierId, supplier.id), eq(orderCombos.orderNumber, order.number)));
    for (const { position, price, quantity, total, undiscountedPrice } of combos) {
      const parts = lines.filter((line) => line.combo === position);
      const ofParts = parts.reduce((so, line) => so + line.total, 0);
      check(parts.length > 1, order.number, 'has a combo without its products');
      check(
        total === price * quantity && total === ofParts,
        order.number,
        'has a combo that does not add up',
      );
      check(undiscountedPrice !== null, order.number, 'has a combo without its undiscounted price');
    }
    check(lines.length > 0, order.number, 'has no lines');
    for (const { combo, priceReason, undiscountedPrice } of lines)
      check(
        (undiscountedPrice === null) === (combo !== null || priceReason === 'gift'),
        order.number,
        'has a line without its undiscounted price',
      );
    check(sum === order.subtotal, order.number, 'has lines that are not its subtotal');
    check(
      order.total === order.subtotal + order.deliveryFee - order.discount,
      order.number,
      'does not add up',
    );
    const events = await db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.supplierId, supplier.id), eq(orderEvents.orderNumber, order.number)))
      .orderBy(asc(orderEvents.position));
    check(events.at(-1)?.status === order.status, order.number, 'is not where its events lead');
    for (const [index, { status }] of events.entries()) {
      const before = events[index - 1]?.status;
      const legal = before === undefined || canMove(before, status, order.delivery.type);
      check(legal, order.number, `moved from ${before} to ${status}`);
    }
  }
  return all.length;
}

function check(holds: boolean, number: number, what: string): void {
  if (!holds) throw new Error(`order ${number} ${what}`);
}
