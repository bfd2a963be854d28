import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NO_FILTER } from '../../domain/filters/product-filter.ts';
import { listFilters } from '../filters/list-filters.ts';
import { listProducts, selectProducts } from '../products/list-products.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { lastDays, popularTerms } from './popular-terms.ts';
import { putSynonyms } from './put-supplier-synonyms.ts';
import { recordListed, writeSearches } from './record-searches.ts';
import { suggestProducts } from './suggest-products.ts';

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
  expect(await suggestProducts(shop, text)).toEqual({ products: [], total: 0, approximate: false });
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

test('pages of a search follow each other without gaps or repetitions', async () => {
  const candles = await aShop(database.current);
  const many = 240;
  for (let index = 0; index < many; index++) {
    // Equal scores; the most popular names have the lowest similarity.
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

describe('what labels and people write otherwise', () => {
  let store: Context;
  beforeAll(async () => {
    store = await aShop(database.current);
    const shelf = [
      'DESINF PINHO 2LT',
      'Desinfetante Lavanda 500ml',
      'Fogão 4 Bocas Branco',
      'Guarda-roupa Solteiro',
      'Microondas 20 Litros',
      'Jogo Playstation 4',
      'Smartphone Azul',
      'Amaciante de Roupas',
      'Arroz sem Sal',
      'Ar Condicionado 9.000 BTUs',
      'Vassoura Piaçava',
      'Boneca Bebê',
      'Escova Dental Macia',
      'Chuveiro Elétrico',
    ];
    for (const name of shelf) await aProduct(store, { name });
    await putSynonyms(store.db, store.supplier.id, [
      ['boneca', 'nenê de brinquedo'],
      ['vassoura', 'varre tudo'],
    ]);
  });
  const first = async (text: string): Promise<string | undefined> =>
    (await suggestProducts(store, text)).products[0]?.name;

  test.each([
    ['an abbreviation', 'desinfetante pinho', 'DESINF PINHO 2LT'],
    ['another name of a unit', 'desinfetante 2 litros', 'DESINF PINHO 2LT'],
    ['the plural', 'fogões', 'Fogão 4 Bocas Branco'],
    ['the other gender', 'guarda roupa solteira', 'Guarda-roupa Solteiro'],
    ['two words as one', 'guardaroupa', 'Guarda-roupa Solteiro'],
    ['one word as two', 'micro ondas', 'Microondas 20 Litros'],
    ['one word as two, beside a number', 'play station 4', 'Jogo Playstation 4'],
    ['how it sounds', 'smartfone', 'Smartphone Azul'],
    ['a wrong letter', 'amaciente', 'Amaciante de Roupas'],
    ['letters in the wrong order', 'vassoura piavaca', 'Vassoura Piaçava'],
    ['a number with a point in it', 'ar condicionado 9000 btus', 'Ar Condicionado 9.000 BTUs'],
    ['words that say nothing', 'vassoura de piaçava para a casa', 'Vassoura Piaçava'],
    ['little words in between', 'vassoura de piaçava', 'Vassoura Piaçava'],
    ['what the supplier says it is called', 'nenê brinquedo', 'Boneca Bebê'],
    ['the words of a synonym in another order', 'dente macia escova', 'Escova Dental Macia'],
    ['two sounds written otherwise', 'xuvero', 'Chuveiro Elétrico'],
    ['something that is not there', 'helicóptero', undefined],
  ])('%s', async (_, text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('the synonyms of one supplier are not those of another', async () => {
    const other = await aShop(database.current);
    await aProduct(other, { name: 'Vassoura Piaçava' });
    expect((await suggestProducts(store, 'varre tudo')).total).toBe(1);
    expect((await suggestProducts(other, 'varre tudo')).total).toBe(0);
  });

  test.each([
    ['smartphone', false],
    ['smartfone', true],
    ['desinfetante pinho', false],
    ['dente macia escova', false],
    ['vassoura de piaçava para a casa', true],
  ])('%s: only a guess is said to be one', async (text, approximate) => {
    const page = { sort: 'relevance', page: 1, pageSize: 5 } as const;
    expect(await selectProducts(store, { filter: NO_FILTER }, page, text)).toMatchObject({ approximate });
    expect((await suggestProducts(store, text)).approximate).toBe(approximate);
  });

  test('what a guess was made for is spelled as labels write it', async () => {
    expect(await suggestProducts(store, 'smartfone')).toMatchObject({ corrected: 'smartphone' });
    expect((await suggestProducts(store, 'smartphone')).corrected).toBeUndefined();
  });
});

describe('where no product has all the words', () => {
  let store: Context;
  beforeAll(async () => {
    store = await aShop(database.current);
    const shelf = [
      ...Array.from({ length: 30 }, (_, index) => `Sabonete Comum ${'x'.repeat(index + 1)}`),
      'Sabonete Líquido Lavanda',
      'Hidratante Lavanda Dove',
      'Limpador Superforte Veja',
      'Cortador de Grama Elétrico',
      'Café Torrado',
      'DIPIRONA 500 MG COM CT BL X 10',
      'Albendazol 400 MG',
      'Óleo de Coco',
    ];
    for (const name of shelf) await aProduct(store, { name });
    await aProduct(store, {
      name: 'Escova Macia',
      category: 'higiene',
      description: 'Com perfume de lavanda.',
    });
    await putSynonyms(store.db, store.supplier.id, [['café torrado', 'pó preto']]);
  });
  const search = async (text: string) => {
    const page = { sort: 'relevance', page: 1, pageSize: 50 } as const;
    const { rows, ...found } = await selectProducts(store, { filter: NO_FILTER }, page, text);
    return { ...found, names: rows.map(({ name }) => name) };
  };

  test.each([
    ['the rarest words come first', 'sabonete dove', 'Hidratante Lavanda Dove'],
    ['two words before one', 'sabonete lavanda importado', 'Sabonete Líquido Lavanda'],
    ['words joined in another order', 'forte super limpador', 'Limpador Superforte Veja'],
    ['a phrase typed as one word', 'oleodecoco', 'Óleo de Coco'],
    ['a use for a kind', 'máquina de cortar grama', 'Cortador de Grama Elétrico'],
    ['a misspelt word beside an unknown one', 'caef importado', 'Café Torrado'],
    ['a related word', 'remédio para vermes', 'Albendazol 400 MG'],
    ["the supplier's saying in another order", 'preto pó', 'Café Torrado'],
  ])('%s: %s', async (_, text, expected) => {
    const { names, approximate } = await search(text);
    expect({ first: names[0], approximate }).toEqual({ first: expected, approximate: true });
  });

  test('an abbreviation of a medicine is no guess', async () => {
    const { names, approximate } = await search('dipirona 500mg comp');
    expect({ names, approximate }).toEqual({ names: ['DIPIRONA 500 MG COM CT BL X 10'], approximate: false });
  });

  test('where a product has all the words, no other comes', async () => {
    expect(await search('dove lavanda')).toEqual({
      names: ['Hidratante Lavanda Dove'],
      total: 1,
      approximate: false,
    });
  });

  test('nothing comes for unknown words, nor for one known word of many', async () => {
    for (const text of ['zzxxqq', 'zzxxqq wwkk', 'dove zzxxqq wwkk yyhh'])
      expect(await search(text)).toEqual({ names: [], total: 0, approximate: false });
  });

  test('descriptions do not make a guess', async () => {
    expect((await search('lavanda importado')).names).not.toContain('Escova Macia');
  });

  test('the filters and their counts are of the same products, and a category limits them', async () => {
    const text = 'sabonete lavanda importado';
    const facets = await listFilters(store, { text });
    expect(facets).toMatchObject({ ok: true, value: { total: (await search(text)).total } });
    const inCategory = await listProducts(store, {
      text: 'escova dove',
      category: 'higiene',
      sort: 'relevance',
      page: 1,
      pageSize: 5,
    });
    expect(inCategory).toMatchObject({
      ok: true,
      value: { approximate: true, products: [{ name: 'Escova Macia' }] },
    });
  });

  test('pages follow each other, and the total stays', async () => {
    const all = await search('sabonete importado');
    expect(all).toMatchObject({ total: 31, approximate: true });
    const page = (number: number) =>
      selectProducts(
        store,
        { filter: NO_FILTER },
        { sort: 'relevance', page: number, pageSize: 16 },
        'sabonete importado',
      );
    const [one, two] = [await page(1), await page(2)];
    expect([...one.rows, ...two.rows].map(({ name }) => name)).toEqual(all.names);
  });
});

test('searches are counted by term once written, typing and further pages are not', async () => {
  const counted = await aShop(database.current);
  await aProduct(counted, { name: 'Vela' });
  const list = async (text: string, page: number, pageSize = 20) => {
    const query = { text, sort: 'relevance', page, pageSize } as const;
    const listed = await listProducts(counted, query);
    if (listed.ok) recordListed(counted, query, listed.value);
  };
  for (const text of ['Vela', 'VELA ', 'vêla', 'helicóptero']) await list(text, 1);
  await list('vela', 2);
  await list('ve', 1, 10);
  await suggestProducts(counted, 'vel');
  const popular = async (only: 'all' | 'fruitless' = 'all', now = counted.now) =>
    (await popularTerms(counted, { ...lastDays({ ...counted, now }), only }, { limit: 20, offset: 0 })).terms;
  expect(await popular()).toEqual([]);
  await writeSearches(database.current);
  await list('vela', 1);
  await writeSearches(database.current);
  expect(await popular()).toEqual([
    { term: 'vela', searches: 4, fruitless: 0 },
    { term: 'helicoptero', searches: 1, fruitless: 1 },
  ]);
  expect(await popular('fruitless')).toEqual([{ term: 'helicoptero', searches: 1, fruitless: 1 }]);
  expect(await popular('all', counted.now + 40 * 24 * 60 * 60_000)).toEqual([]);
});
