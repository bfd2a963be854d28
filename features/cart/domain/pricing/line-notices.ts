/** Notices about lines that stay in the cart although they cannot be bought as they are. */
import type { PricedCombo } from '#features/promotions/domain/combo.ts';
import { allowsWay } from '#features/promotions/domain/combo-audience.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { PricedCart } from '../cart.ts';
import type { CartNotice, WayNotice } from '../cart-notice.ts';
import { lineTotal } from './cart-totals.ts';

interface Way {
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
}

/** Combos that are not sold on the chosen terms. Spec 7, promotional combo. */
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
    return deliveryType === 'delivery' ? 'pickup' : 'delivery';
  return allowsWay(limits, paid) ? undefined : 'other-payment';
}

/**
 * Lines that cost less than a centavo: they cannot be sold or paid. Design 4, wire. `pricedLater`: the shop prices by quote, so products without a price yet are allowed.
 */
export const tooLittle = (
  { lines }: Pick<PricedCart, 'lines'>,
  { pricedLater }: { readonly pricedLater: boolean },
): CartNotice[] =>
  lines.flatMap(({ product: { id: productId, name }, quantity, price: { unit } }): CartNotice[] =>
    lineTotal(unit, quantity) > 0 || (pricedLater && unit === 0)
      ? []
      : [{ kind: 'too-little', productId, name }],
  );
