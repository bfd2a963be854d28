/** Combos that are only sold in another way than the one that is chosen: they stay in the cart, and it is told. Spec 7, promotional combo. */
import type { PricedCombo } from '#features/promotions/domain/combo.ts';
import { allowsWay } from '#features/promotions/domain/combo-holds.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { PricedCart } from './cart.ts';
import type { CartNotice, WayNotice } from './cart-notice.ts';

interface Way {
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
}

export const otherWays = (
  { lines }: Pick<PricedCart, 'lines'>,
  combos: ReadonlyMap<string, PricedCombo>,
  way: Way,
): CartNotice[] =>
  lines.flatMap(({ product: { id: productId, name } }): CartNotice[] => {
    const only = onlyFor(combos.get(productId)?.limits ?? {}, way);
    return only === undefined ? [] : [{ kind: 'other-way', productId, name, only }];
  });

/** How it can be had instead; undefined where it can be had in this way. */
function onlyFor(
  limits: PricedCombo['limits'],
  { deliveryType, ...paid }: Way,
): WayNotice['only'] | undefined {
  if (deliveryType !== undefined && !allowsWay(limits, { deliveryType }))
    return deliveryType === 'DELIVERY' ? 'RETIRADA' : 'DELIVERY';
  return allowsWay(limits, paid) ? undefined : 'other-payment';
}
