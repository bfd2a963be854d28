import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import {
  isLimited,
  type Promotion,
  type PromotionAudience,
  type PromotionLimits,
  promotionsFor,
  promotionsOn,
  rolesOf,
} from './promotion.ts';
import { aGood, aScope, VISITING } from './testing/a-policy.ts';

const free = { kind: 'units', units: 1, basisPoints: 10_000, which: 'cheapest' } as const;
const gift = { kind: 'gift', productId: 'g', units: 1 } as const;
const promotion = (more: Partial<Promotion> = {}): Promotion => ({
  id: 'a',
  name: 'Chás',
  label: 'Leve 3, pague 2',
  condition: { scope: aScope(), units: 2 },
  reward: free,
  limits: {},
  audience: {},
  validity: {},
  priority: 0,
  notWithPolicy: false,
  ...more,
});

const ITS = aScope({ products: ['p1'] });
const OTHER = aScope({ products: ['p2'] });
const minimum = centavos(5_000);

test.each<[string, Partial<Promotion>, { counts: boolean; rewarded: boolean } | undefined]>([
  ['of all products', {}, { counts: true, rewarded: true }],
  ['of this product', { condition: { scope: ITS, units: 2 } }, { counts: true, rewarded: true }],
  ['of another', { condition: { scope: OTHER, units: 2 } }, undefined],
  ['that rewards another', { reward: { ...free, scope: OTHER } }, { counts: true, rewarded: false }],
  [
    'that rewards this one for another',
    { condition: { scope: OTHER, units: 2 }, reward: { ...free, scope: ITS } },
    { counts: false, rewarded: true },
  ],
  ['with a gift', { reward: gift }, { counts: true, rewarded: false }],
])('the part of a product in a promotion %s', (_, more, role) => {
  const roles = rolesOf([promotion(more)], aGood());
  expect(roles).toEqual(role === undefined ? [] : [{ id: 'a', ...role }]);
});

test.each<[string, Partial<Promotion>, boolean]>([
  ['by number of any products', {}, true],
  ['by a value of any products', { condition: { scope: aScope(), minimum }, reward: gift }, false],
  ['by a value of these products', { condition: { scope: ITS, minimum }, reward: gift }, true],
  ['by a value of others', { condition: { scope: OTHER, minimum }, reward: gift }, false],
  [
    'that rewards it for a value of any products',
    { condition: { scope: aScope(), minimum }, reward: { ...free, scope: ITS } },
    true,
  ],
])('a product shows a promotion %s: %s', (_, more, shown) => {
  const labels = promotionsOn([promotion(more)], aGood());
  expect(labels).toEqual(shown ? [{ id: 'a', label: 'Leve 3, pague 2' }] : []);
});

describe('who may have one, and when', () => {
  const buyer = { ...VISITING, groups: ['ouro'], paymentMethodId: 'pix' };
  test.each<[string, PromotionAudience, boolean]>([
    ['everybody', {}, true],
    ['its group', { groups: ['ouro'] }, true],
    ['another group', { groups: ['prata'] }, false],
    ['its payment method', { paymentMethods: ['boleto', 'pix'] }, true],
    ['another payment method', { paymentMethods: ['boleto'] }, false],
    ['its group by another payment method', { groups: ['ouro'], paymentMethods: ['boleto'] }, false],
  ])('%s', (_, audience, expected) => {
    expect(promotionsFor([promotion({ audience })], buyer, 0)).toHaveLength(expected ? 1 : 0);
  });

  test('an unknown payment method matches none', () => {
    expect(promotionsFor([promotion({ audience: { paymentMethods: ['pix'] } })], VISITING, 0)).toEqual([]);
  });

  test('from its start, up to its end', () => {
    const some = [promotion({ validity: { from: 10, until: 20 } })];
    expect([9, 10, 19, 20].map((at) => promotionsFor(some, buyer, at).length)).toEqual([0, 1, 1, 0]);
  });
});

test.each<[PromotionLimits, boolean]>([
  [{}, false],
  [{ perOrder: 1 }, false],
  [{ perClient: 1 }, true],
  [{ uses: 1 }, true],
  [{ budget: centavos(1) }, true],
])('the limits %j span several orders: %s', (limits, expected) => {
  expect(isLimited({ limits })).toBe(expected);
});
