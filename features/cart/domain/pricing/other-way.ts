/** Combos that are not sold on the chosen terms: they stay in the cart with a notice. Spec 7, promotional combo. */
import type { PricedCombo } from '#features/promotions/domain/combo.ts';
import { allowsWay } from '#features/promotions/domain/combo-audience.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { PricedCart } from '../cart.ts';
import type { CartNotice, WayNotice } from '../cart-notice.ts';

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

/** The terms on which it is sold; undefined if the chosen ones are fine. */
function onlyFor(
  limits: PricedCombo['limits'],
  { deliveryType, ...paid }: Way,
): WayNotice['only'] | undefined {
  if (deliveryType !== undefined && !allowsWay(limits, { deliveryType }))
    return deliveryType === 'DELIVERY' ? 'RETIRADA' : 'DELIVERY';
  return allowsWay(limits, paid) ? undefined : 'other-payment';
}
