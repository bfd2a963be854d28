import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { aProduct, units } from '../testing/a-product.ts';
import { judgeQuickLines, linesToPrice, type QuickLine } from './judge-quick-lines.ts';

const rice = aProduct({ id: 'rice', stock: units(10) });
const beans = aProduct({ id: 'beans', stock: units(0) });
const gone = aProduct({ id: 'gone', active: false });
const products = new Map([rice, beans, gone].map((product) => [product.id, product]));
const found = new Map([
  ['R', 'rice'],
  ['789', 'rice'],
  ['B', 'beans'],
  ['G', 'gone'],
]);

const judged = (lines: readonly QuickLine[]) =>
  judgeQuickLines(
    lines,
    found,
    priceCart(linesToPrice(lines, found), products, { multiplesDisabled: false }),
  );
const line = (code: string, quantity: number): QuickLine => ({ code, quantity: units(quantity) });

describe('each line says what becomes of it', () => {
  test('found, unknown, out of stock and not sold', () => {
    expect(judged([line('R', 2), line('X', 1), line('B', 1), line('G', 1)])).toMatchObject([
      { kind: 'found', line: { quantity: units(2), product: { id: 'rice' } } },
      { kind: 'unknown' },
      { kind: 'refused', notice: { kind: 'out-of-stock' } },
      { kind: 'refused', notice: { kind: 'gone' } },
    ]);
  });

  test('a quantity that was corrected', () => {
    expect(judged([line('R', 12)])).toMatchObject([
      { kind: 'found', line: { quantity: units(10) }, notice: { kind: 'less-stock', to: units(10) } },
    ]);
  });

  test('one product by two codes is added up where it stands first', () => {
    expect(judged([line('X', 1), line('R', 2), line('789', 3)])).toMatchObject([
      { kind: 'unknown' },
      { kind: 'found', line: { quantity: units(5) } },
      { kind: 'repeated', of: 1 },
    ]);
  });
});

test('there is one result for each line, and each product is found at most once', () => {
  const written = fc.record({
    code: fc.constantFrom('R', '789', 'B', 'G', 'X'),
    quantity: fc.integer({ min: 1, max: 99 }).map(units),
  });
  fc.assert(
    fc.property(fc.array(written, { maxLength: 60 }), (lines) => {
      const results = judged(lines);
      expect(results).toHaveLength(lines.length);
      const ids = results.flatMap((result) => (result.kind === 'found' ? [result.line.product.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      for (const [at, result] of results.entries()) {
        if (result.kind === 'repeated') expect(result.of).toBeLessThan(at);
        expect(result.kind === 'unknown').toBe(lines[at]?.code === 'X');
      }
    }),
  );
});
