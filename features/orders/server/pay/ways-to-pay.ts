import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import { centavos, type Money, subtract } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { awaitsPayment } from '../../domain/order-status.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { orderOfClient } from '../store/orders.store.ts';
import { type OtherPriceRefusal, priceOtherwise } from './price-otherwise.ts';

/** A payment method for a placed order, with its price or why it may not be used. */
export interface WayToPay {
  readonly methodId: PaymentMethodId;
  readonly price: Result<WayPrice, OtherPriceRefusal>;
}

export interface WayPrice {
  readonly total: Money;
  /** Compared with the current total. */
  readonly difference: Money;
  readonly lostCoupon?: string;
}

/** All methods that the shop offers for the order's delivery type, each with what the order costs by it. Writes nothing. */
export async function waysToPay(
  context: CustomerContext,
  number: OrderNumber,
): Promise<Result<readonly WayToPay[], { readonly code: 'order-not-found' | 'not-payable' }>> {
  const order = await orderOfClient(context.db, visibleOrdersOf(context), number);
  if (order === undefined) return refuse({ code: 'order-not-found' });
  if (!awaitsPayment(order.status)) return refuse({ code: 'not-payable' });
  const ways: WayToPay[] = [];
  for (const method of await paymentMethodsOf(context)) {
    if (!method.deliveryTypes.includes(order.delivery.type)) continue;
    const priced = await priceOtherwise(context, order, method);
    ways.push({
      methodId: method.id,
      price: priced.ok ? accept(priceOf(priced.value, centavos(order.total))) : priced,
    });
  }
  return accept(ways);
}

const priceOf = (
  {
    totals: { total },
    lostCoupon,
  }: { readonly totals: { readonly total: Money }; readonly lostCoupon?: string },
  now: Money,
): WayPrice => ({
  total,
  difference: subtract(total, now),
  ...defined({ lostCoupon }),
});
