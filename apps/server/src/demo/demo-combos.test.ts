/** Which combos of the demo world are offered to whom. Design 6. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import { listCombos } from '#features/promotions/server/show-combos.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { type Shopper, VISITOR } from '#kernel/scope.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
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

async function combosAt(slug: string, actor: Shopper) {
  const { db } = database.current;
  const shop = await supplierByKey(db, slug);
  if (shop === undefined) throw new Error(`no ${slug}`);
  const supplier = { id: shop.id, slug, name: shop.name, tags: new Set<string>() };
  const context = { supplier, actor, now: Date.now(), db, database: database.current };
  return listCombos(context, { onlyOfEveryone: false });
}

test('every combo of the market costs less than its products alone, and one is sold out', async () => {
  const combos = await combosAt('mercado-central', VISITOR);
  expect(combos.map(({ name }) => name)).toEqual([
    'Café da manhã completo',
    'Churrasco para 6',
    'Feijoada',
    'Limpeza da semana',
    'Primeiros socorros',
  ]);
  expect(combos.every(({ prices }) => prices !== undefined && prices.saved > 500)).toBe(true);
  expect(combos.filter(({ most }) => most === 0).map(({ name }) => name)).toEqual(['Primeiros socorros']);
});

test('Ana has one of her own', async () => {
  const { db } = database.current;
  const [user] = await db.select().from(users).where(eq(users.email, 'ana@exemplo.com.br'));
  const ids = { sessionId: newId(), userId: newId(), clientId: user?.clientId ?? '' };
  const ana = {
    kind: 'customer',
    ...ids,
    clientKind: 'person',
    name: 'Ana',
    capacity: 'principal',
    approved: true,
  } as const;
  const combos = await combosAt('mercado-central', ana);
  expect(combos.filter(({ exclusive }) => exclusive).map(({ name }) => name)).toEqual([
    'Lanche da tarde da Ana',
  ]);
});

test('the combos of the hardware shop take a percent off', async () => {
  const combos = await combosAt('ferragens-atlas', VISITOR);
  expect(combos.map(({ prices }) => prices && Math.round((prices.saved / prices.alone) * 100))).toEqual([
    8, 10,
  ]);
});
