import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { varied } from '#features/pricing/domain/payment-variance.ts';
import { centavos } from '#kernel/money.ts';
import { productFilterFromWire, productFilterToWire } from '../../contract/products/product-query.wire.ts';
import { basePrices } from '../base-prices.ts';
import { principals } from '../import/principals.ts';
import { spelled } from '../search/search-spelling.ts';
import { searchTerms } from '../search/search-terms.ts';
import { byKind, groupingKind, parseGrouping } from './grouping.ts';
import { inShoppersOrder } from './grouping-order.ts';
import { filterWithoutPrices, isNarrowed, NO_FILTER, type ProductFilter } from './product-filter.ts';

const price = fc.integer({ min: 0, max: 9_999_999_999 }).map(centavos);

test('a price is in the range of base prices exactly where it is in the range once varied', () => {
  fc.assert(
    fc.property(
      fc.record({ from: price, to: price }, { requiredKeys: [] }),
      fc.integer({ min: -9_999, max: 20_000 }),
      price,
      fc.integer({ min: -2, max: 2 }),
      (range, basisPoints, any, off) => {
        const base = basePrices(range, basisPoints);
        // Any price, and those right beside the ends.
        for (const one of [any, base.from + off, base.to + off]) {
          if (one < 0 || one > 9_999_999_999) continue;
          const shown = varied(centavos(one), basisPoints);
          const inside = shown >= (range.from ?? 0) && shown <= (range.to ?? Number.POSITIVE_INFINITY);
          expect(one >= base.from && one <= base.to).toBe(inside);
        }
      },
    ),
  );
});

const key = fc.stringMatching(/^[a-z0-9]{1,8}(?::[a-z0-9-]{1,8})?$/);
const filter: fc.Arbitrary<ProductFilter> = fc.record({
  tags: fc.uniqueArray(key),
  groupings: fc.uniqueArray(key),
  brands: fc.uniqueArray(key),
  available: fc.boolean(),
  bought: fc.boolean(),
  linked: fc.oneof(
    fc.constantFrom('shown' as const, 'hidden' as const),
    fc.uuid().map((of) => ({ of })),
  ),
});

test('a filter is on the wire what it was', () => {
  fc.assert(
    fc.property(
      filter,
      fc.option(fc.record({ from: price, to: price }), { nil: undefined }),
      (plain, range) => {
        const whole = range === undefined ? plain : { ...plain, price: range };
        expect(productFilterFromWire(productFilterToWire(whole))).toEqual(whole);
        expect(isNarrowed(whole)).toBe(Object.keys(productFilterToWire(whole)).length > 0);
      },
    ),
  );
  expect(productFilterFromWire({})).toEqual(NO_FILTER);
  expect(productFilterFromWire({ tagsPesquisa: ' a ,,a', produtoprincipal: 'false' })).toEqual({
    ...NO_FILTER,
    tags: ['a'],
  });
});

test('who may not see prices narrows by none', () => {
  expect(filterWithoutPrices({ ...NO_FILTER, price: { from: centavos(1) }, tags: ['a'] })).toEqual({
    ...NO_FILTER,
    tags: ['a'],
  });
});

describe('groupings', () => {
  test.each([
    ['Sabor: Morango', { key: 'sabor:morango', kind: 'Sabor', name: 'Morango' }],
    ['Tamanho:1,5 L', { key: 'tamanho:1-5-l', kind: 'Tamanho', name: '1,5 L' }],
    ['Linha Verão', { key: 'linha-verao', kind: '', name: 'Linha Verão' }],
    ['Hora: 10:30', { key: 'hora:10-30', kind: 'Hora', name: '10:30' }],
    [': Azul', { key: 'azul', kind: '', name: 'Azul' }],
    ['Sabor:', undefined],
    ['!: x', undefined],
  ])('%j', (text, grouping) => {
    expect(parseGrouping(text)).toEqual(grouping);
  });

  test('of each kind stand together', () => {
    const keys = ['sabor:uva', 'linha', 'tamanho:p', 'sabor:lima', 'verao'];
    expect(byKind(keys)).toEqual([['sabor:uva', 'sabor:lima'], ['linha', 'verao'], ['tamanho:p']]);
    expect(groupingKind('linha')).toBe('');
  });

  test('stand from small to large, and else by name', () => {
    const names = ['2 L', 'GG', '500 ml', 'P', '1,5 L', 'Único', '1.000 ml'];
    const sizes = names.flatMap((name) => parseGrouping(`Tamanho: ${name}`) ?? []);
    const others = ['Sabor: Uva', 'Sabor: Limão', 'Verão'].flatMap((text) => parseGrouping(text) ?? []);
    expect(inShoppersOrder([...sizes, ...others]).map(({ name }) => name)).toEqual([
      'Verão',
      'Limão',
      'Uva',
      'P',
      'GG',
      '500 ml',
      '1.000 ml',
      '1,5 L',
      '2 L',
      'Único',
    ]);
  });
});

describe('principal products', () => {
  const of = (links: Readonly<Record<string, string>>) =>
    Object.fromEntries(principals(new Map(Object.entries(links))));

  test.each([
    [
      { a: '', b: 'a' },
      { a: undefined, b: 'a' },
    ],
    [{ b: 'elsewhere' }, { b: 'elsewhere' }],
    [
      { c: 'b', b: 'a', a: '' },
      { c: 'a', b: 'a', a: undefined },
    ],
    [
      { b: 'a', a: 'b' },
      { b: 'a', a: undefined },
    ],
    [
      { d: 'c', c: 'b', b: 'c' },
      { d: 'b', c: 'b', b: undefined },
    ],
    [{ a: 'a' }, { a: undefined }],
  ])('%j', (links, expected) => {
    expect(of(links)).toEqual(expected);
  });

  test('are never linked themselves', () => {
    const code = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    fc.assert(
      fc.property(fc.dictionary(code, fc.oneof(code, fc.constant(''))), (links) => {
        const found = of(links);
        for (const principal of Object.values(found)) {
          if (principal !== undefined) expect(found[principal]).toBeUndefined();
        }
      }),
    );
  });
});

test('a guess is spelled as labels write it', () => {
  const names = ['ACUCAR UNIAO', 'Açúcar Refinado 1kg'];
  expect(spelled(searchTerms('acucar 1kg orgânico'), names)).toBe('açúcar 1kg organico');
});
