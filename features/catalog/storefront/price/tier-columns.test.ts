import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Rung } from './price-ladder.ts';
import { MAX_TIER_COLUMNS, rungsInColumns, tierColumns } from './tier-columns.ts';

const rung = (from: number, price = 100): Rung => ({ from: thousandths(from), price: centavos(price) });
const ladder = (...froms: number[]) => froms.map((from) => rung(from));

test.each([
  ['no tiers', [ladder(1000), ladder(1000)], []],
  ['the same tiers', [ladder(1000, 10_000), ladder(1000, 10_000)], [10_000]],
  ['few tiers, in order', [ladder(1000, 24_000), ladder(500, 12_000), []], [12_000, 24_000]],
  ['many tiers', [ladder(1, 2, 3), ladder(1, 4, 5)], [undefined, undefined]],
])('columns of %s', (_, ladders, columns) => expect(tierColumns(ladders)).toEqual(columns));

test('a product without a column’s tier leaves the cell empty', () => {
  expect(rungsInColumns(ladder(1000, 24_000), tierColumns([ladder(1, 12_000, 24_000)]))).toEqual([
    undefined,
    rung(24_000),
  ]);
});

const anyLadder = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })
  .map((froms) => froms.sort((one, other) => one - other).map((from) => rung(from * 1000, 1000 - from)));

test('a row shows its first tiers, each once and in order, and only its own', () => {
  fc.assert(
    fc.property(fc.array(anyLadder, { maxLength: 8 }), (ladders) => {
      const columns = tierColumns(ladders);
      expect(columns.length).toBeLessThanOrEqual(MAX_TIER_COLUMNS);
      for (const rungs of ladders) {
        const shown = rungsInColumns(rungs, columns).filter((each) => each !== undefined);
        expect(shown).toEqual(rungs.slice(1, 1 + MAX_TIER_COLUMNS));
      }
    }),
  );
});
