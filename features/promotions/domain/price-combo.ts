/** A combo with the prices of who asks. Spec 7, promotional combo; 5, price rule. */
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import type { ProductId } from '#kernel/ids.ts';
import { add, subtract, times } from '#kernel/money.ts';
import type { Combo, ComboItem, ComboLimits, ComboUses, PricedCombo, PricedComboItem } from './combo.ts';
import { isForEveryone } from './combo-holds.ts';
import { comboPrice } from './combo-price.ts';
import { combosInStock, combosLeft } from './how-many.ts';

export interface ComboFacts {
  /** With the prices of who asks, as they stand for this way of buying. */
  readonly products: ReadonlyMap<ProductId, SellableProduct>;
  readonly rules: PriceRules;
  readonly uses: ComboUses;
}

/** Undefined where one of its products is not sold any more: then there is no combo. */
export function priceCombo(combo: Combo, { products, rules, uses }: ComboFacts): PricedCombo | undefined {
  const items = combo.items.flatMap((item) => pricedItem(item, products.get(item.productId), rules));
  if (items.length < combo.items.length) return undefined;
  const alone = add(...items.map((item) => item.alone));
  const price = comboPrice(combo.price, alone);
  const inStock = combosInStock(items.map(({ quantity, product }) => ({ quantity, stock: product.stock })));
  return {
    id: combo.id,
    slug: combo.slug,
    name: combo.name,
    description: combo.description,
    items,
    alone,
    price,
    saved: subtract(alone, price),
    most: Math.min(inStock, combosLeft(combo, uses)),
    limits: limitsOf(combo),
    ...(combo.until === undefined ? {} : { validUntil: combo.until }),
    exclusive: !isForEveryone(combo.audience),
  };
}

function pricedItem(
  { quantity }: ComboItem,
  product: SellableProduct | undefined,
  rules: PriceRules,
): PricedComboItem[] {
  if (product === undefined || !product.active) return [];
  return [{ product, quantity, alone: times(unitPrice(product.offer, quantity, rules).price, quantity) }];
}

const limitsOf = ({ mostPerOrder, limitPerClient, paymentMethodIds, deliveryTypes }: Combo): ComboLimits => ({
  ...(mostPerOrder === undefined ? {} : { mostPerOrder }),
  ...(limitPerClient === undefined ? {} : { limitPerClient }),
  ...(paymentMethodIds === undefined ? {} : { paymentMethodIds }),
  ...(deliveryTypes === undefined ? {} : { deliveryTypes }),
});
