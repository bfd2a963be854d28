import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, centavos, type Money } from '#kernel/money.ts';
import { deliveryFee, reachesMinimum } from './fee.ts';
import { type OrderTerms, orderProgress } from './order-progress.ts';

const terms: OrderTerms = {
  name: 'Centro',
  fee: centavos(9_90),
  minimumOrder: centavos(30_00),
  freeFrom: centavos(200_00),
};
const { freeFrom: _, ...charged } = terms;
const step = (towards: 'minimum' | 'free', missing: number, of: number) => ({ towards, missing, of });

test.each<[string, OrderTerms, number, unknown]>([
  ['both are ahead', terms, 17_70, [step('minimum', 12_30, 30_00), step('free', 182_30, 200_00)]],
  ['the minimum is reached', terms, 30_00, [step('free', 170_00, 200_00)]],
  ['the last centavo', terms, 199_99, [step('free', 1, 200_00)]],
  ['free delivery is reached', terms, 200_00, [{ towards: 'won' }]],
  ['an area that always charges', charged, 50_00, []],
  ['an area that never charges', { ...terms, fee: centavos(0) }, 500_00, []],
  [
    'a minimum above free delivery',
    { ...terms, minimumOrder: centavos(300_00) },
    250_00,
    [step('minimum', 50_00, 300_00)],
  ],
])('%s', (_, area, subtotal, steps) => {
  expect(orderProgress(area, centavos(subtotal))).toEqual(steps);
});

const money = fc.nat(1_000_000).map(centavos);
const area = fc.record(
  { name: fc.constant('a'), fee: money, minimumOrder: money, freeFrom: money },
  { requiredKeys: ['name', 'fee', 'minimumOrder'] },
);

test('buying what is said to be missing gets there, and what is said to be won is so', () => {
  fc.assert(
    fc.property(area, money, (orderTerms: OrderTerms, subtotal: Money) => {
      for (const each of orderProgress(orderTerms, subtotal)) {
        if (each.towards === 'minimum')
          expect(reachesMinimum(orderTerms, add(subtotal, each.missing))).toBe(true);
        else {
          const then = each.towards === 'won' ? subtotal : add(subtotal, each.missing);
          expect(deliveryFee(orderTerms, then)).toBe(0);
        }
      }
    }),
  );
});
