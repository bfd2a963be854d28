/** A combo as a shopper sees it. Spec 2 and 7, promotional combo. */

import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { type ComboLimits, combosInStock, type PricedCombo } from './combo.ts';
import { allowsWay } from './combo-audience.ts';

export type ShownProduct = Pick<
  ProductCard,
  'id' | 'slug' | 'name' | 'brand' | 'unit' | 'picture' | 'ground'
>;

export interface ShownComboItem {
  readonly product: ShownProduct;
  readonly quantity: Quantity;
  /** Absent if prices are hidden. */
  readonly alone?: Money;
  /** Its stock is too low for one combo. */
  readonly missing?: true;
}

export interface ShownMethod {
  readonly id: PaymentMethodId;
  readonly name: string;
}

/** Which chosen option the combo does not allow. */
export type OtherWay = 'payment' | 'delivery';

export interface ShownCombo
  extends Pick<PricedCombo, 'id' | 'slug' | 'name' | 'description' | 'most' | 'validUntil' | 'exclusive'> {
  readonly items: readonly ShownComboItem[];
  /** Absent if prices are hidden. */
  readonly prices?: Pick<PricedCombo, 'price' | 'alone' | 'saved'>;
  readonly limits: Omit<ComboLimits, 'paymentMethodIds'> & {
    /** The only payment methods allowed; absent: any. */
    readonly paymentMethods?: readonly ShownMethod[];
  };
  readonly otherWay?: OtherWay;
}

interface Showing {
  readonly pricesHidden: boolean;
  /** The supplier's payment methods. */
  readonly methods: readonly ShownMethod[];
  readonly way: { readonly paymentMethodId?: PaymentMethodId; readonly deliveryType?: DeliveryType };
}

/** The public part of a priced combo; if prices are hidden, without anything that reveals them. */
export function shownCombo(
  { items, limits, alone, price, saved, ...combo }: PricedCombo,
  { pricesHidden, methods, way }: Showing,
): ShownCombo {
  const { paymentMethodIds, ...shownLimits } = limits;
  const otherWay = otherWayOf(limits, way);
  return {
    ...combo,
    items: items.map((item) => ({
      product: labelOf(item.product),
      quantity: item.quantity,
      ...(pricesHidden ? {} : { alone: item.alone }),
      ...(combosInStock([{ quantity: item.quantity, stock: item.product.stock }]) > 0
        ? {}
        : { missing: true as const }),
    })),
    ...(pricesHidden ? {} : { prices: { price, alone, saved } }),
    limits: {
      ...shownLimits,
      ...defined({
        paymentMethods:
          paymentMethodIds === undefined
            ? undefined
            : methods.filter(({ id }) => paymentMethodIds.includes(id)),
      }),
    },
    ...defined({ otherWay }),
  };
}

function otherWayOf(limits: ComboLimits, way: Showing['way']): OtherWay | undefined {
  const { deliveryType, ...paid } = way;
  if (!allowsWay(limits, paid)) return 'payment';
  return allowsWay(limits, way) ? undefined : 'delivery';
}

const labelOf = ({ id, slug, name, brand, unit, picture, ground }: ShownProduct): ShownProduct => ({
  id,
  slug,
  name,
  brand,
  unit,
  ...defined({ picture }),
  ground,
});
