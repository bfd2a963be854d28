import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import type { SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { centavos } from '#kernel/money.ts';
import { VISITOR } from '#kernel/scope.ts';
import { clockAt } from '#kernel/time/time-zone.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { covers, type LngLat } from '../domain/area.ts';
import { createDeliveryArea } from './areas/create-delivery-area.ts';
import { areaCovering } from './areas/delivery-area.store.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { createDeliverySlot, createHoliday } from './create-delivery-slot.ts';
import { deliveryOptions } from './delivery-options.ts';

const database = testDatabase();
/** A Friday, 9:00 in São Paulo. */
const NOW = Date.UTC(2025, 10, 21, 12);
const FRIDAY = 5;
const box = (from: LngLat, to: LngLat): LngLat[] => [from, [to[0], from[1]], to, [from[0], to[1]]];
const at = (longitude: number, latitude: number) => ({ position: { longitude, latitude } });

interface TestShop extends Context {
  readonly stores: readonly Store[];
}

async function aShop(tags: readonly SupplierTag[]): Promise<TestShop> {
  const { db } = database.current;
  const slug = `loja-${newId()}`;
  const place = { addressText: 'Rua Um, 1', latitude: -23.5, longitude: -46.6, hours: 'das 8h às 20h' };
  const { id, stores } = await createSupplier(db, {
    slug,
    name: 'Loja',
    whiteLabel: false,
    tags,
    theme: { primary: '#111111', secondary: '#222222', auxiliary: '#333333', text: '#ffffff' },
    menu: [],
    footer: { legalName: 'Loja', cnpj: '11222333000181', address: 'Rua Um, 1', columns: [] },
    domains: [],
    stores: [
      { name: 'Centro', ...place },
      { name: 'Bairro', ...place },
    ],
  });
  const supplier = { id, slug, name: 'Loja', tags: new Set<string>(tags) };
  return { supplier, actor: VISITOR, now: NOW, db, database: database.current, stores };
}

const near = {
  name: 'Centro',
  bounds: { kind: 'polygon', ring: box([0, 0], [2, 2]) },
  fee: centavos(990),
  freeFrom: centavos(150_00),
  minimumOrder: centavos(50_00),
  position: 1,
} as const;
const far = {
  name: 'Cidade',
  bounds: { kind: 'polygon', ring: box([0, 0], [9, 9]) },
  fee: centavos(1990),
  position: 2,
} as const;
const byPost = {
  name: 'Por CEP',
  bounds: { kind: 'postal-range', from: '01000000', to: '05999999' },
  fee: centavos(1490),
  leadHours: 6,
  position: 3,
} as const;

let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  shop = await aShop(['has-delivery', 'has-collect']);
  other = await aShop(['has-delivery']);
  // Stored in another order: the position decides, not the age.
  for (const area of [byPost, far, near]) await createDeliveryArea(shop.db, shop.supplier.id, area);
  for (const [startsAt, endsAt] of [
    [8, 12],
    [14, 18],
  ] as const) {
    await createDeliverySlot(shop.db, shop.supplier.id, {
      deliveryType: 'delivery',
      weekday: FRIDAY,
      startsAt: startsAt * 60,
      endsAt: endsAt * 60,
    });
  }
});

const refusal = (result: Awaited<ReturnType<typeof deliveryOptions>>) =>
  result.ok ? undefined : result.refusal;
const optionsOf = (result: Awaited<ReturnType<typeof deliveryOptions>>) => (result.ok ? result.value : []);

