/** A combo of one coffee and two breads for all buyers, at ten per cent off, and its products. */
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import type { Combo } from '../combo.ts';

export const aCombo = (more: Partial<Combo> = {}): Combo => ({
  id: 'combo',
  slug: 'cafe-da-manha',
  name: 'Café da manhã',
  description: '',
  items: [
    { productId: 'coffee', quantity: ONE },
    { productId: 'bread', quantity: thousandths(2000) },
  ],
  price: { kind: 'percent', basisPoints: 1_000 },
  audience: { clients: [], groups: [] },
  position: 0,
  active: true,
  ...more,
});

/** Costs ten reais; its stock is not tracked. */
export const aGood = (id: string, more: Partial<SellableProduct> = {}): SellableProduct => ({
  id,
  sku: id,
  slug: id,
  name: id,
  brand: '',
  unit: 'UN',
  ground: 1,
  offer: { normal: centavos(1_000), tiers: [], multiple: ONE },
  increments: { step: ONE, minimum: thousandths(0) },
  active: true,
  tags: [],
  ...more,
});

export const goods = (...products: readonly SellableProduct[]): ReadonlyMap<string, SellableProduct> =>
  new Map(products.map((product) => [product.id, product]));
