/** Prices a subscription's next order as if made now, by today's products, prices, fee and coupons. Writes nothing. */

import { addressOf } from '#features/addresses/server/addresses-of.ts';
import type { PricedLine } from '#features/cart/domain/cart.ts';
import { type CartGift, givenGifts } from '#features/cart/domain/cart-gift.ts';
import { priceLines } from '#features/cart/server/price-lines.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import type { Forecast } from '#features/subscriptions/domain/forecast.ts';
import { isRenewable } from '#features/subscriptions/domain/mandate-terms.ts';
import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';
import type { Subscription } from '#features/subscriptions/domain/subscription.ts';
import { defined } from '#kernel/defined.ts';
import { ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { orderTotals } from '../../domain/placed-order.ts';
import { renewalFailureOf } from '../../domain/renewal/renewal-failure-of.ts';
import { type RenewedGoods, renewedGoods, renewedLines } from '../../domain/renewal/renewed-goods.ts';
import { approvalRefusal } from '../../domain/submit/approval-refusal.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import type { WantedOrder } from '../submit/order-to-write.ts';
import { checkDelivery } from '../submit/validation/check-delivery.ts';
import { orderCoupon } from '../submit/validation/order-coupon.ts';
import { firstOrderTerms } from './first-order-terms.store.ts';

export interface AgreedRenewal {
  readonly wanted: WantedOrder;
  readonly forecast: Forecast;
}

export async function agreeRenewal(
  context: Context & { readonly actor: Customer },
  subscription: Subscription,
): Promise<Result<AgreedRenewal, RenewalFailure>> {
  const { db, supplier, actor } = context;
  const unapproved = approvalRefusal(supplier.tags, actor);
  if (unapproved !== undefined) return refuse(unapproved);
  const { place, paymentMethodId, typeId, label, interval } = subscription;
  const method = await paymentMethod(context, paymentMethodId);
  if (!method?.deliveryTypes.includes(place.type)) return refuse('payment-not-offered');
  if (!isRenewable(method.kind)) return refuse('payment-needs-client');
  const first = await firstOrderTerms(db, supplier.id, subscription.firstOrder);
  const price = pricing(context, subscription);
  const adult = first.adultDeclaredAt !== undefined;
  const goods = renewedGoods(subscription.lines, await price(renewedLines(subscription.lines)), adult);
  if (goods.lines.length === 0)
    return refuse(goods.misfits.length > 0 ? 'quantity-not-sold' : 'nothing-left');
  const draft = draftOf(subscription, goods, adult);
  const cart = await price(goods.lines);
  const { lines, subtotal } = cart;
  const address = draft.addressId === undefined ? undefined : await addressOf(context, draft.addressId);
  const delivery = await checkDelivery(context, draft, cart, address);
  if (!delivery.ok) return refuse(renewalFailureOf(delivery.refusal));
  const coupon = await orderCoupon(context, draft, { lines }, { channel: 'WEB' });
  if (!coupon.ok) return refuse(renewalFailureOf(coupon.refusal));
  const totals = orderTotals(subtotal, delivery.value.fee, coupon.value?.discount);
  const type = { id: typeId, label, description: '', interval };
  return accept({
    wanted: {
      draft,
      renewal: {
        type,
        ...defined({ adultDeclaredAt: first.adultDeclaredAt }),
      },
    },
    forecast: {
      ...totals,
      ...goods,
      lines: [...lines.map(forecastLine), ...givenGifts(cart).map(forecastGift)],
    },
  });
}

const pricing =
  (context: Context, { paymentMethodId, place, typeId }: Subscription) =>
  (lines: Parameters<typeof priceLines>[1]) =>
    priceLines(context, lines, {
      paymentMethodId,
      deliveryType: place.type,
      ...defined({ addressId: place.addressId }),
      channel: 'WEB',
      subscriptionTypeId: typeId,
    });

const draftOf = (
  { place, paymentMethodId, typeId, answers }: Subscription,
  { lines }: RenewedGoods,
  adult: boolean,
): OrderDraft => ({
  lines,
  deliveryType: place.type,
  ...defined({ addressId: place.addressId, storeId: place.storeId }),
  paymentMethodId,
  note: '',
  customerOrderNumber: '',
  subscriptionTypeId: typeId,
  answers: answers.map(({ id, answer }) => ({ id, answer })),
  ...(adult ? { adult } : {}),
});

const forecastLine = ({ product, quantity, price }: PricedLine) => ({
  productId: product.id,
  name: product.name,
  unit: product.unit,
  quantity,
  total: price.total,
});

const forecastGift = ({ product, quantity }: CartGift) => ({
  productId: product.id,
  name: product.name,
  unit: product.unit,
  quantity,
  total: ZERO,
});
