import { expect, test } from 'vitest';
import { importArguments } from './import-arguments.ts';

test('reads supplier, files and maps in any order', () => {
  expect(
    importArguments(['a.csv', '--supplier', 'loja', '--map', 'sku=id', '--map=preco=a,b', 'b.csv.gz']),
  ).toEqual({ supplier: 'loja', files: ['a.csv', 'b.csv.gz'], maps: ['sku=id', 'preco=a,b'] });
});

test('municipalities belong to no shop', () => {
  expect(importArguments(['--municipios', 'm.csv.gz'])).toEqual({
    supplier: undefined,
    files: ['m.csv.gz'],
    maps: [],
  });
});

test.each([
  [[]],
  [['a.csv']],
  [['--municipios']],
  [['--municipios', '--supplier', 'loja', 'a.csv']],
  [['--supplier', 'loja']],
  [['--supplier', 'loja', 'a.csv', '--apagar']],
])('answers %j with its use', (argv) => {
  expect(() => importArguments(argv)).toThrow(/^Uso: npm run import/);
});
