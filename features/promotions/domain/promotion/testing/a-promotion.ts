/** Take 3, pay 2 of all products, for all buyers, without limits; and goods of ten reais. */
import type { Promotion, PromotionReward } from '#features/pricing/domain/promotion.ts';
import { centavos, times } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { PromotionFacts, PromotionGoods } from '../promotion-goods.ts';

export const EVERYTHING = { products: [], categories: [], brands: [], tags: [] };

export const FREE_UNIT = {
  kind: 'units',
  units: 1,
  basisPoints: 10_000,
  which: 'cheapest',
} as const satisfies PromotionReward;

export const aPromotion = (more: Partial<Promotion> = {}): Promotion => ({
  id: 'a',
  name: 'Leve 3, pague 2',
  label: 'Leve 3, pague 2',
  condition: { scope: EVERYTHING, units: 2 },
  reward: FREE_UNIT,
  limits: {},
  audience: {},
  validity: {},
  priority: 0,
  notWithPolicy: false,
  ...more,
});

/** Takes part in promotion 'a' in both ways, unless other roles are named. */
export const someGoods = (
  productId: string,
  units: number,
  price: number,
  more: Partial<PromotionGoods> = {},
): PromotionGoods => ({
  productId,
  units,
  price: centavos(price),
  value: times(centavos(price), thousandths(units * 1000)),
  hasPolicy: false,
  roles: [{ id: 'a', counts: true, rewarded: true }],
  ...more,
});

export const facts = (
  goods: readonly PromotionGoods[],
  more: Partial<Omit<PromotionFacts, 'goods'>> = {},
): PromotionFacts => ({
  goods,
  promotions: [aPromotion()],
  left: new Map(),
  gifts: new Map(),
  ...more,
});
