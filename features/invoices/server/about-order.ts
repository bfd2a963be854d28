import { bareDocument } from '#features/accounts/domain/document.ts';
import { payerAt } from '#features/accounts/server/clients/payer-at.store.ts';
import type { OrderForStaff } from '#features/orders/server/read/order-for-staff.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { AboutOrder } from '../domain/nfe/nfe-warnings.ts';
import { invoicedOf, nfesOf } from './nfe-documents.store.ts';

/** What a new document of an order is checked against. */
export async function aboutOrder(
  context: Context,
  number: OrderNumber,
  order: OrderForStaff,
): Promise<AboutOrder> {
  const { db, supplier } = context;
  const client = await payerAt(db, supplier.id, order.clientId);
  const charge = (await chargesOf(context, [number])).get(number);
  const paid = charge === undefined ? [] : [charge.amount, charge.captured ?? ZERO];
  return {
    shopDocument: bareDocument((await shopOf(context)).footer.cnpj),
    clientDocument: client?.document ?? '',
    orderTotal: order.total,
    // Interest of instalments, and weighed goods, can raise the amount above the order's total.
    most: centavos(Math.max(order.total, ...paid)),
    invoiced: await invoicedOf(db, supplier.id, number),
    others: await nfesOf(db, supplier.id, number),
    cancelled: order.status === 'cancelled',
  };
}
