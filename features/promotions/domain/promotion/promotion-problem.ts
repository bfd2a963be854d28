import { regionProblem, validityProblem } from '#features/pricing/domain/policy-problem.ts';
import type {
  PromotionCondition,
  PromotionLimits,
  PromotionReward,
  PromotionTerms,
} from '#features/pricing/domain/promotion.ts';
import { FREE } from './applied-promotion.ts';

/** Maximum active promotions per supplier. */
export const MAX_PROMOTIONS = 100;

/** Maximum units that one application needs, rewards or gives. */
export const MAX_UNITS = 100;

export type PromotionProblem =
  | 'asks-for-nothing'
  | 'units-out-of-range'
  | 'minimum-of-nothing'
  | 'percent-out-of-range'
  | 'budget-of-nothing'
  | 'limits-cross'
  | 'ends-before-it-starts'
  | 'unknown-state'
  | 'postal-codes-backwards';

/** The first error in a promotion's terms, if any. */
export const promotionProblem = ({
  condition,
  reward,
  limits,
  validity,
  audience,
}: PromotionTerms): PromotionProblem | undefined =>
  conditionProblem(condition) ??
  rewardProblem(reward) ??
  limitsProblem(limits) ??
  validityProblem(validity) ??
  regionProblem(audience);

function conditionProblem({ units, minimum }: PromotionCondition): PromotionProblem | undefined {
  if (units === undefined && minimum === undefined) return 'asks-for-nothing';
  if (units !== undefined && !isInRange(units)) return 'units-out-of-range';
  return minimum !== undefined && minimum <= 0 ? 'minimum-of-nothing' : undefined;
}

function rewardProblem(reward: PromotionReward): PromotionProblem | undefined {
  if (!isInRange(reward.units)) return 'units-out-of-range';
  if (reward.kind === 'gift') return undefined;
  return reward.basisPoints >= 1 && reward.basisPoints <= FREE ? undefined : 'percent-out-of-range';
}

/** The limit per order must not exceed that per client, nor either of them the total. */
function limitsProblem({ perOrder, perClient, uses, budget }: PromotionLimits): PromotionProblem | undefined {
  if (budget !== undefined && budget <= 0) return 'budget-of-nothing';
  return exceeds(perOrder, perClient) || exceeds(perClient, uses) || exceeds(perOrder, uses)
    ? 'limits-cross'
    : undefined;
}

const isInRange = (units: number): boolean => units >= 1 && units <= MAX_UNITS;

const exceeds = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one > other;
