import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { couponAllowsPayment } from '#features/coupons/server/coupon-allows.store.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { methodVariance } from '#features/payments/server/methods/payment-variance.ts';
import { combosAllowPayment } from '#features/promotions/server/combos-allow.ts';
import { promotionsAllowPayment } from '#features/promotions/server/promotions/promotions-allow.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { promotionsIn } from '../../domain/order-lines.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { type OrderRow, setPayment } from '../store/orders.store.ts';

/** Whether the order would have cost the same with this method: neither prices, nor coupon, combos or promotions depend on it. */
export async function hasSamePrices(
  context: CustomerContext,
  order: OrderRow,
  method: PaymentMethod,
): Promise<boolean> {
  if (method.id === order.paymentMethodId) return true;
  if ((await methodVariance(context, order.paymentMethodId)) !== method.priceVariance) return false;
  return allowsPayment(context, order, method);
}

/** Whether its coupon, its combos and its promotions, if any, allow this payment method. */
export async function allowsPayment(
  context: CustomerContext,
  { number, coupon }: OrderRow,
  { id }: PaymentMethod,
): Promise<boolean> {
  if (coupon !== null && !(await couponAllowsPayment(context, coupon.code, id))) return false;
  const lines = await linesOfOrder(context.db, context.supplier.id, number);
  const combos = lines.filter(({ parts }) => parts !== undefined).map(({ productId }) => productId);
  return (
    (await combosAllowPayment(context, combos, id)) &&
    promotionsAllowPayment(context, promotionsIn(lines), id)
  );
}

export async function saveOrderPayment(
  context: CustomerContext,
  order: OrderRow,
  method: PaymentMethod,
): Promise<void> {
  await setPayment(context.db, context.supplier.id, order.number, method);
  await recordChange(context, {
    action: 'order.payment-changed',
    subjectId: order.clientId,
    before: { order: order.number, method: order.paymentName },
    after: { order: order.number, method: method.name },
  });
}
