import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { deliveryFee } from './fee.ts';
import { areBandsSorted, type FeeRule, feeByRule } from './fee-rule.ts';

const base = centavos(500);
const byDistance: FeeRule = { kind: 'distance', includedMetres: 3000, perKm: centavos(120) };
const byWeight: FeeRule = {
  kind: 'weight',
  bands: [
    { from: 5_000, fee: centavos(900) },
    { from: 20_000, fee: centavos(2500) },
  ],
};
const byValue: FeeRule = {
  kind: 'value',
  bands: [
    { from: 100_00, fee: centavos(300) },
    { from: 200_00, fee: centavos(0) },
  ],
};

test('without a rule the area’s own fee is charged, whatever is brought', () => {
  expect(feeByRule(base, undefined, { metres: 50_000, grams: 90_000 }, centavos(1))).toBe(500);
});

describe('by distance: R$ 5,00 up to 3 km, and R$ 1,20 for each kilometre more', () => {
  test.each([
    [undefined, 500],
    [0, 500],
    [3000, 500],
    // 0.12 centavos are rounded away; half a centavo is rounded up.
    [3001, 500],
    [3004, 500],
    [3005, 501],
    [4000, 620],
    [10_004, 1340],
    [10_005, 1341],
  ])('%s metres cost %i centavos', (metres, fee) => {
    expect(feeByRule(base, byDistance, metres === undefined ? {} : { metres })).toBe(fee);
  });
});

describe('by weight: another fee from 5 kg and from 20 kg on', () => {
  test.each([
    [0, 500],
    [4_999, 500],
    [5_000, 900],
    [19_999, 900],
    [20_000, 2500],
    [900_000, 2500],
    [undefined, 2500],
  ])('%s grams cost %i centavos', (grams, fee) => {
    expect(feeByRule(base, byWeight, grams === undefined ? {} : { grams })).toBe(fee);
  });
});

describe('by the cart’s value: less from R$ 100, nothing from R$ 200 on', () => {
  test.each([
    [0, 500],
    [99_99, 500],
    [100_00, 300],
    [199_99, 300],
    [200_00, 0],
    [undefined, 500],
  ])('%s centavos of goods cost %i', (subtotal, fee) => {
    expect(feeByRule(base, byValue, {}, subtotal === undefined ? undefined : centavos(subtotal))).toBe(fee);
  });
});

test('free above holds for every rule', () => {
  for (const rule of [byDistance, byWeight, byValue]) {
    const terms = { fee: base, rule, freeFrom: centavos(150_00), minimumOrder: centavos(0) };
    expect(deliveryFee(terms, centavos(150_00), { metres: 90_000, grams: 90_000 })).toBe(0);
    expect(deliveryFee(terms, centavos(149_99), { metres: 90_000, grams: 90_000 })).toBeGreaterThan(0);
  }
});

const metres = fc.nat(5_000_000);
const money = fc.nat(100_000).map(centavos);

test('farther is never cheaper, and never less than the base nor off by half a centavo', () => {
  fc.assert(
    fc.property(money, money, metres, metres, metres, (fee, perKm, includedMetres, near, more) => {
      const rule: FeeRule = { kind: 'distance', includedMetres, perKm };
      const cost = (far: number) => feeByRule(fee, rule, { metres: far });
      expect(cost(near + more)).toBeGreaterThanOrEqual(cost(near));
      expect(cost(near)).toBeGreaterThanOrEqual(fee);
      const exact = fee + (perKm * Math.max(0, near - includedMetres)) / 1000;
      expect(Math.abs(cost(near) - exact)).toBeLessThanOrEqual(0.5);
      expect(Number.isInteger(cost(near))).toBe(true);
    }),
  );
});

test('what bands cost is the base or one of them, and where nothing is known nobody pays more later', () => {
  const bands = fc
    .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 50_000 }), fee: money }), {
      selector: ({ from }) => from,
      maxLength: 8,
    })
    .map((some) => some.toSorted((a, b) => a.from - b.from));
  fc.assert(
    fc.property(money, bands, fc.nat(60_000), (fee, some, grams) => {
      expect(areBandsSorted(some)).toBe(true);
      const rule: FeeRule = { kind: 'weight', bands: some };
      const charged = feeByRule(fee, rule, { grams });
      expect([fee, ...some.map((band) => band.fee)]).toContain(charged);
      expect(charged).toBeLessThanOrEqual(feeByRule(fee, rule, {}));
    }),
  );
});

test.each([
  [[], true],
  [[5, 9], true],
  [[0], false],
  [[5, 5], false],
  [[9, 5], false],
])('bands from %o stand in order: %s', (froms, expected) => {
  expect(areBandsSorted(froms.map((from) => ({ from, fee: base })))).toBe(expected);
});