describe('an area is found', () => {
  test.each([
    ['in both polygons, the first by position', at(1, 1), 'Centro'],
    ['in the outer polygon', at(5, 5), 'Cidade'],
    ['outside, by the CEP', { ...at(20, 20), postalCode: '01310100' }, 'Por CEP'],
    ['by coordinates before CEP, by position', { ...at(1, 1), postalCode: '01310100' }, 'Centro'],
    ['by CEP alone', { postalCode: '05999999' }, 'Por CEP'],
    ['nowhere, outside of everything', { ...at(20, 20), postalCode: '06000000' }, undefined],
    ['nowhere, with nothing known', {}, undefined],
  ])('%s', async (_, place, name) => {
    expect((await areaCovering(shop.db, shop.supplier.id, place))?.name).toBe(name);
  });

  test('of its own supplier only', async () => {
    expect(await areaCovering(other.db, other.supplier.id, at(1, 1))).toBeUndefined();
  });

  test('as it was written last', async () => {
    const { db, supplier } = await aShop(['has-delivery']);
    await createDeliveryArea(db, supplier.id, near);
    await createDeliveryArea(db, supplier.id, { ...byPost, name: near.name });
    expect(await areaCovering(db, supplier.id, at(1, 1))).toBeUndefined();
    expect(await areaCovering(db, supplier.id, { postalCode: '01310100' })).toMatchObject({
      fee: 1490,
      leadHours: 6,
    });
  });

  test.each([
    { kind: 'polygon', ring: box([0, 0], [1, 1]).slice(0, 2) },
    {
      kind: 'polygon',
      ring: [
        [0, 0],
        [Number.NaN, 1],
        [1, 1],
      ],
    },
    { kind: 'postal-range', from: '05999999', to: '01000000' },
    { kind: 'postal-range', from: '01000-000', to: '02000-000' },
  ] as const)('only where it covers something: not %o', async (bounds) => {
    await expect(createDeliveryArea(shop.db, shop.supplier.id, { ...near, bounds })).rejects.toThrow(
      RangeError,
    );
  });
});

describe('delivery options', () => {
  test('are delivery first, then each store', async () => {
    const options = optionsOf(
      await deliveryOptions(shop, { place: at(1, 1) }, { subtotal: centavos(60_00) }),
    );
    expect(options.map(({ type, name, fee }) => [type, name, fee])).toEqual([
      ['delivery', 'Centro', 990],
      ['pickup', 'Centro', 0],
      ['pickup', 'Bairro', 0],
    ]);
    expect(options[0]?.slots.map(({ date, startsAt }) => [date, startsAt / 60])).toEqual([
      ['2025-11-21', 14],
      ['2025-11-28', 8],
      ['2025-11-28', 14],
    ]);
  });

  test.each([
    [149_99, 990],
    [150_00, 0],
  ])('with a subtotal of %i cost %i', async (subtotal, fee) => {
    const options = optionsOf(
      await deliveryOptions(shop, { type: 'delivery', place: at(1, 1) }, { subtotal: centavos(subtotal) }),
    );
    expect(options.map((option) => option.fee)).toEqual([fee]);
  });

  test('outside of every area are refused', async () => {
    const wanted = { type: 'delivery', place: at(20, 20) } as const;
    expect(refusal(await deliveryOptions(shop, wanted))).toEqual({ code: 'address-not-served' });
  });

  test('outside of every area are pickup where any way will do', async () => {
    const options = optionsOf(await deliveryOptions(shop, { place: at(20, 20) }));
    expect(options.map(({ type }) => type)).toEqual(['pickup', 'pickup']);
  });

  test('below the minimum are refused, and the minimum and its fee are returned', async () => {
    const wanted = { type: 'delivery', place: at(1, 1) } as const;
    expect(refusal(await deliveryOptions(shop, wanted, { subtotal: centavos(49_99) }))).toEqual({
      code: 'no-delivery-option',
      minimumOrder: 50_00,
      fee: 990,
    });
    expect(optionsOf(await deliveryOptions(shop, wanted))).toHaveLength(1);
  });

  test('that take eight days and meet holidays then are brought in the week after', async () => {
    const late = await aShop(['has-delivery']);
    const { db, supplier } = late;
    await createDeliveryArea(db, supplier.id, { ...near, leadHours: 8 * 24 });
    const window = { deliveryType: 'delivery', weekday: FRIDAY, startsAt: 480, endsAt: 720 } as const;
    await createDeliverySlot(db, supplier.id, window);
    for (const date of ['2025-12-05', '2025-12-12']) await createHoliday(db, supplier.id, { date, name: '' });
    const [option] = optionsOf(await deliveryOptions(late, { place: at(1, 1) }));
    expect(option?.slots.map(({ date }) => date)).toEqual(['2025-12-19']);
  });

  test('of a supplier with one way are that way, whatever is wanted', async () => {
    const pickupOnly = await aShop(['has-collect']);
    const options = optionsOf(await deliveryOptions(pickupOnly, { type: 'delivery', place: at(1, 1) }));
    expect(options.map(({ type }) => type)).toEqual(['pickup', 'pickup']);
  });

  test('of a supplier that offers no way are refused', async () => {
    expect(refusal(await deliveryOptions(await aShop([]), {}))).toEqual({ code: 'no-delivery-option' });
  });
});

