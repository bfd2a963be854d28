import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isEan13 } from '#features/catalog/domain/ean.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { pictureIndex } from '../seed-pictures.ts';
import {
  departmentsOf,
  emporioDaVilaCatalog,
  ferragensAtlasCatalog,
  mercadoCentralCatalog,
  papelariaAuroraCatalog,
} from './catalogs.ts';
import type { DemoCatalog, DemoProduct } from './demo-product.ts';
import { ean13 } from './ean13.ts';

const catalogs: [name: string, catalog: DemoCatalog][] = [
  ['mercado-central', mercadoCentralCatalog],
  ['emporio-da-vila', emporioDaVilaCatalog],
  ['ferragens-atlas', ferragensAtlasCatalog],
  ['papelaria-aurora', papelariaAuroraCatalog],
];

const everyProduct = catalogs.flatMap(([, catalog]) => catalog.products);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const offenders = (products: readonly DemoProduct[], isWrong: (product: DemoProduct) => boolean): string[] =>
  products.filter(isWrong).map(({ sku, name }) => `${sku} ${name}`);

/** The fields of `department.ts`. No compiler checks JSON, and a misspelt field would be ignored. */
const TERMS = 'unit step minimum maximum multiple stock wholesale tiers giftWrap tags surcharge'.split(' ');
const KEYS = [
  'slug',
  'name',
  'look',
  'shelves',
  'terms',
  'lines',
  'about',
  'brand',
  'kinds',
  'price',
  'sizes',
  ...TERMS,
];

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysOf)];

test.each(catalogs)(
  'the tables of %s say nothing that is not understood, and each file is used',
  (shop, { categories }) => {
    const slugs = categories.map(({ slug }) => slug);
    expect(keysOf(departmentsOf(shop, slugs)).filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(readdirSync(inProject(`apps/server/demo/catalog/${shop}`)).sort()).toEqual(
      slugs.map((slug) => `${slug}.json`).sort(),
    );
  },
);

test('an EAN ends in its check digit', () => {
  expect(isEan13('7891000100103')).toBe(true);
  expect(isEan13('7891000100104')).toBe(false);
  expect(isEan13(ean13(1, 1))).toBe(true);
});

test('no two products of the demo world share an EAN', () => {
  expect(repeated(everyProduct.flatMap(({ ean }) => ean ?? []))).toEqual([]);
});

describe.each(catalogs)('%s', (shop, { categories, products }) => {
  const paths = categories.flatMap((top) => top.children.map((child) => `${top.slug}/${child.slug}`));

  test('has at least 320 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(320);
  });

  test('has 8 to 12 departments of 3 to 6 shelves, each with at least 5 products', () => {
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(categories.length).toBeLessThanOrEqual(12);
    expect(categories.filter((top) => top.children.length < 3 || top.children.length > 6)).toEqual([]);
    expect(repeated(paths)).toEqual([]);
    const small = paths.filter((path) => products.filter(({ category }) => category === path).length < 5);
    expect(small).toEqual([]);
    expect(offenders(products, ({ category }) => !paths.includes(category))).toEqual([]);
  });

  test('repeats no sku and no name', () => {
    expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(products.map(({ name }) => name.toLocaleLowerCase('pt-BR')))).toEqual([]);
  });

  test('names and describes every product', () => {
    expect(offenders(products, ({ name }) => name === '' || name.length > 90 || /[{}]/.test(name))).toEqual(
      [],
    );
    expect(
      offenders(products, ({ description }) => description.length < 20 || /[{}]/.test(description)),
    ).toEqual([]);
  });

  test('has valid EANs', () => {
    expect(offenders(products, ({ ean }) => ean !== undefined && !isEan13(ean))).toEqual([]);
  });

  test('lists pictures of products that it sells, and every department has some', () => {
    const index = pictureIndex()[shop] ?? {};
    const sold = new Set(products.map(({ name }) => name));
    expect(Object.keys(index).filter((name) => !sold.has(name))).toEqual([]);
    const shown = products.filter(({ name }) => name in index);
    const bare = categories.filter(
      ({ slug }) => !shown.some(({ category }) => category.startsWith(`${slug}/`)),
    );
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });

  test('sells coherent quantities', () => {
    const isIncoherent = ({
      step = 1000,
      minimum = step,
      maximum,
      multiple = 1000,
      stock = 0,
    }: DemoProduct) =>
      step <= 0 ||
      minimum % step !== 0 ||
      (maximum !== undefined && (maximum < minimum || maximum % step !== 0)) ||
      multiple < 1000 ||
      stock < 0;
    expect(offenders(products, isIncoherent)).toEqual([]);
  });

  test('asks whole centavos, less for more', () => {
    const isIncoherent = ({ price, wholesaleMinimum, wholesalePrice, tiers = [] }: DemoProduct) =>
      !Number.isInteger(price) ||
      price <= 0 ||
      (wholesaleMinimum === undefined) !== (wholesalePrice === undefined) ||
      (wholesalePrice ?? 0) >= price ||
      tiers.some((tier, index) => {
        const before = tiers[index - 1] ?? { from: 0, price };
        return tier.price <= 0 || tier.price >= before.price || tier.from <= before.from;
      });
    expect(offenders(products, isIncoherent)).toEqual([]);
  });

  test('shows varied goods on the first page of every department', () => {
    const dull = categories.filter(({ slug }) => {
      const firstPage = products.filter(({ category }) => category.startsWith(`${slug}/`)).slice(0, 20);
      return new Set(firstPage.map(({ look }) => look)).size < 8;
    });
    expect(dull.map(({ slug }) => slug)).toEqual([]);
  });

  test('is in order of popularity, from 1000 down', () => {
    const ranks = products.map(({ popularity }) => popularity);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(ranks[0]).toBe(1000);
    expect(ranks.at(-1)).toBeGreaterThanOrEqual(0);
  });
});

