/** Every way to a price gives the same price, shown or charged. Design 4, prices; features/pricing/README.md. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { explainPrice } from '#features/pricing/domain/explain-price.ts';
import type { Grant } from '#features/pricing/domain/grant.ts';
import { priceRules, type TableTerms } from '#features/pricing/domain/offer.ts';
import type { Policy } from '#features/pricing/domain/policy.ts';
import { ALWAYS } from '#features/pricing/domain/price-table.ts';
import { aPolicy, aScope } from '#features/pricing/domain/testing/a-policy.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { grantPrices } from '#features/pricing/server/grant-prices.ts';
import { automaticGroups } from '#features/pricing/server/groups/automatic-groups.tables.ts';
import { endGrants } from '#features/pricing/server/price-grants.store.ts';
import { deletePolicy, savePolicy } from '#features/pricing/server/price-policies.store.ts';
import {
  addPriceTable,
  setTablePrices,
  writePriceTable,
} from '#features/pricing/server/price-tables.store.ts';
import { pricePolicies } from '#features/pricing/server/pricing.tables.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { type Staff, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { watchTenants } from '#platform/testing/tenant-tripwire.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { PriceQuery } from '../domain/buying-terms.ts';
import { productsByTags } from './filters/products-by-tags.ts';
import { priceList } from './price-list/price-list.ts';
import { categories } from './products/catalog.tables.ts';
import { getProduct } from './products/get-product.ts';
import { listProducts } from './products/list-products.ts';
import { offersOf } from './products/offers-of.ts';
import { priceFactsOf } from './products/price-facts.ts';
import { suggestProducts } from './search/suggest-products.ts';
import { aProduct, aShop } from './testing/a-shop.ts';

const database = testDatabase();
let shop: Context;
let client: ShopperContext;
let other: ShopperContext;
let attendant: Context & { readonly actor: Staff };
let productId: string;
let categoryId: string;
let pix: string;
let addressId: string;

beforeAll(async () => {
  shop = await aShop(database.current, ['support-price-variance-by-payment']);
  const { db, supplier } = shop;
  [client, other] = [await aShopper(shop), await aShopper(shop, false)];
  productId = await aProduct(shop, {
    name: 'Parafuso',
    brand: 'Três Pontas',
    category: 'ferragens/parafusos',
    price: 1_000,
    tiers: [{ from: 10_000, price: 900 }],
    tags: ['oferta'],
  });
  const [root] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.supplierId, supplier.id), eq(categories.path, 'ferragens')));
  categoryId = root?.id ?? '';
  pix = await createPaymentMethod(db, supplier.id, {
    kind: 'pix',
    name: 'Pix',
    description: '',
    deliveryTypes: ['delivery'],
    priceVariance: -500,
    pix: { key: 'loja@exemplo.com.br', name: 'Loja', city: 'Sao Paulo' },
    position: 0,
  });
  ({ id: addressId } = await saveNewAddress(db, client.actor.clientId, {
    label: '',
    street: 'Rua',
    number: '1',
    district: 'Centro',
    complement: '',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01310100',
    country: 'Brasil',
    reference: '',
    primary: true,
  }));
  const staffId = newId();
  await db
    .insert(staff)
    .values({ id: staffId, name: 'Dora', email: `${staffId}@a.br`, passwordHash: 'none' });
  attendant = {
    ...shop,
    actor: { kind: 'staff', sessionId: newId(), staffId, name: 'Dora', standing: 'operator' },
  };
});

/** The price of a quantity by every way to a price; fails if they differ. */
async function priceOf(
  context: Context,
  terms: PriceQuery = {},
  quantity = ONE,
): Promise<number | undefined> {
  const rules = priceRules(context.supplier.tags);
  const list = await listProducts(context, { ...terms, sort: 'relevance', page: 1, pageSize: 20 });
  if (!list.ok) throw new Error('no list');
  const offer = list.value.products.find(({ id }) => id === productId)?.offer;
  const detail = await getProduct(context, { ...terms, idOrSlug: productId, withSimilar: false });
  expect(detail.ok && detail.value.offer).toEqual(offer);
  const charged = (await offersOf(context, [productId], terms)).get(productId);
  expect(charged?.offer).toEqual(offer);
  const tagged = await productsByTags(context, { ...terms, tags: ['oferta'] });
  expect(tagged[0]?.offer).toEqual(offer);
  const sheet = await priceList(context, { ...terms, tags: [] });
  if (!sheet.ok || offer === undefined) throw new Error('no sheet');
  for await (const { prices } of sheet.value.lines) {
    for (const step of prices) expect(step.price).toBe(unitPrice(offer, step.from, rules).price);
  }
  // Suggestions know no prices without policies.
  if (terms.ignorePolicies === undefined) {
    const { products } = await suggestProducts(context, 'parafuso', terms);
    expect(products[0]?.offer).toEqual(offer);
  }
  return unitPrice(offer, quantity, rules).price;
}

