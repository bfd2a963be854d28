import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { PricedCombo } from '#features/promotions/domain/combo.ts';
import { add, centavos, subtract, times } from '#kernel/money.ts';
import { units } from './a-product.ts';

export function aCombo(
  id: string,
  of: readonly (readonly [product: SellableProduct, quantity: number])[],
  more: Partial<Pick<PricedCombo, 'price' | 'most'>> = {},
): PricedCombo {
  const items = of.map(([product, quantity]) => ({
    product,
    quantity: units(quantity),
    alone: times(product.offer.normal, units(quantity)),
  }));
  const alone = add(...items.map((item) => item.alone));
  const { price = centavos(Math.floor(alone * 0.9)) } = more;
  const there = items.map(({ product, quantity }) =>
    product.stock === undefined ? 100 : Math.floor(product.stock / quantity),
  );
  return {
    id,
    slug: id,
    name: `Combo ${id}`,
    description: '',
    items,
    alone,
    price,
    saved: subtract(alone, price),
    most: more.most ?? Math.min(...there),
    limits: {},
    exclusive: false,
  };
}
