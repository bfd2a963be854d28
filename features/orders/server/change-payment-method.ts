import { type ChangeRefusal, changeCharge, paymentMethod } from '#features/payments/server/public.ts';
import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { awaitsPayment } from '../domain/order-status.ts';
import { lockOwnOrder } from './orders.store.ts';
import { ordersSeenBy } from './orders-seen.ts';
import { hasSamePrices, keepPayment } from './other-payment.ts';

export interface PaymentWish {
  readonly number: OrderNumber;
  readonly methodId: PaymentMethodId;
  readonly instalments?: number;
  readonly seenAmount?: Money;
}

export type PaymentChangeRefusal =
  | ChangeRefusal
  | { readonly code: 'order-not-found' | 'not-payable' | 'payment-not-offered' | 'other-prices' };

/**
 * Pays a placed order in another way, at the prices it was placed with. Under the order's lock, so that no order is paid
 * anew that was finished or cancelled meanwhile. docs/decisions/017.
 */
export const changePaymentMethod = (
  context: CustomerContext,
  { number, methodId, ...charge }: PaymentWish,
): Promise<Result<void, PaymentChangeRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside;
    const order = await lockOwnOrder(db, ordersSeenBy(inside), number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    if (!awaitsPayment(order.status)) return refuse({ code: 'not-payable' });
    const method = await paymentMethod(inside, methodId);
    if (!method?.deliveryTypes.includes(order.delivery.type)) return refuse({ code: 'payment-not-offered' });
    if (!(await hasSamePrices(inside, order, method))) return refuse({ code: 'other-prices' });
    const changed = await changeCharge(inside, {
      ...charge,
      orderNumber: number,
      method,
      amount: centavos(order.total),
    });
    if (!changed.ok) return changed;
    if (changed.value === 'changed') await keepPayment(inside, order, method);
    return accept(undefined);
  });
