/** What a row shows is looked up in the answers that its page uses: screens do not say it. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { knownGoods } from './product-rows.ts';

const card = (slug: string) => ({ id: slug, slug, name: slug, increments: {} });

/** A client with an answer that a screen uses. */
function showing(data: unknown): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['catalog', 'one'], data);
  new QueryObserver(client, { queryKey: ['catalog', 'one'], staleTime: Infinity }).subscribe(() => {});
  return client;
}

test.each<[string, unknown, string[]]>([
  ['a home', { blocks: [{ content: { carousel: { products: [card('bolo')] } } }] }, ['bolo']],
  ['a product and those like it', { ...card('bolo'), similar: [card('pao')] }, ['bolo', 'pao']],
  ['recommended products', { products: [card('bolo')], sessionId: 's' }, ['bolo']],
  [
    'combos',
    [{ id: 'c', slug: 'cafe', name: 'Café', most: 3, items: [{ product: { name: 'Pão' } }] }],
    ['cafe'],
  ],
  ['categories, which are no goods', [{ id: 'f', slug: 'frutas', name: 'Frutas' }], []],
])('%s', (_, data, slugs) => {
  expect([...knownGoods(showing(data)).keys()]).toEqual(slugs);
});

test('answers that no screen uses do not count', () => {
  const client = new QueryClient();
  client.setQueryData(['catalog', 'one'], [card('bolo')]);
  expect([...knownGoods(client).keys()]).toEqual([]);
});