const asVisitor = (): Context => ({ ...shop, actor: VISITOR });

async function withPolicy(policy: Partial<Policy>, work: () => Promise<void>): Promise<void> {
  const whole = aPolicy({ id: newId(), ...policy });
  await savePolicy(shop.db, shop.supplier.id, whole);
  try {
    await work();
  } finally {
    await deletePolicy(shop.db, shop.supplier.id, whole.id);
  }
}

describe('policies', () => {
  test.each<[string, Partial<Policy>, { client: number; visitor: number }]>([
    ['for everyone', {}, { client: 900, visitor: 900 }],
    ['for the approved', { audience: { approved: true } }, { client: 900, visitor: 1_000 }],
    ['for persons', { audience: { kinds: ['person'] } }, { client: 900, visitor: 1_000 }],
    ['for companies', { audience: { kinds: ['company'] } }, { client: 1_000, visitor: 1_000 }],
    [
      'of a brand in other letters',
      { scope: aScope({ brands: ['tres pontas'] }) },
      { client: 900, visitor: 900 },
    ],
    ['of another brand', { scope: aScope({ brands: ['Outra'] }) }, { client: 1_000, visitor: 1_000 }],
    [
      'that have not begun',
      { validity: { from: Date.UTC(2026, 10, 21) } },
      { client: 1_000, visitor: 1_000 },
    ],
    ['of the other channel', { audience: { channels: ['MANUAL'] } }, { client: 1_000, visitor: 1_000 }],
  ])('%s', async (_, policy, prices) => {
    await withPolicy(policy, async () => {
      expect(await priceOf(client)).toBe(prices.client);
      expect(await priceOf(asVisitor())).toBe(prices.visitor);
      expect(await priceOf(client, { ignorePolicies: true })).toBe(1_000);
    });
  });

  test('of a category hold what stands below it, and say their name', async () => {
    await withPolicy({ scope: aScope({ categories: [categoryId] }), name: 'Semana' }, async () => {
      expect(await priceOf(asVisitor())).toBe(900);
      const offer = (await offersOf(shop, [productId])).get(productId)?.offer;
      expect(offer?.policies?.map(({ name }) => name)).toEqual(['Semana']);
    });
  });

  test('come before the way of paying', async () => {
    await withPolicy({ effect: { kind: 'value', amount: centavos(101) } }, async () => {
      expect(await priceOf(asVisitor(), { paymentMethodId: pix })).toBe(854); // 899 × 0.95 = 854.05
    });
  });

  test('by way of delivery and by region ask what the call names', async () => {
    await withPolicy({ audience: { deliveryTypes: ['pickup'] } }, async () => {
      expect(await priceOf(client, { deliveryType: 'pickup' })).toBe(900);
      expect(await priceOf(client, { deliveryType: 'delivery' })).toBe(1_000);
      expect(await priceOf(client)).toBe(1_000);
    });
    await withPolicy({ audience: { states: ['SP'] } }, async () => {
      expect(await priceOf(client, { addressId })).toBe(900);
      expect(await priceOf(client)).toBe(1_000);
      // What is picked up goes nowhere, and nobody has another's address.
      expect(await priceOf(client, { addressId, deliveryType: 'pickup' })).toBe(1_000);
      expect(await priceOf(other, { addressId })).toBe(1_000);
      expect(await priceOf(asVisitor(), { addressId })).toBe(1_000);
    });
  });

  test('of another supplier change nothing', async () => {
    const foreign = await aShop(database.current);
    await savePolicy(foreign.db, foreign.supplier.id, aPolicy({ id: newId() }));
    expect(await priceOf(client)).toBe(1_000);
  });

  test('that say what no policy can say are no price rule', async () => {
    const { db, supplier } = await aShop(database.current);
    const broken = {
      ...aPolicy({ id: newId() }),
      scope: aScope(),
      effect: { kind: 'percent', basisPoints: 0 },
    };
    const { id, name, audience, effect, priority, stackable } = broken;
    const row = { id, name, scope: broken.scope, audience, effect, priority, stackable };
    await db.insert(pricePolicies).values({ supplierId: supplier.id, ...row });
    await expect(offersOf({ ...shop, supplier }, [productId])).rejects.toThrow('no policy can say');
  });
});

