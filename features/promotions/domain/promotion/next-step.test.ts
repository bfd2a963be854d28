/** What a cart still lacks for a promotion. */
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { decidePromotions } from './decide-promotions.ts';
import { aPromotion, EVERYTHING, FREE_UNIT, facts, someGoods } from './testing/a-promotion.ts';

const nextOf = (...of: Parameters<typeof facts>) =>
  decidePromotions(facts(...of)).next.map(({ promotion: _, productIds: __, ...step }) => step);

test('the step of take 3, pay 2 says how many more to take, once it has begun', () => {
  const steps = [1, 2, 3, 4, 5].map((units) => nextOf([someGoods('p', units, 1000)]));
  expect(steps).toEqual([
    [{ kind: 'same', units: 2 }],
    [{ kind: 'same', units: 1 }],
    [],
    [{ kind: 'same', units: 2 }],
    [{ kind: 'same', units: 1 }],
  ]);
});

test('there is none where its limits allow no more', () => {
  const promotions = [aPromotion({ limits: { perOrder: 1 } })];
  expect(nextOf([someGoods('p', 5, 1000)], { promotions })).toEqual([]);
  const left = new Map([['a', { uses: 9, budget: 1_999 }]]);
  expect(nextOf([someGoods('p', 5, 1000)], { left })).toEqual([]);
});

const onA = (units: number) =>
  someGoods('a', units, 1000, { roles: [{ id: 'a', counts: true, rewarded: false }] });
const onB = (units: number) =>
  someGoods('b', units, 1000, { roles: [{ id: 'a', counts: false, rewarded: true }] });

test('the step of A and B names what is missing', () => {
  const promotions = [
    aPromotion({
      condition: { scope: EVERYTHING, units: 2 },
      reward: { ...FREE_UNIT, basisPoints: 5_000, scope: EVERYTHING },
    }),
  ];
  expect(nextOf([onA(2)], { promotions })).toEqual([{ kind: 'rewarded', units: 1 }]);
  expect(nextOf([onA(1), onB(1)], { promotions })).toEqual([{ kind: 'counted', units: 1 }]);
  expect(nextOf([onB(1)], { promotions })).toEqual([]);
});

test('the step to a gift is the value that is missing', () => {
  const gifts = new Map([['g', { productId: 'g', worth: centavos(1), left: 5 }]]);
  const promotions = [
    aPromotion({
      condition: { scope: EVERYTHING, minimum: centavos(5_000) },
      reward: { kind: 'gift', productId: 'g', units: 1 },
      limits: { perOrder: 1 },
    }),
  ];
  expect(nextOf([someGoods('p', 3, 1000)], { promotions, gifts })).toEqual([
    { kind: 'value', missing: 2_000 },
  ]);
  expect(nextOf([someGoods('p', 5, 1000)], { promotions, gifts })).toEqual([]);
  expect(nextOf([], { promotions, gifts })).toEqual([]);
});
