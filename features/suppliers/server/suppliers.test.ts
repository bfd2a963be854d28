import { beforeAll, describe, expect, test } from 'vitest';
import { accept } from '#kernel/result.ts';
import { VISITOR } from '#kernel/scope.ts';
import { DEFAULT_THEME } from '#kernel/theme.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NO_SUPPLIER, supplierScope } from '../domain/shop.ts';
import { storesOf } from './choices-of.ts';
import { createSupplier, type NewSupplier } from './create-supplier.ts';
import { listedSuppliers, supplierByHost, supplierByKey } from './find-supplier.ts';
import { namedSupplier, servingSuppliers } from './list-suppliers.ts';
import { shopOf } from './shop-of.ts';
import type { WhoServes } from './who-serves.ts';

const database = testDatabase();

const aSupplier = (more: Partial<NewSupplier> = {}): NewSupplier => ({
  slug: 'papelaria-aurora',
  name: 'Papelaria Aurora',
  description: 'Tudo para escrever.',
  whiteLabel: true,
  tags: ['has-collect'],
  theme: { primary: '#112233', secondary: '#445566', auxiliary: '#778899', text: '#ffffff' },
  menu: [{ label: 'Ofertas', href: '/c/ofertas' }],
  footer: { legalName: 'Aurora Ltda', cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
  domains: ['Aurora.localhost', 'aurora.example'],
  stores: [
    { name: 'Centro', addressText: 'Rua A, 1', latitude: -23.5, longitude: -46.6, hours: '8h às 20h' },
    { name: 'Sul', addressText: 'Rua B, 2', latitude: -23.6, longitude: -46.7, hours: '' },
  ],
  ...more,
});

const contextAt = (supplier = NO_SUPPLIER): Context => ({
  supplier,
  actor: VISITOR,
  now: 0,
  db: database.current.db,
  database: database.current,
});

let aurora: string;

beforeAll(async () => {
  const { transaction } = database.current;
  aurora = (await transaction((db) => createSupplier(db, aSupplier()))).id;
  await transaction((db) =>
    createSupplier(db, aSupplier({ slug: 'mercado', name: 'Mercado', whiteLabel: false, domains: [] })),
  );
  await transaction((db) =>
    createSupplier(db, aSupplier({ slug: 'oculta', name: 'Oculta', domains: [], listed: false })),
  );
});

describe('a host', () => {
  test.each([
    'aurora.localhost',
    'AURORA.localhost',
    'aurora.localhost.',
    'aurora.localhost:3000',
    'aurora.example',
  ])('%s is the supplier’s own', async (host) => {
    expect((await supplierByHost(database.current.db, host))?.id).toBe(aurora);
  });

  test.each([
    'localhost',
    'x.aurora.localhost',
    'aurora.localhost.evil.example',
    '127.0.0.1',
    '',
    'aurora.localhost/x',
  ])('%s is no one’s', async (host) => {
    expect(await supplierByHost(database.current.db, host)).toBeUndefined();
  });

  test('stays with its supplier when another claims it', async () => {
    const claim = aSupplier({ slug: 'pirata', domains: ['aurora.localhost'] });
    await expect(database.current.transaction((db) => createSupplier(db, claim))).rejects.toThrow(
      'belongs to another supplier',
    );
    expect(await supplierByKey(database.current.db, 'pirata')).toBeUndefined();
  });
});

test('a supplier is found by slug and by id alike, with its main domain', async () => {
  const { db } = database.current;
  const shop = await supplierByKey(db, 'papelaria-aurora');
  expect(shop).toMatchObject({
    id: aurora,
    domain: 'aurora.localhost',
    whiteLabel: true,
    tags: ['has-collect'],
  });
  expect(await supplierByKey(db, aurora)).toEqual(shop);
  expect(await supplierByKey(db, 'nenhuma')).toBeUndefined();
  expect(await supplierByKey(db, "x' or '1'='1")).toBeUndefined();
});

test('a supplier without colours of its own has the default theme', async () => {
  const { theme: _, ...plain } = aSupplier({ slug: 'sem-cores', domains: [], listed: false });
  await database.current.transaction((db) => createSupplier(db, plain));
  expect((await supplierByKey(database.current.db, 'sem-cores'))?.theme).toEqual(DEFAULT_THEME);
  expect((await supplierByKey(database.current.db, aurora))?.theme).toEqual(aSupplier().theme);
});

test.each(['painel', 'v4', 'busca', 'Com Espaço'])('no shop can be called %s', async (slug) => {
  const create = database.current.transaction((db) => createSupplier(db, aSupplier({ slug, domains: [] })));
  await expect(create).rejects.toThrow('no shop may have this slug');
});

test('the platform lists its public suppliers by name', async () => {
  const list = async (search?: string, page = { limit: 60, offset: 0 }) => {
    const everybody: WhoServes = async (_, suppliers) => accept(suppliers);
    const found = await servingSuppliers(contextAt(), everybody, { pickupToo: false, search, page });
    return found.ok && [found.value.suppliers.map(({ shop }) => shop.name), found.value.total];
  };
  expect(await list()).toEqual([['Mercado', 'Papelaria Aurora'], 2]);
  expect(await list(undefined, { limit: 1, offset: 1 })).toEqual([['Papelaria Aurora'], 2]);
  expect(await list('AURÓRA')).toEqual([['Papelaria Aurora'], 1]);
  expect(await list('%')).toEqual([[], 0]);
  expect(await listedSuppliers(database.current.db)).toHaveLength(2);
});

test('those that serve a place or a company come in pages, too', async () => {
  const found = await servingSuppliers(contextAt(), async (_, suppliers) => accept(suppliers), {
    pickupToo: false,
    deliveryType: 'delivery',
    page: { limit: 1, offset: 1 },
  });
  expect(found.ok && [found.value.suppliers.map(({ shop }) => shop.name), found.value.total]).toEqual([
    ['Papelaria Aurora'],
    2,
  ]);
  const nobody = await servingSuppliers(contextAt(), async () => accept([]), {
    pickupToo: false,
    deliveryType: 'pickup',
    page: { limit: 60, offset: 0 },
  });
  expect(nobody).toEqual({ ok: false, refusal: { code: 'unserved-address' } });
});

describe('the named supplier', () => {
  test('is the one that slug and domain name', async () => {
    const found = await namedSupplier(contextAt(), { slug: 'papelaria-aurora', host: 'aurora.localhost' });
    expect(found.ok && found.value?.slug).toBe('papelaria-aurora');
  });

  test('shows an unlisted supplier to who names it', async () => {
    const found = await namedSupplier(contextAt(), { slug: 'oculta' });
    expect(found.ok && found.value?.slug).toBe('oculta');
  });

  test('refuses names that disagree and names of no one', async () => {
    const disagree = await namedSupplier(contextAt(), { slug: 'mercado', host: 'aurora.localhost' });
    expect(disagree).toEqual({ ok: false, refusal: { code: 'supplier-conflict' } });
    expect(await namedSupplier(contextAt(), { slug: 'nenhuma' })).toEqual({
      ok: false,
      refusal: { code: 'no-supplier' },
    });
    const shop = await supplierByKey(database.current.db, aurora);
    const there = contextAt(shop && supplierScope(shop));
    expect(await namedSupplier(there, { slug: 'mercado' })).toMatchObject({ ok: false });
  });
});

test('creating a supplier again brings it up to date and keeps its ids', async () => {
  const before = await supplierByKey(database.current.db, 'mercado');
  if (before === undefined) throw new Error('mercado was created above');
  const context = contextAt(supplierScope(before));
  const [centre] = await storesOf(context);
  const moved = { ...aSupplier().stores[0], name: 'Centro', addressText: 'Rua C, 3' };
  const again = aSupplier({ slug: 'mercado', name: 'Mercado Novo', domains: ['mercado.example'] });
  const saved = await database.current.transaction((db) =>
    createSupplier(db, { ...again, stores: [moved as NewSupplier['stores'][number]] }),
  );
  expect(saved.id).toBe(before.id);
  expect(await storesOf(context)).toEqual([{ ...moved, id: centre?.id }]);
  await database.current.transaction(async (db) => {
    expect(await shopOf({ ...context, db })).toMatchObject({
      name: 'Mercado Novo',
      domain: 'mercado.example',
    });
  });
});
