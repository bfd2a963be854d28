/** docs/caching.md lists every cache of the server with the figures of the code. */
import { describe, expect, test } from 'vitest';
import { constantIn, filesIn, page, quoted, serverFiles, sourceOf, tableOf } from './caching-page.ts';

const UNITS = { MB: 1024 * 1024, entries: 1, ms: 1, s: 1_000, h: 3_600_000 };
type Unit = keyof typeof UNITS;

const rows = tableOf('What each holds').map(
  ([name = '', file = '', key, size = '', lifetime = '', ...rest]) => ({
    name,
    file,
    size,
    lifetime,
    cells: [name, file, key, size, lifetime, ...rest],
  }),
);

test('each row says everything', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const { name, cells } of rows)
    expect(
      cells.filter((cell) => cell === undefined || cell === ''),
      name,
    ).toEqual([]);
  expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([7]));
});

const figures = rows.flatMap(({ name, file, size, lifetime }) =>
  [size, lifetime].flatMap((cell) =>
    [...cell.matchAll(/(\d[\d,.]*) (\w+)(?: \(`(\w+)`\))?/g)].map(
      ([figure, amount = '', unit = '', constant]) => ({
        name,
        file,
        figure,
        value: Number(amount.replaceAll(',', '')) * UNITS[unit as Unit],
        constant,
      }),
    ),
  ),
);

describe('a figure is the constant’s behind it', () => {
  test.each(figures)('$name: $figure', ({ file, value, constant }) => {
    expect(constant, 'name the constant: `8 MB (\u0060answers\u0060)`').toBeDefined();
    expect(constantIn(filesIn(file).map(sourceOf), constant ?? '')).toBeCloseTo(value, 6);
  });
});

/** What makes a cache. The files of the page's last section define these words. */
const MAKERS =
  /\bnew (?:VersionedCache|ByteLru|TtlMap|LRUCache)\b|(?<!function )\b(?:ttlMemo|ttlCache|cachedLookUp|registerLookUp)(?:<[^\n]*?>)?\(/g;
const DEFINITIONS = filesIn(page.split('\n## State that is no cache\n')[1] ?? '');

/** A map that lives as long as the process or an object: a cache, or listed as something else. */
const STATE =
  /^(?:(?:export )?(?:const|let) \w+(?:: (?!Readonly)[^=]+)?| +(?:readonly |static |private )*#\w+) = new (?:Weak)?Map\b.*\(\);$/m;

test('each cache of the code has its row', () => {
  const missing = serverFiles.flatMap((file) => {
    if (DEFINITIONS.includes(file)) return [];
    const made = sourceOf(file).match(MAKERS)?.length ?? 0;
    const listed = rows.filter((row) => filesIn(row.file)[0] === file).length;
    return made > listed ? [`${file} makes ${made}, docs/caching.md lists ${listed}`] : [];
  });
  expect(missing).toEqual([]);
});

test('each map that outlives a call is a cache of the list, or something else of the list below', () => {
  const named = new Set(filesIn(page));
  expect(serverFiles.filter((file) => STATE.test(sourceOf(file)) && !named.has(file))).toEqual([]);
});

test('each header for browsers and CDNs is the code’s', () => {
  for (const [response, file = '', header = ''] of tableOf('Beyond the process'))
    for (const text of quoted(header))
      for (const source of filesIn(file)) expect(sourceOf(source), response).toContain(text);
});
