/** The hooks that payments call about an order, within their own transactions. */
import { payerAt } from '#features/accounts/server/clients/payer-at.store.ts';
import type { OrderHold, OrderHooks } from '#features/payments/server/providers/payment-gateways.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { clientOfOrder, lockOrder } from '../store/orders.store.ts';
import { moneyBack } from './money-back.ts';
import { orderPaid } from './order-paid.ts';

async function holdOrder({ db, supplier }: Context, number: OrderNumber): Promise<OrderHold> {
  const order = await lockOrder(db, supplier.id, number);
  if (order === undefined) return 'absent';
  if (order.status === 'CANCELADO') return 'cancelled';
  return order.status === 'ENTREGUE' ? 'finished' : 'open';
}

async function payerOf({ db, supplier }: Context, number: OrderNumber) {
  const clientId = await clientOfOrder(db, supplier.id, number);
  const payer = clientId === undefined ? undefined : await payerAt(db, supplier.id, clientId);
  if (payer === undefined) return undefined;
  const { document, ...who } = payer;
  return { ...who, ...(document === null ? {} : { document }) };
}

export const orderHooks: OrderHooks = { holdOrder, orderPaid, moneyBack, payerOf };
