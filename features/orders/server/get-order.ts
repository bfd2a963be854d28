import { chargesOf } from '#features/payments/server/public.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaidOrder } from '../domain/placed-order.ts';
import { eventsOf } from './order-events.store.ts';
import { linesOfOrder } from './order-lines.store.ts';
import { orderOfClient } from './orders.store.ts';
import { ordersSeenBy } from './orders-seen.ts';

/** The client's own order, whole: four questions, whatever its length. */
export async function getOrder(
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
): Promise<Result<PaidOrder, { readonly code: 'order-not-found' }>> {
  const { db, supplier } = context;
  const row = await orderOfClient(db, ordersSeenBy(context), number);
  if (row === undefined) return refuse({ code: 'order-not-found' });
  const lines = await linesOfOrder(db, supplier.id, number);
  const events = await eventsOf(db, supplier.id, number);
  const charge = (await chargesOf(context, [number])).get(number);
  return accept({
    number,
    status: row.status,
    createdAt: row.createdAt.getTime(),
    issuedBy: row.issuedBy,
    issuedAs: row.issuedAs,
    paymentMethodId: row.paymentMethodId,
    paymentName: row.paymentName,
    delivery: row.delivery,
    ...(row.billing === null ? {} : { billing: row.billing }),
    note: row.note,
    customerOrderNumber: row.customerOrderNumber,
    ...(row.coupon === null ? {} : { coupon: row.coupon }),
    ...(row.subscriptionTypeId === null
      ? {}
      : { subscription: { typeId: row.subscriptionTypeId, label: row.subscriptionLabel } }),
    characteristics: row.characteristics,
    ...(row.adultDeclaredAt === null ? {} : { adultDeclaredAt: row.adultDeclaredAt.getTime() }),
    subtotal: centavos(row.subtotal),
    deliveryFee: centavos(row.deliveryFee),
    discount: centavos(row.discount),
    total: centavos(row.total),
    lines,
    events,
    ...(charge === undefined ? {} : { charge }),
  });
}
