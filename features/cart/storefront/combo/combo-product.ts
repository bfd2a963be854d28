import type { ShownCombo } from '#features/promotions/domain/shown-combo.ts';
import { defined } from '#kernel/defined.ts';
import { NONE, ONE, thousandths } from '#kernel/quantity.ts';
import type { LineProduct } from '../save/change-lines.ts';

/** A combo of a list or its page as the product of a cart line; the server's response completes it a second later. */
export function comboProduct({ id, slug, name, items, prices, most }: ShownCombo): LineProduct {
  const [first] = items;
  return {
    id,
    sku: '',
    slug,
    name,
    brand: '',
    unit: 'UN',
    ...defined({ picture: first?.product.picture === undefined ? undefined : first.product.picture }),
    ground: first?.product.ground ?? 1,
    ...defined({
      offer: prices === undefined ? undefined : { normal: prices.alone, tiers: [], multiple: ONE },
    }),
    increments: { step: ONE, minimum: NONE, maximum: thousandths(most * ONE) },
    combo: {
      ...defined({ price: prices === undefined ? undefined : prices.price }),
      parts: items.map(({ product, quantity, alone }) => ({
        productId: product.id,
        sku: '',
        slug: product.slug,
        name: product.name,
        unit: product.unit,
        ...defined({ picture: product.picture }),
        ground: product.ground,
        quantity,
        ...defined({ alone }),
      })),
    },
  };
}
