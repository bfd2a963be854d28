/** What a row shows is looked up in the answers that its page uses: screens do not say it. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ONE } from '#kernel/quantity.ts';
import { knownGoods, pressedInRow } from './product-rows.ts';

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

test.each([
  ['by the id and name that its row holds', '01a1fc5d-1800-706a-bd3b-429c3a9c53e1', true],
  ['not at all where the browser stored no id', null, false],
])('a product seen lately, which no answer holds, is measured %s', (_, id, isMeasured) => {
  class FakeElement {}
  vi.stubGlobal('Element', FakeElement);
  const element = (own: object) => Object.assign(new FakeElement(), own) as unknown as Element;
  const place = element({
    closest: () => row,
    querySelector: () => link,
    getAttribute: (name: string) => (name === 'data-product' ? id : null),
  });
  const row = element({
    querySelector: () => ({ textContent: 'Vistos recentemente' }),
    querySelectorAll: () => [place],
  });
  const link = element({
    textContent: ' Banana Prata ',
    closest: (selector: string) => (selector === 'a[href]' ? link : place),
    getAttribute: () => '/mercado/p/banana-prata',
  });
  expect(pressedInRow(new QueryClient(), { target: link })).toEqual(
    isMeasured
      ? { name: 'Vistos recentemente', items: [{ id, name: 'Banana Prata', quantity: ONE, index: 0 }] }
      : undefined,
  );
});