const grant = (given: Partial<Grant> = {}): Grant => ({
  productId,
  price: centavos(500),
  from: thousandths(2_000),
  to: thousandths(4_000),
  expiresAt: shop.now + 1_000,
  ...given,
});

describe('what is one client’s own', () => {
  test('is theirs alone: a table, groups and grants', async () => {
    const { db, supplier } = shop;
    const tableId = newId();
    await addPriceTable(db, supplier.id, { id: tableId, name: 'Revenda' });
    await setTablePrices(db, supplier.id, tableId, new Map([[productId, { normal: centavos(850) }]]));
    expect(await priceOf(client)).toBe(1_000);
    await saveClientPricing(db, supplier.id, client.actor.clientId, { tableId, groups: ['ouro'] });
    await noteClientPrices(db, supplier.id);
    expect(await priceOf(client)).toBe(850);
    expect(await priceOf(client, {}, thousandths(10_000))).toBe(850);
    for (const context of [other, asVisitor()]) expect(await priceOf(context)).toBe(1_000);
    await withPolicy({ audience: { groups: ['ouro'] } }, async () => {
      expect(await priceOf(client)).toBe(765);
      for (const context of [other, asVisitor()]) expect(await priceOf(context)).toBe(1_000);
    });

    await grantPrices(attendant, client.actor.clientId, [grant()]);
    await withPolicy({}, async () => {
      expect(await priceOf(client, { paymentMethodId: pix }, thousandths(2_000))).toBe(500);
      expect(await priceOf(client, {}, thousandths(4_000))).toBe(500);
      expect(await priceOf(client, {}, thousandths(4_001))).toBe(765);
      expect(await priceOf(client, {}, ONE)).toBe(765);
    });
    const later = (by: number): Context => ({ ...client, now: client.now + by });
    expect(await priceOf(later(999), {}, thousandths(2_000))).toBe(500);
    expect(await priceOf(later(1_000), {}, thousandths(2_000))).toBe(850);
    expect(await priceOf(other, {}, thousandths(2_000))).toBe(1_000);
  });

  describe('a table with a period or a channel', () => {
    const HOUR = 3_600_000;
    let own: string;
    const at = (now: number): Context => ({ ...client, now });

    beforeAll(async () => {
      const { db, supplier } = shop;
      const [shared, late] = [newId(), newId()];
      own = newId();
      for (const [id, price] of [
        [own, 700],
        [shared, 800],
        [late, 600],
      ] as const) {
        await addPriceTable(db, supplier.id, { id, name: id });
        await setTablePrices(db, supplier.id, id, new Map([[productId, { normal: centavos(price) }]]));
      }
      const group = (name: string, tableId: string) => ({
        ...{
          supplierId: supplier.id,
          id: newId(),
          name,
          tableId,
          rule: {},
          dueAt: new Date(shop.now + HOUR),
        },
      });
      await db.insert(automaticGroups).values(group('bares', shared));
      await db.insert(automaticGroups).values(group('cafés', late));
      const groups = ['cafés', 'bares'];
      await saveClientPricing(db, supplier.id, client.actor.clientId, { tableId: own, groups });
      await noteClientPrices(db, supplier.id);
    });

    const say = (terms: Partial<TableTerms>) =>
      writePriceTable(shop.db, shop.supplier.id, own, { ...ALWAYS, ...terms });

    test('prices in its period, from its beginning to right before its end, without a write', async () => {
      const [from, until] = [shop.now + HOUR, shop.now + 2 * HOUR];
      await say({ validity: { from, until } });
      // Outside of it, that of the older of the client's groups counts, as without it.
      expect(await priceOf(at(from - 1))).toBe(800);
      expect(await priceOf(at(from))).toBe(700);
      expect(await priceOf(at(until - 1))).toBe(700);
      expect(await priceOf(at(until))).toBe(800);
      expect(await priceOf(other)).toBe(1_000);
      await say({});
      expect(await priceOf(client)).toBe(700);
    });

    test('prices on its channels alone', async () => {
      const charged = async (channel: 'WEB' | 'MANUAL') =>
        (await offersOf(client, [productId], { channel })).get(productId)?.offer.normal;
      await say({ channels: ['MANUAL'] });
      expect(await priceOf(client)).toBe(800);
      expect([await charged('WEB'), await charged('MANUAL')]).toEqual([800, 700]);
      await say({ channels: ['WEB'] });
      expect(await priceOf(client)).toBe(700);
      expect([await charged('WEB'), await charged('MANUAL')]).toEqual([700, 800]);
      await say({ channels: ['MANUAL', 'WEB'] });
      expect([await charged('WEB'), await charged('MANUAL')]).toEqual([700, 700]);
    });

    test('is named with its terms where a price is explained', async () => {
      const until = shop.now - 1;
      await say({ validity: { until }, channels: ['WEB'] });
      const facts = await priceFactsOf(client, productId, {});
      if (facts === undefined) throw new Error('no product');
      const { tables } = explainPrice(facts, ONE);
      expect(tables).toMatchObject([
        { table: { id: own, validity: { until }, channels: ['WEB'] }, outcome: 'over' },
        { table: { validity: {}, channels: [] }, outcome: 'applied' },
        { outcome: 'outranked' },
      ]);
    });

    test('ends after it begins, and names channels that are known', async () => {
      await expect(say({ validity: { from: 5_000, until: 5_000 } })).rejects.toThrow();
      await expect(say({ channels: ['FAX' as string as 'WEB'] })).rejects.toThrow();
    });
  });

  test('a new grant ends the one before, and one that is taken back no longer counts', async () => {
    const { clientId } = other.actor;
    await grantPrices(attendant, clientId, [grant({ from: thousandths(0) })]);
    const { ended, given } = await grantPrices(attendant, clientId, [grant({ price: centavos(400) })]);
    expect(ended.map(({ price }) => price)).toEqual([500]);
    expect(await priceOf(other)).toBe(1_000);
    expect(await priceOf(other, {}, thousandths(3_000))).toBe(400);
    await endGrants(shop.db, shop.supplier.id, clientId, { id: given[0]?.id ?? '' }, shop.now);
    expect(await priceOf(other, {}, thousandths(3_000))).toBe(1_000);
  });
});

describe('how often is asked', () => {
  let counted: Database;
  const queries: string[] = [];
  beforeAll(() => {
    counted = openDatabase(database.url, {
      onQuery: (sql) => {
        watchTenants(sql);
        queries.push(sql);
      },
    });
  });
  afterAll(() => counted.close());

  test('a client with a table is one question more, whatever the number of products', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => aProduct(shop)));
    const questions = async (context: Context, productIds: string[]) => {
      queries.length = 0;
      await offersOf({ ...context, db: counted.db, database: counted }, productIds);
      return queries.length;
    };
    expect(await questions(client, ids.slice(0, 1))).toBe(5);
    expect(await questions(client, ids)).toBe(5);
    // For a shop without client prices, they are not queried.
    const { supplier } = await aShop(database.current);
    expect(await questions({ ...client, supplier }, ids)).toBe(4);
    expect(await questions({ ...shop, supplier }, ids)).toBe(3);
  });
});
