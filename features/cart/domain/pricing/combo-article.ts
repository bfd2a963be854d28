/** From a combo as priced by promotions to the article of a cart line. Spec 3, cart item. */

import type { Offer } from '#features/pricing/domain/offer.ts';
import type { PricedCombo } from '#features/promotions/domain/combo.ts';
import { defined } from '#kernel/defined.ts';
import { LARGEST_QUANTITY, NONE, ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { CartProduct } from '../cart.ts';
import type { PricedPart } from '../cart-combo.ts';

/** Its normal price is that of its products bought alone; it is shown like the first of them. */
export function comboArticle(combo: PricedCombo): CartProduct {
  const parts = combo.items.map(({ product, quantity, alone }): PricedPart => {
    const { id: productId, sku, slug, name, unit, picture, ground } = product;
    const look = { ground, ...defined({ picture }) };
    return { productId, sku, slug, name, unit, ...look, quantity, alone };
  });
  const [first] = parts;
  const most = whole(Math.min(combo.most, ...combo.items.map(({ quantity }) => LARGEST_QUANTITY / quantity)));
  const stock = stockOf(combo);
  const adultsOnly = combo.items.some(({ product }) => product.adultsOnly === true);
  return {
    id: combo.id,
    sku: '',
    slug: combo.slug,
    name: combo.name,
    brand: '',
    unit: 'UN',
    ...defined({ picture: first?.picture === undefined ? undefined : first.picture }),
    ground: first?.ground ?? 1,
    ...(adultsOnly ? { adultsOnly } : {}),
    offer: { normal: combo.alone, ...before(combo), tiers: [], multiple: ONE },
    increments: {
      step: ONE,
      minimum: NONE,
      // A maximum that is not below the stock would be no limit of its own.
      ...(most < (stock ?? LARGEST_QUANTITY) ? { maximum: most } : {}),
    },
    ...defined({ stock }),
    combo: {
      price: combo.price,
      ...defined({ basePrice: combo.basePrice }),
      parts,
    },
  };
}

const before = ({ aloneBeforePayment: normal, items }: PricedCombo): Pick<Offer, 'beforePayment'> =>
  normal === undefined
    ? {}
    : {
        beforePayment: {
          normal,
          tiers: [],
          basisPoints: items[0]?.product.offer.beforePayment?.basisPoints ?? 0,
        },
      };

/** How many combos the stock allows; undefined where no stock is tracked. None if the combo itself is used up. */
function stockOf({ items, most }: PricedCombo): Quantity | undefined {
  if (most === 0) return NONE;
  const counts = items.flatMap(({ product: { stock }, quantity }) =>
    stock === undefined ? [] : [Math.floor(stock / quantity)],
  );
  return counts.length === 0 ? undefined : whole(Math.min(...counts));
}

const whole = (count: number): Quantity => thousandths(Math.min(Math.floor(count) * ONE, LARGEST_QUANTITY));
