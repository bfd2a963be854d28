import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#platform/process/project-folder.ts';
import { allOrders, TABLES, variants } from './catalogue/orders.mjs';
import { SHOWS } from './catalogue/shows.mjs';

const orders = allOrders();

test('a picture or the tile is decided for every line of the four shops, and for no other', () => {
  const sold = variants().map(({ shop, line }) => `${shop}: ${line.name}`);
  const decided = Object.entries(TABLES).flatMap(([shop, table]) =>
    Object.keys(table).map((line) => `${shop}: ${line}`),
  );
  expect([...new Set(sold)].filter((line) => !decided.includes(line))).toEqual([]);
  expect(decided.filter((line) => !sold.includes(line))).toEqual([]);
});

test('no product uses a model that shows another thing', () => {
  const wrong = orders.filter(({ name, entry: { model, params } }) => {
    const words = SHOWS[params?.goods ?? model];
    return words !== undefined && !words.includes(name.toLocaleLowerCase('pt-BR').split(' ')[0] ?? '');
  });
  expect(wrong.map(({ name, entry }) => `${entry.model}: ${name}`)).toEqual([]);
});

test('every model that a table names is there', () => {
  const folder = inProject('tools/product-pictures/models');
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .flatMap((file) =>
        [
          ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
            /^export (?:async )?(?:const|function) (\w+)/gm,
          ),
        ].map(([, name]) => name),
      ),
  );
  const used = orders.flatMap(({ entry: { model, params } }) => [
    model,
    ...(params?.goods ? [params.goods] : []),
  ]);
  expect([...new Set(used)].filter((model) => model !== 'tile' && !names.has(model))).toEqual([]);
});

test('a picture is shared by products of one shop only', () => {
  expect(
    orders.filter(({ shop, pictures }) => pictures.some(({ key }) => !key.startsWith(`${shop}/`))),
  ).toEqual([]);
});