describe('the delivery of an order', () => {
  const subtotal = centavos(60_00);
  const wanted = { type: 'delivery', address: at(1, 1) } as const;
  const goods = { subtotal };
  const slotOn = async (date: string, startsAt: number) => {
    const [option] = optionsOf(await deliveryOptions(shop, { type: 'delivery', place: at(1, 1) }));
    const slot = option?.slots.find((choice) => choice.date === date && choice.startsAt === startsAt * 60);
    if (slot === undefined) throw new Error('the slot is offered');
    return slot;
  };

  test('is what was chosen, with fee and slot computed again', async () => {
    const slot = await slotOn('2025-11-28', 8);
    expect(await chooseDelivery(shop, { ...wanted, slot }, goods)).toEqual({
      ok: true,
      value: { type: 'delivery', areaName: 'Centro', fee: 990, slot },
    });
  });

  test('has the first slot where none was chosen', async () => {
    const chosen = await chooseDelivery(shop, wanted, goods);
    expect(chosen).toMatchObject({ value: { slot: { date: '2025-11-21', startsAt: 14 * 60 } } });
  });

  test('is refused when the slot has slipped under the lead time meanwhile', async () => {
    const slot = await slotOn('2025-11-21', 14);
    const at1201 = { ...shop, now: NOW + 181 * 60_000 };
    expect(
      await chooseDelivery({ ...shop, now: NOW + 180 * 60_000 }, { ...wanted, slot }, goods),
    ).toMatchObject({
      ok: true,
    });
    expect(await chooseDelivery(at1201, { ...wanted, slot }, goods)).toEqual({
      ok: false,
      refusal: { code: 'slot-not-offered' },
    });
  });

  test('is refused for a window that does not exist on that day, and for another supplier’s', async () => {
    const slot = await slotOn('2025-11-28', 8);
    for (const other of [
      { ...slot, date: '2025-11-29' },
      { ...slot, slotId: newId() },
    ]) {
      expect(await chooseDelivery(shop, { ...wanted, slot: other }, goods)).toMatchObject({
        refusal: { code: 'slot-not-offered' },
      });
    }
  });

  test('is refused outside, below the minimum, and without an address', async () => {
    expect(await chooseDelivery(shop, { ...wanted, address: at(20, 20) }, goods)).toMatchObject({
      refusal: { code: 'address-not-served' },
    });
    expect(await chooseDelivery(shop, { ...wanted, address: undefined }, goods)).toMatchObject({
      refusal: { code: 'address-not-served' },
    });
    expect(await chooseDelivery(shop, wanted, { subtotal: centavos(1) })).toMatchObject({
      refusal: { code: 'no-delivery-option' },
    });
  });

  test('at a store names the store, and needs one of this supplier', async () => {
    const store = shop.stores.find(({ name }) => name === 'Bairro');
    const pickup = { type: 'pickup', optionId: store?.id } as const;
    expect(await chooseDelivery(shop, pickup, goods)).toEqual({
      ok: true,
      value: { type: 'pickup', store, fee: 0 },
    });
    expect(await chooseDelivery(shop, { ...pickup, optionId: other.stores[0]?.id }, goods)).toMatchObject({
      refusal: { code: 'no-delivery-option' },
    });
  });

  test('is refused in a way that the supplier does not offer', async () => {
    expect(await chooseDelivery(other, { type: 'pickup' }, goods)).toMatchObject({ ok: false });
    const pickupOnly = await aShop(['has-collect']);
    expect(await chooseDelivery(pickupOnly, wanted, goods)).toMatchObject({
      refusal: { code: 'no-delivery-option' },
    });
  });
});

