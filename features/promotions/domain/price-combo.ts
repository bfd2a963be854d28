/** Prices a combo for a buyer. Spec 7, promotional combo; 5, price rule. */

import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { priceBeforePayment, varied } from '#features/pricing/domain/payment-variance.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { add, centavos, type Money, subtract, times } from '#kernel/money.ts';
import {
  type Combo,
  type ComboItem,
  type ComboLimits,
  type ComboPricing,
  type ComboUses,
  combosInStock,
  combosLeft,
  type PricedCombo,
  type PricedComboItem,
} from './combo.ts';
import { isForEveryone } from './combo-audience.ts';

export interface ComboFacts {
  /** With the buyer's prices for the chosen buying terms. */
  readonly products: ReadonlyMap<ProductId, SellableProduct>;
  readonly rules: PriceRules;
  readonly uses: ComboUses;
}

/** Undefined if one of its products is no longer sold. */
export function priceCombo(combo: Combo, { products, rules, uses }: ComboFacts): PricedCombo | undefined {
  const items = combo.items.flatMap((item) => pricedItem(item, products.get(item.productId), rules));
  if (items.length < combo.items.length) return undefined;
  const alone = add(...items.map((item) => item.alone));
  const beforePayment = add(...items.map((item) => item.beforePayment ?? item.alone));
  const basisPoints = items[0]?.product.offer.beforePayment?.basisPoints ?? 0;
  const { price, basePrice } = comboPrice(combo.price, { alone, beforePayment, basisPoints });
  const inStock = combosInStock(items.map(({ quantity, product }) => ({ quantity, stock: product.stock })));
  return {
    id: combo.id,
    slug: combo.slug,
    name: combo.name,
    description: combo.description,
    items,
    alone,
    price,
    ...(beforePayment === alone ? {} : { aloneBeforePayment: beforePayment }),
    ...defined({ basePrice }),
    saved: subtract(alone, price),
    most: Math.min(inStock, combosLeft(combo, uses)),
    limits: limitsOf(combo),
    ...defined({ validUntil: combo.until }),
    exclusive: !isForEveryone(combo.audience),
  };
}

function pricedItem(
  { quantity }: ComboItem,
  product: SellableProduct | undefined,
  rules: PriceRules,
): PricedComboItem[] {
  if (product === undefined || !product.active) return [];
  const unit = unitPrice(product.offer, quantity, rules);
  const alone = times(unit.price, quantity);
  const beforePayment = times(priceBeforePayment(product.offer, unit, quantity), quantity);
  return [{ product, quantity, alone, ...(beforePayment === alone ? {} : { beforePayment }) }];
}

const limitsOf = ({ mostPerOrder, limitPerClient, paymentMethodIds, deliveryTypes }: Combo): ComboLimits => ({
  ...defined({ mostPerOrder, limitPerClient, paymentMethodIds, deliveryTypes }),
});

/** The cost of a combo's products outside it. */
interface AloneCost {
  readonly alone: Money;
  /** Before payment variance; `basisPoints` is that variance. */
  readonly beforePayment: Money;
  readonly basisPoints: number;
}

interface PricedComboAs {
  readonly price: Money;
  /** Before payment variance; absent for a fixed price, which has none. */
  readonly basePrice?: Money;
}

/** Never more than the products cost alone. */
export function comboPrice(
  price: ComboPricing,
  { alone, beforePayment, basisPoints }: AloneCost,
): PricedComboAs {
  if (price.kind === 'fixed') return { price: centavos(Math.min(price.price, alone)) };
  const basePrice = centavos(Math.min(varied(beforePayment, -price.basisPoints), beforePayment));
  return { price: centavos(Math.min(varied(basePrice, basisPoints), alone)), basePrice };
}
