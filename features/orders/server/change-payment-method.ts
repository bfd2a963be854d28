import { recordChange } from '#features/accounts/server/public.ts';
import { couponAllowsPayment } from '#features/coupons/server/public.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import {
  type ChangeRefusal,
  changeCharge,
  methodVariance,
  paymentMethod,
} from '#features/payments/server/public.ts';
import { combosAllowPayment } from '#features/promotions/server/public.ts';
import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { awaitsPayment } from '../domain/order-status.ts';
import { linesOfOrder } from './order-lines.store.ts';
import { lockOwnOrder, type OrderRow, setPayment } from './orders.store.ts';
import { ordersSeenBy } from './orders-seen.ts';

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
    if (changed.value === 'changed') await keep(inside, order, method);
    return accept(undefined);
  });

/** Whether the order would have cost the same paid this way: neither prices, nor coupon, nor combos depend on it. */
async function hasSamePrices(
  context: CustomerContext,
  { number, coupon, paymentMethodId }: OrderRow,
  { id, priceVariance }: PaymentMethod,
): Promise<boolean> {
  if (id === paymentMethodId) return true;
  if ((await methodVariance(context, paymentMethodId)) !== priceVariance) return false;
  if (coupon !== null && !(await couponAllowsPayment(context, coupon.code, id))) return false;
  const lines = await linesOfOrder(context.db, context.supplier.id, number);
  const combos = lines.filter(({ parts }) => parts !== undefined).map(({ productId }) => productId);
  return combosAllowPayment(context, combos, id);
}

async function keep(context: CustomerContext, order: OrderRow, method: PaymentMethod): Promise<void> {
  await setPayment(context.db, context.supplier.id, order.number, method);
  await recordChange(context, {
    action: 'order.payment-changed',
    subjectId: order.clientId,
    before: { order: order.number, method: order.paymentName },
    after: { order: order.number, method: method.name },
  });
}
