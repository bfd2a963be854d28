/** Fees by distance, weight and value, from a shop's own settings. Spec 5, delivery fee. */
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { stores } from '#features/suppliers/server/supplier-details.tables.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { metresBetween } from '../../domain/distance.ts';
import { deliveryOptions } from '../delivery-options.ts';
import { createDeliveryArea } from './create-delivery-area.ts';
import { areaCovering } from './delivery-area.store.ts';
import { termsAt } from './terms-at.ts';

const database = testDatabase();
const centre = { latitude: -23.55, longitude: -46.63 };
/** A point this many metres north of the store. */
const north = (metres: number) => ({
  position: { latitude: centre.latitude + metres / 111_195.08, longitude: centre.longitude },
});

let shop: Context;
beforeAll(async () => {
  shop = await aShop(database.current, ['has-delivery']);
  await shop.db.insert(stores).values([
    { supplierId: shop.supplier.id, id: newId(), name: 'Perto', addressText: '', ...centre },
    {
      supplierId: shop.supplier.id,
      id: newId(),
      name: 'Longe',
      addressText: '',
      latitude: -10,
      longitude: -50,
    },
  ]);
  const around = { bounds: { kind: 'radius', centre, metres: 5000 }, fee: centavos(500) } as const;
  await createDeliveryArea(shop.db, shop.supplier.id, {
    ...around,
    name: 'Por distância',
    rule: { kind: 'distance', includedMetres: 1000, perKm: centavos(120) },
    position: 1,
  });
  await createDeliveryArea(shop.db, shop.supplier.id, {
    name: 'Por peso',
    bounds: { kind: 'postal-range', from: '01000000', to: '01999999' },
    fee: centavos(800),
    rule: { kind: 'weight', bands: [{ from: 3000, fee: centavos(2000) }] },
    position: 2,
  });
  await createDeliveryArea(shop.db, shop.supplier.id, {
    name: 'Por valor',
    bounds: { kind: 'postal-range', from: '02000000', to: '02999999' },
    fee: centavos(1500),
    rule: { kind: 'value', bands: [{ from: 100_00, fee: centavos(500) }] },
    freeFrom: centavos(200_00),
    position: 3,
  });
});

const feeOf = async (
  ...args: [Parameters<typeof deliveryOptions>[1]['place'], Parameters<typeof deliveryOptions>[2]?]
) => {
  const [place, goods] = args;
  const found = await deliveryOptions(shop, { type: 'delivery', place }, goods);
  return found.ok ? found.value[0]?.fee : found.refusal.code;
};

test.each([
  [0, 500],
  [1000, 500],
  [2000, 620],
  [4900, 968],
  [5100, 'address-not-served'],
])('%i metres from the nearest store cost %s', async (metres, fee) => {
  expect(await feeOf(north(metres))).toBe(fee);
});

test('the option says what its fee was made of', async () => {
  const found = await deliveryOptions(shop, { type: 'delivery', place: north(2000) });
  expect(found.ok && found.value[0]?.basis).toEqual({
    base: 500,
    rule: { kind: 'distance', includedMetres: 1000, perKm: 120 },
    metres: 2000,
  });
});

describe('by weight', () => {
  const place = { postalCode: '01310100' };
  const weighing = async (weight: number | null, unit = 'UN') =>
    aProduct(shop, { price: 1000, weight, unit });

  test.each([
    ['a piece of 1 kg twice', 1000, 'UN', 2000, 800],
    ['a piece of 1 kg three times', 1000, 'UN', 3000, 2000],
    ['what nobody weighed', null, 'UN', 900_000, 800],
    ['2,999 kg by the kilo', null, 'kg', 2999, 800],
    ['3 kg by the kilo', null, 'kg', 3000, 2000],
  ])('%s', async (_, weight, unit, quantity, fee) => {
    const productId = await weighing(weight, unit);
    const products = [{ productId, quantity: thousandths(quantity) }];
    expect(await feeOf(place, { products })).toBe(fee);
  });

  test('several products weigh what they weigh together; another shop’s weigh nothing', async () => {
    const other = await aProduct(await aShop(database.current, []), { price: 1, weight: 900_000 });
    const [one, two] = [await weighing(1500), await weighing(1499)];
    const products = [one, two, other].map((productId) => ({ productId, quantity: thousandths(1000) }));
    expect(await feeOf(place, { products })).toBe(800);
    expect(await feeOf(place, { products: [...products, ...products] })).toBe(2000);
  });

  test('where the goods are not known it is what it costs at most', async () => {
    expect(await feeOf(place)).toBe(2000);
    expect((await termsAt(shop, place))?.fee).toBe(2000);
  });
});

test.each([
  [99_99, 1500],
  [100_00, 500],
  [200_00, 0],
])('goods of %i centavos cost %i to bring', async (subtotal, fee) => {
  expect(await feeOf({ postalCode: '02000000' }, { subtotal: centavos(subtotal) })).toBe(fee);
});

test('the database measures a radius as the rule does', async () => {
  for (let turn = 0; turn < 60; turn += 1) {
    const angle = (turn * Math.PI) / 30;
    for (const far of [4990, 5010]) {
      const position = {
        latitude: centre.latitude + (far / 111_195.08) * Math.sin(angle),
        longitude:
          centre.longitude +
          (far / 111_195.08 / Math.cos((centre.latitude * Math.PI) / 180)) * Math.cos(angle),
      };
      const covered = (await areaCovering(shop.db, shop.supplier.id, { position })) !== undefined;
      expect(covered).toBe(metresBetween(centre, position) <= 5000);
    }
  }
});
