/** A product with ordinary values for all that a test does not name. */
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { CartLine } from '../cart.ts';

export const units = (number: number): Quantity => thousandths(Math.round(number * 1000));

export const aProduct = (wanted: Partial<SellableProduct> & { readonly id: string }): SellableProduct => ({
  sku: wanted.id,
  slug: wanted.id,
  name: `Produto ${wanted.id}`,
  brand: '',
  unit: 'UN',
  ground: 1,
  offer: { normal: centavos(1000), tiers: [], multiple: ONE },
  increments: { step: ONE, minimum: units(0) },
  active: true,
  tags: [],
  ...wanted,
});

export const aLine = (productId: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  productId,
  quantity: units(quantity),
  giftWrap: false,
  ...more,
});
