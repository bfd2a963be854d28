import { beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { listProducts } from './list-products.ts';
import { LIKENED } from './search-words.store.ts';
import { suggestProducts } from './suggest-products.ts';
import { aProduct, aShop } from './testing/a-shop.ts';

const database = testDatabase();
let shop: Context;

beforeAll(async () => {
  shop = await aShop(database.current);
  const shelf = [
    { name: 'Arroz Integral Tio João 1kg', brand: 'Tio João', ean: '7893500020110', sku: 'ARZ-0001' },
    { name: 'Arroz', popularity: 1 },
    { name: 'Biscoito de Arroz com Chocolate', popularity: 900 },
    { name: 'Feijão Preto 500ml', description: 'Acompanha arroz.' },
    { name: 'Café Torrado & Moído 500 g', brand: 'Três Corações' },
    { name: 'Cafeteira Elétrica', popularity: 950 },
    { name: "Sabonete D'Água C/TAMPA AT-100", tags: [] },
    { name: 'Requeijão Cremoso 200g' },
    { name: 'NUTELLA', popularity: 9 },
    { name: 'Nutella' },
  ];
  for (const product of shelf) await aProduct(shop, product);
  await aProduct(await aShop(database.current), { name: 'Arroz de outra loja' });
});

const find = async (text: string): Promise<string[]> =>
  (await suggestProducts(shop, text)).products.map((product) => product.name);

test.each([
  ['its whole name', 'Arroz Integral Tio João 1kg', 'Arroz Integral Tio João 1kg'],
  ['its name without accents, in capitals', 'ARROZ INTEGRAL TIO JOAO 1 KG', 'Arroz Integral Tio João 1kg'],
  ['a name that is one word of others', 'arroz', 'Arroz'],
  ['a name with an ampersand, which is removed', 'Café Torrado & Moído 500 g', 'Café Torrado & Moído 500 g'],
  ['its brand', 'tres coracoes', 'Café Torrado & Moído 500 g'],
  ['its bar code', '7893500020110', 'Arroz Integral Tio João 1kg'],
  ['its code', 'arz-0001', 'Arroz Integral Tio João 1kg'],
  ['the beginning of a word', 'reque', 'Requeijão Cremoso 200g'],
  ['words in another order', 'joao tio integral', 'Arroz Integral Tio João 1kg'],
  ['a measure written apart', '500 ml', 'Feijão Preto 500ml'],
  ['a part of an abbreviation', 'tampa 100', "Sabonete D'Água C/TAMPA AT-100"],
  ['a whole word before a popular beginning of one', 'cafe', 'Café Torrado & Moído 500 g'],
  ['its own spelling among equal names', 'Nutella', 'Nutella'],
  ['a misspelt name', 'requejao', 'Requeijão Cremoso 200g'],
])('finds a product first by %s', async (_, text, expected) => {
  expect((await find(text))[0]).toBe(expected);
});

test('the name counts more than the description', async () => {
  expect((await find('arroz')).at(-1)).toBe('Feijão Preto 500ml');
});

test.each(['&', '   ', '!!!', '', '\u0000'])('%j asks for nothing', async (text) => {
  expect(await suggestProducts(shop, text)).toEqual({ products: [], total: 0 });
});

test.each(
  [
    "' | 'a:*",
    'a & !b <-> (c',
    "'); drop table products; --",
    '\\',
    '%_%',
    ':*',
    'a:b',
    '*',
    '\ud800 arroz',
    '"arroz" -integral OR',
    'x'.repeat(5_000),
    'a '.repeat(2_000),
  ].map((text) => [text.slice(0, 30), text] as const),
)('hostile text is only text: %j', async (_, text) => {
  await expect(suggestProducts(shop, text)).resolves.toMatchObject({ products: expect.any(Array) });
});

test('pages of a search follow each other beyond those that are put in order by likeness', async () => {
  const candles = await aShop(database.current);
  const many = LIKENED + 40;
  for (let index = 0; index < many; index++) {
    // Equal in weight; the most popular names are the least alike.
    await aProduct(candles, { name: `Vela ${'x'.repeat(1 + (index % 30))}`, popularity: index % 50 });
  }
  const page = async (number: number, pageSize: number): Promise<string[]> => {
    const question = { text: 'vela', tags: [], sort: 'relevance', page: number, pageSize } as const;
    const result = await listProducts(candles, question);
    return result.ok ? result.value.products.map((product) => product.id) : [];
  };
  const whole = await page(1, many);
  expect(new Set(whole).size).toBe(many);
  const pages: string[] = [];
  for (let number = 1; number <= 4; number++) pages.push(...(await page(number, many / 4)));
  expect(pages).toEqual(whole);
});

test('among equally good matches the name most like the text comes first', async () => {
  const candles = await aShop(database.current);
  await aProduct(candles, { name: 'Vela aromática de baunilha', popularity: 900 });
  const plain = await aProduct(candles, { name: 'Vela azul' });
  expect((await suggestProducts(candles, 'vela')).products[0]?.id).toBe(plain);
});