test.each([
  ['2025-11-21T12:00:00Z', '2025-11-21', 540],
  ['2025-11-22T02:59:00Z', '2025-11-21', 1439],
  ['2025-11-22T03:00:00Z', '2025-11-22', 0],
  ['2026-01-01T02:00:00Z', '2025-12-31', 1380],
  // Daylight saving time, which Brazil abolished in 2019.
  ['2018-12-01T02:30:00Z', '2018-12-01', 30],
])('at %s the shops’ clock shows %s and %i minutes', (instant, date, minutes) => {
  expect(clockAt(Date.parse(instant), 'America/Sao_Paulo')).toEqual({ date, minutes });
});

const file = (name: string) => new URL(`../../../../shared/data/geo/${name}`, import.meta.url);
const present = existsSync(file('ponto_em_poligono_rmsp.json'));

test('a point a metre beyond the border is outside', async () => {
  const shop = await aShop(['has-delivery']);
  const { db, supplier } = shop;
  // Roughly a town. In degrees the database counts the point as on the border.
  const ring = [
    [-35.44904, -8.20089],
    [-35.42907, -8.21745],
    [-35.43906, -8.25222],
    [-35.46618, -8.26071],
    [-35.49204, -8.3011],
    [-35.51016, -8.22116],
    [-35.48334, -8.20241],
    [-35.48992, -8.18214],
    [-35.46844, -8.17382],
    [-35.42976, -8.16434],
    [-35.44904, -8.20089],
  ] as const;
  await createDeliveryArea(db, supplier.id, {
    name: 'Cidade',
    bounds: { kind: 'polygon', ring },
    fee: centavos(0),
    position: 0,
  });
  const latitude = -8.171880970526933;
  const found: unknown[] = [];
  const expected: unknown[] = [];
  for (const longitude of [-35.46058027525469, -35.4606, -35.4605, -35.46, -35.5, -35.3]) {
    const place = at(longitude, latitude);
    found.push((await areaCovering(db, supplier.id, place))?.name);
    expected.push(covers({ kind: 'polygon', ring }, place) ? 'Cidade' : undefined);
  }
  expect(found).toEqual(expected);
  expect(found[0]).toBeUndefined();
  expect(found).toContain('Cidade');
});

describe.skipIf(!present)('the towns around São Paulo', () => {
  test('the database finds the same town as the rule', async () => {
    const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
    const towns = await aShop(['has-delivery']);
    const { db, supplier } = towns;
    for (const [position, { properties, geometry }] of read('rmsp_municipios.geojson').features.entries()) {
      const bounds = { kind: 'polygon', ring: geometry.coordinates[0] } as const;
      await createDeliveryArea(db, supplier.id, {
        name: String(properties.codigo_ibge),
        bounds,
        fee: centavos(0),
        position,
      });
    }
    const wrong: unknown[] = [];
    for (const one of read('ponto_em_poligono_rmsp.json').casos) {
      const area = await areaCovering(db, supplier.id, at(one.lng, one.lat));
      if ((area?.name ?? null) !== one.esperado) wrong.push(one);
    }
    expect(wrong).toEqual([]);
  });
});
