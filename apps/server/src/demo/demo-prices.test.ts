/** Which prices the demo world's policies and price tables give to whom. Design 6. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { ClientId } from '#kernel/ids.ts';
import { type Shopper, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { DemoProduct } from './catalog/demo-product.ts';
import { seedPeople } from './seed-people.ts';
import type { DemoPictures } from './seed-pictures.ts';
import { seedSupplier } from './seed-supplier.ts';
import { ferragensAtlas } from './world/ferragens-atlas.ts';
import { mercadoCentral } from './world/mercado-central.ts';
import { DEMO_CLIENTS } from './world/people.ts';

const database = testDatabase();
const NO_PICTURES: DemoPictures = { gallery: async () => [], mark: async () => undefined };

beforeAll(async () => {
  for (const supplier of [mercadoCentral, ferragensAtlas]) {
    await database.current.transaction((db) => seedSupplier(db, supplier, NO_PICTURES));
  }
  await seedPeople(database.current.db, DEMO_CLIENTS);
}, 60_000);

async function contextAt(slug: string, actor: Shopper = VISITOR): Promise<Context> {
  const { db } = database.current;
  const shop = await supplierByKey(db, slug);
  if (shop === undefined) throw new Error(`no ${slug}`);
  const supplier = { id: shop.id, slug, name: shop.name, tags: new Set<string>() };
  return { supplier, actor, now: Date.now(), db, database: database.current };
}

async function loggedIn(email: string, clientKind: 'person' | 'company'): Promise<Shopper> {
  const [user] = await database.current.db.select().from(users).where(eq(users.email, email));
  const clientId: ClientId = user?.clientId ?? '';
  const ids = { sessionId: newId(), userId: newId(), clientId };
  return { kind: 'customer', ...ids, clientKind, name: email, capacity: 'principal', approved: true };
}

const ofCategory = (products: readonly DemoProduct[], path: string): readonly DemoProduct[] =>
  products.filter(({ category }) => category === path);

async function offersBySku(context: Context, products: readonly DemoProduct[]) {
  const skus = products.map(({ sku }) => sku);
  const ids = await productsByCodes(context.db, context.supplier.id, skus);
  const offers = await offersOf(context, [...ids.values()]);
  return skus.map((sku) => offers.get(ids.get(sku) ?? '')?.offer);
}

test('a week of the greengrocer’s takes 5 % off one shelf, for everyone', async () => {
  const shelf = ofCategory(mercadoCentral.catalog.products, 'hortifruti/temperos-e-raizes');
  const offers = await offersBySku(await contextAt('mercado-central'), shelf);
  expect(offers.map((offer) => offer?.normal)).toEqual(
    shelf.map(({ price }) => Math.floor((price * 9_500 + 5_000) / 10_000)),
  );
  expect(offers[0]?.policies?.map(({ name }) => name)).toEqual(['Semana do Hortifrúti']);
  const fruits = ofCategory(mercadoCentral.catalog.products, 'hortifruti/frutas');
  const others = await offersBySku(await contextAt('mercado-central'), fruits);
  expect(others.map((offer) => offer?.normal)).toEqual(fruits.map(({ price }) => price));
});

test('what is tagged an offer costs what the catalogue says, and a quarter more before', async () => {
  const { products } = mercadoCentral.catalog;
  const onOffer = products.filter(({ tags }) => tags.includes('oferta'));
  const offers = await offersBySku(await contextAt('mercado-central'), onOffer);
  expect(offers.map((offer) => offer?.normal)).toEqual(onOffer.map(({ price }) => price));
  expect(offers.map((offer) => offer?.former)).toEqual(onOffer.map(({ price }) => Math.round(price * 1.25)));
  const tools = ferragensAtlas.catalog.products.filter(({ tags }) => tags.includes('oferta'));
  const trade = await offersBySku(await contextAt('ferragens-atlas'), tools);
  for (const [index, { price, wholesalePrice, tiers = [] }] of tools.entries()) {
    expect(trade[index]).toMatchObject({ normal: price, tiers });
    expect(trade[index]?.wholesale?.price).toBe(wholesalePrice);
  }
});

test('Horizonte buys a dozen lamps by the table for resellers, and companies get more off for more gloves', async () => {
  const horizonte = await contextAt(
    'ferragens-atlas',
    await loggedIn('compras@horizonte.exemplo.com.br', 'company'),
  );
  const ana = await contextAt('ferragens-atlas', await loggedIn('ana@exemplo.com.br', 'person'));
  const lamps = ofCategory(ferragensAtlas.catalog.products, 'eletrica/lampadas');
  const resale = (await offersBySku(horizonte, lamps)).filter(
    (offer, index) => offer?.normal === Math.round((lamps[index]?.price ?? 0) * 0.92),
  );
  expect(resale).toHaveLength(12);
  expect((await offersBySku(ana, lamps)).map((offer) => offer?.normal)).toEqual(
    lamps.map(({ price }) => price),
  );
  const [glove] = ofCategory(ferragensAtlas.catalog.products, 'seguranca/luvas');
  if (glove === undefined) throw new Error('no gloves');
  const [forCompanies] = await offersBySku(horizonte, [glove]);
  expect(forCompanies?.tiers.map(({ from }) => from)).toEqual([12_000, 36_000, 120_000]);
  const [forPersons] = await offersBySku(ana, [glove]);
  expect(forPersons?.policies).toBeUndefined();
});
