import { beforeEach, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { listProducts } from '../products/list-products.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { popularSearches } from './popular-searches.ts';
import { popularTerms } from './popular-terms.ts';
import { recordListed, writeSearches } from './record-searches.ts';
import { addSearchCounts } from './search-terms.store.ts';

const database = testDatabase();
let shop: Context;
beforeEach(async () => {
  shop = await aShop(database.current);
  for (const name of ['Feijão Preto 1kg', 'Pão de Queijo', 'Açúcar Refinado']) await aProduct(shop, { name });
});

const counted = (term: string, askers: number, more: object = {}) =>
  addSearchCounts(shop.db, [
    {
      supplierId: shop.supplier.id,
      day: '2026-11-19',
      term,
      searches: askers,
      fruitless: 0,
      askers,
      ...more,
    },
  ]);
const search = async (text: string, asker: string) => {
  const [context, query] = [{ ...shop, asker }, { text, sort: 'relevance', page: 1, pageSize: 20 } as const];
  const listed = await listProducts(context, query);
  if (listed.ok) recordListed(context, query, listed.value);
};

test('what many people looked for is offered, asked by most first, as products write it', async () => {
  await counted('feijao preto', 5);
  await counted('pao de queijo', 9);
  expect(await popularSearches(shop)).toEqual(['pão de queijo', 'feijão preto']);
});

test('what few people searched is shown to nobody, however often they searched', async () => {
  await counted('feijao', 4, { searches: 500 });
  for (let day = 10; day < 18; day += 1) await counted('acucar', 4, { day: `2026-11-${day}` });
  expect(await popularSearches(shop)).toEqual([]);
});

test('what finds nothing now, or did not find anything, is not offered; nor are codes', async () => {
  await counted('helicoptero', 50);
  await counted('acucar', 50, { fruitless: 25 });
  await counted('7893500020110', 50);
  await aProduct(shop, { ean: '7893500020110' });
  expect(await popularSearches(shop)).toEqual([]);
});

test('what was asked long ago, or at another shop, is not offered', async () => {
  await counted('feijao', 50, { day: '2026-10-01' });
  const other = await aShop(database.current);
  await addSearchCounts(shop.db, [
    {
      supplierId: other.supplier.id,
      day: '2026-11-19',
      term: 'acucar',
      searches: 50,
      fruitless: 0,
      askers: 50,
    },
  ]);
  expect(await popularSearches(shop)).toEqual([]);
});

test('people are counted, not their searches; and asking for what is popular is no search', async () => {
  for (let times = 0; times < 9; times += 1) await search('feijão', 'ana');
  for (const asker of ['bia', 'caio', 'duda']) await search('feijao', asker);
  await writeSearches(shop.database);
  expect(await popularSearches(shop)).toEqual([]);
  await search('FEIJÃO', 'eva');
  await writeSearches(shop.database);
  expect(await popularSearches(shop)).toEqual(['feijão']);
  await writeSearches(shop.database);
  const days = { from: '2026-11-01', to: '2026-11-20' };
  const report = await popularTerms(shop, { ...days, only: 'all' }, { limit: 5, offset: 0 });
  expect(report.terms).toEqual([{ term: 'feijao', searches: 13, fruitless: 0 }]);
});
