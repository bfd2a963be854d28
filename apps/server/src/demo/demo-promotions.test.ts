/** What the promotions of the demo world give. Design 6. */
import { beforeAll, expect, test } from 'vitest';
import { priceVisitorCart } from '#features/cart/server/price-visitor-cart.ts';
import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { thousandths } from '#kernel/quantity.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { DemoPictures } from './seed-pictures.ts';
import { seedSupplier } from './seed-supplier.ts';
import { mercadoCentral } from './world/mercado-central.ts';

const database = testDatabase();
const NO_PICTURES: DemoPictures = { gallery: async () => [], mark: async () => undefined };
const MATE = 'MC-0261';
const CAMOMILE = 'MC-0262';
const PAPER = 'MC-0345';
const SPONGE = 'MC-0342';
const TABLETS = 'MC-0344';
let context: Context;

beforeAll(async () => {
  await database.current.transaction((db) => seedSupplier(db, mercadoCentral, NO_PICTURES));
  const { db } = database.current;
  const shop = await supplierByKey(db, 'mercado-central');
  if (shop === undefined) throw new Error('no mercado-central');
  const supplier = { id: shop.id, slug: shop.slug, name: shop.name, tags: new Set<string>() };
  context = { supplier, actor: VISITOR, now: Date.now(), db, database: database.current };
}, 60_000);

async function cartOf(units: Readonly<Record<string, number>>) {
  const ids = await productsByCodes(context.db, context.supplier.id, Object.keys(units));
  const lines = Object.entries(units).map(([sku, quantity]) => ({
    productId: ids.get(sku) ?? '',
    quantity: thousandths(quantity * 1000),
    giftWrap: false,
  }));
  return priceVisitorCart(context, lines, {});
}

test('of three teas of one brand the cheapest is free', async () => {
  const two = await cartOf({ [MATE]: 1, [CAMOMILE]: 1 });
  expect(two.subtotal).toBe(1880);
  expect(two.hints?.map(({ text }) => text)).toContain('Leve mais 1 e o terceiro sai de graça.');
  const three = await cartOf({ [MATE]: 2, [CAMOMILE]: 1 });
  expect(three.subtotal).toBe(2380);
  const saved = three.lines.flatMap(({ price }) => price?.promotions ?? []);
  expect(saved).toMatchObject([{ label: 'Leve 3, pague 2', saved: 690 }]);
});

test('R$ 60 of cleaning products earn one sponge, and less does not', async () => {
  const below = await cartOf({ [TABLETS]: 1, [PAPER]: 1 });
  expect(below.gifts ?? []).toEqual([]);
  expect(below.hints?.map(({ text }) => text)).toContain(
    'Faltam R$\u00a03,61 para você ganhar Esponja Multiúso Alvorecer 4 un.',
  );
  const above = await cartOf({ [TABLETS]: 3 });
  expect(above.gifts).toMatchObject([
    { product: { name: 'Esponja Multiúso Alvorecer 4 un.' }, quantity: 1000 },
  ]);
  expect(above.subtotal).toBe(14_970);
  const [sponge] = (await productsByCodes(context.db, context.supplier.id, [SPONGE])).values();
  expect(above.lines.map(({ product }) => product.id)).not.toContain(sponge);
});