test('Mercado Central sells out of some goods, asks the age for others and weighs the greengrocery', () => {
  const { products } = mercadoCentralCatalog;
  const soldOut = products.filter(({ stock }) => stock === 0);
  expect(soldOut.length).toBeGreaterThanOrEqual(4);
  expect(soldOut.length).toBeLessThanOrEqual(6);
  expect(products.some(({ tags }) => tags.includes('maiores-18'))).toBe(true);
  expect(products.some(({ unit, step = 1000 }) => unit === 'KG' && step < 1000)).toBe(true);
});

test('most of Ferragens Atlas has a wholesale price, much of it progressive, some sold by the box', () => {
  const { products } = ferragensAtlasCatalog;
  const share = (isOne: (product: DemoProduct) => boolean) => products.filter(isOne).length / products.length;
  expect(share(({ wholesalePrice }) => wholesalePrice !== undefined)).toBeGreaterThan(0.5);
  expect(share(({ tiers }) => tiers !== undefined)).toBeGreaterThan(0.25);
  expect(products.filter(({ multiple }) => multiple !== undefined).length).toBeGreaterThanOrEqual(5);
});

test('every listed picture is there, every picture is listed or a banner, and all take at most 8 MB', () => {
  const folder = inProject('apps/server/demo/pictures');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.avif'),
  );
  const listed = new Set(
    Object.values(pictureIndex()).flatMap((shop) =>
      Object.values(shop).flatMap((pictures) =>
        pictures.map((picture) => (typeof picture === 'string' ? picture : picture.key)),
      ),
    ),
  );
  const there = new Set(files.map((file) => file.slice(0, -'.avif'.length)));
  expect([...listed].filter((key) => !there.has(key))).toEqual([]);
  expect([...there].filter((key) => !listed.has(key) && !/^(?:banners|scenes)\//.test(key))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
});
