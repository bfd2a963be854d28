import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { areBandsSorted, feeByRule } from '../../domain/fee-rule.ts';
import { type BandValues, bandWords, feeRuleOf, feeRuleValues, startProblem } from './fee-rule-values.ts';

const band = (from: number | null, fee: number | null = 900): BandValues => ({ from, fee });

test.each<[string, readonly BandValues[], readonly (string | undefined)[]]>([
  ['in order', [band(5_000), band(20_000)], [undefined, undefined]],
  ['from zero', [band(0)], ['Comece acima de zero: abaixo da primeira faixa vale a taxa de entrega.']],
  [
    'one twice, one below',
    [band(5_000), band(5_000), band(1_500)],
    [
      undefined,
      'Comece acima de 5 kg, onde começa a faixa anterior.',
      'Comece acima de 5 kg, onde começa a faixa anterior.',
    ],
  ],
  [
    'unwritten or unreadable ones',
    [band(null), band(1_000), band(Number.NaN), band(9)],
    [undefined, undefined, undefined, undefined],
  ],
])('bands %s are refused at their rows', (_, bands, expected) => {
  expect(bands.map((_row, index) => startProblem('weight', bands, index))).toEqual(expected);
});

/** With ordinary spaces. */
const shown = (...args: Parameters<typeof bandWords>): readonly string[] =>
  bandWords(...args).map((words) => words.replaceAll('\u00a0', ' '));

test('what comes of the bands is said, once all of it is written', () => {
  expect(shown('weight', 500, [band(5_000), band(20_500, 2_500)])).toEqual([
    'Menos de 5 kg: R$ 5,00',
    'De 5 kg a menos de 20,5 kg: R$ 9,00',
    'A partir de 20,5 kg: R$ 25,00',
  ]);
  expect(shown('value', 1_500, [band(10_000, 0)])).toEqual([
    'Menos de R$ 100,00: R$ 15,00',
    'A partir de R$ 100,00: grátis',
  ]);
  for (const bands of [[band(null)], [band(5_000, null)], [band(9), band(9)]])
    expect(bandWords('value', 500, bands)).toEqual([]);
  expect(bandWords('value', null, [band(9)])).toEqual([]);
});

test('another kind of fee keeps what was typed for the first', () => {
  const typed = { ...feeRuleValues(undefined), rule: 'weight', weightBands: [band(5_000)] };
  expect(feeRuleOf({ ...typed, rule: 'fixed' })).toBeUndefined();
  expect(feeRuleOf({ ...typed, rule: 'value', valueBands: [band(10_000, 0)] })).toEqual({
    kind: 'value',
    bands: [{ from: 10_000, fee: 0 }],
  });
  expect(feeRuleOf(typed)).toEqual({ kind: 'weight', bands: [{ from: 5_000, fee: 900 }] });
});

test('the rows refuse exactly what the domain refuses, and the fee of each is charged from its start on', () => {
  const bands = fc.array(fc.tuple(fc.nat(60_000), fc.nat(9_999)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(bands, (typed) => {
      const values = typed.map(([from, fee]) => band(from, fee));
      const rule = feeRuleOf({ ...feeRuleValues(undefined), rule: 'weight', weightBands: values });
      if (rule?.kind !== 'weight') throw new Error('not by weight');
      const sorted = areBandsSorted(rule.bands);
      expect(values.every((_, index) => startProblem('weight', values, index) === undefined)).toBe(sorted);
      expect(bandWords('weight', 500, values).length).toBe(sorted ? values.length + 1 : 0);
      if (!sorted) return;
      for (const { from, fee } of rule.bands)
        expect(feeByRule(centavos(500), rule, { grams: from })).toBe(fee);
    }),
  );
});
