import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { LastPurchase } from '../../domain/product.ts';
import { type LastPurchasesOf, listProducts, nothingBought } from '../products/list-products.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { listFilters } from './list-filters.ts';

const database = testDatabase();
const ONCE: LastPurchase = { price: centavos(890), quantity: ONE, at: Date.UTC(2026, 9, 3) };

async function aShopWithThree(tags: readonly string[] = []) {
  const shop = { ...(await aShop(database.current, tags)), actor: aCustomer(true) };
  const rice = await aProduct(shop, { name: 'Arroz', category: 'mercearia', popularity: 1 });
  const beans = await aProduct(shop, { name: 'Feijão', category: 'mercearia', brand: 'Serra' });
  await aProduct(shop, { name: 'Arroz integral', category: 'mercearia', popularity: 9 });
  return { shop, rice, beans };
}

const of =
  (...ids: readonly string[]): LastPurchasesOf =>
  async () =>
    new Map(ids.map((id) => [id, ONCE]));

async function bought(context: Context, source: LastPurchasesOf, text?: string, page = 1) {
  const found = await listProducts(
    context,
    { filter: { bought: true }, ...(text === undefined ? {} : { text }), page, pageSize: 1 },
    source,
  );
  if (!found.ok) throw new Error(found.refusal.code);
  return { names: found.value.products.map(({ name }) => name), ...found.value };
}

test('only what the client bought is listed, found and counted, with the last purchase of each', async () => {
  const { shop, rice, beans } = await aShopWithThree();
  const first = await bought(shop, of(rice, beans));
  expect(first).toMatchObject({ names: ['Arroz'], total: 2, pages: 2 });
  expect(first.products[0]?.lastPurchase).toEqual(ONCE);
  expect(await bought(shop, of(rice, beans), undefined, 2)).toMatchObject({ names: ['Feijão'] });
  expect(await bought(shop, of(rice, beans), undefined, 3)).toMatchObject({ names: [], total: 2 });
  expect(await bought(shop, of(rice), 'arroz')).toMatchObject({ names: ['Arroz'], total: 1 });
  const facets = await listFilters(shop, { filter: { bought: true } }, of(beans));
  expect(facets).toMatchObject({ ok: true, value: { total: 1, brands: [{ name: 'Serra', count: 1 }] } });
});

test("nothing of one client is kept for another's list", async () => {
  const { shop, rice, beans } = await aShopWithThree();
  for (const [id, name] of [
    [rice, 'Arroz'],
    [beans, 'Feijão'],
  ] as const)
    expect((await bought(shop, of(id))).names).toEqual([name]);
  expect(await bought(shop, nothingBought)).toMatchObject({ names: [], total: 0 });
});

test('without the filter, and where prices are hidden, no purchase is named', async () => {
  const { shop, rice } = await aShopWithThree(['hide-price-for-logged-out-customers']);
  const unfiltered = await listProducts(shop, {}, of(rice));
  expect(JSON.stringify(unfiltered)).not.toContain('lastPurchase');
  const waiting = {
    ...shop,
    supplier: { ...shop.supplier, tags: new Set(['hide-price-for-logged-out-customers']) },
  };
  const hidden = await bought({ ...waiting, actor: { kind: 'visitor' } as Context['actor'] }, of(rice));
  expect(hidden.products.map(({ lastPurchase }) => lastPurchase)).toEqual([undefined]);
});
