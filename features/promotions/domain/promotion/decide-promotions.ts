/** What the promotions give for a cart's goods. Whatever the order of the goods, the result is the same. */
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { centavos } from '#kernel/money.ts';
import type { Application, Free } from './apply-promotion.ts';
import { bestPlan } from './best-plan.ts';
import { competing } from './competing.ts';
import { contenderOf } from './contender.ts';
import { missingUnits } from './missing-gift.ts';
import { type NextStep, nextStep } from './next-step.ts';
import type { GivenPromotion, MissingGift, PromotionFacts, PromotionGoods } from './promotion-goods.ts';

export interface DecidedPromotions {
  readonly given: readonly GivenPromotion[];
  readonly missing: readonly MissingGift[];
  /** What would earn more, of the promotions that the goods take part in. */
  readonly next: readonly NextStep[];
}

/**
 * Promotions of the highest priority are decided first, and the others on what is left. Those of one priority that compete for units
 * or gifts are decided together: `bestPlan`.
 */
export function decidePromotions(facts: PromotionFacts): DecidedPromotions {
  const goods = facts.goods.toSorted(cheapestFirst);
  const promotions = facts.promotions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const units = new Map(goods.map((good) => [good.productId, good.units]));
  let gifts: Free['gifts'] = new Map([...facts.gifts].map(([id, { left }]) => [id, left]));
  const freeOf = (some: readonly PromotionGoods[]): Free => ({
    units: some.map(({ productId }) => units.get(productId) ?? 0),
    gifts,
  });
  const given: GivenPromotion[] = [];
  for (const priority of prioritiesOf(promotions)) {
    const level = promotions.filter((promotion) => promotion.priority === priority);
    for (const group of competing(level, { ...facts, goods })) {
      const contenders = group.promotions.map((promotion) => contenderOf(promotion, group.goods, facts));
      const { applied, free } = bestPlan(contenders, freeOf(group.goods), group.goods);
      given.push(...applied.map((application) => givenOf(application, group.goods)));
      for (const [index, { productId }] of group.goods.entries())
        units.set(productId, free.units[index] ?? 0);
      ({ gifts } = free);
    }
  }
  const remains = promotions.map((promotion) => {
    const concerned = goods.filter(({ roles }) => roles.some(({ id }) => id === promotion.id));
    const contender = contenderOf(promotion, concerned, facts);
    const already = given.find((one) => one.promotion.id === promotion.id);
    return { contender, already, free: freeOf(concerned), goods: concerned };
  });
  return {
    given: given.toSorted((a, b) => (a.promotion.id < b.promotion.id ? -1 : 1)),
    missing: remains.flatMap((rest) => {
      const { promotion } = rest.contender;
      const missing = missingUnits(rest);
      return promotion.reward.kind === 'gift' && missing > 0
        ? [{ promotion, productId: promotion.reward.productId, units: missing }]
        : [];
    }),
    next: remains.flatMap((rest) => nextStep(rest) ?? []),
  };
}

const cheapestFirst = (a: PromotionGoods, b: PromotionGoods): number =>
  a.price - b.price || (a.productId < b.productId ? -1 : Number(a.productId > b.productId));

const prioritiesOf = (promotions: readonly Promotion[]): number[] =>
  [...new Set(promotions.map(({ priority }) => priority))].toSorted((a, b) => b - a);

const givenOf = (
  { contender, times, rewarded, given, saved }: Application,
  goods: readonly PromotionGoods[],
): GivenPromotion => ({
  promotion: contender.promotion,
  times,
  rewarded: new Map(
    goods.flatMap(({ productId }, index) => {
      const units = rewarded[index] ?? 0;
      return units === 0 ? [] : [[productId, units] as const];
    }),
  ),
  given,
  saved: centavos(saved),
});
