import { isState } from '#features/addresses/domain/states.ts';
import {
  MAX_TIERS,
  type Policy,
  type PolicyAudience,
  type PolicyEffect,
  type PolicyTier,
  type Validity,
} from './policy.ts';

/** Maximum policies per supplier. */
export const MAX_POLICIES = 500;

export type PolicyProblem =
  | 'percent-out-of-range'
  | 'takes-nothing-off'
  | 'price-of-nothing'
  | 'no-tiers'
  | 'too-many-tiers'
  | 'tier-from-nothing'
  | 'tiers-begin-alike'
  | 'ends-before-it-starts'
  | 'unknown-state'
  | 'postal-codes-backwards';

/** The first error of a policy, if any. Design 4, prices. */
export const policyProblem = ({
  effect,
  validity,
  audience,
}: Pick<Policy, 'effect' | 'validity' | 'audience'>): PolicyProblem | undefined =>
  effectProblem(effect) ?? validityProblem(validity) ?? regionProblem(audience);

function effectProblem(effect: PolicyEffect): PolicyProblem | undefined {
  switch (effect.kind) {
    case 'percent':
      return percentProblem(effect.basisPoints);
    case 'value':
      return effect.amount > 0 ? undefined : 'takes-nothing-off';
    case 'fixed':
      return effect.price > 0 ? undefined : 'price-of-nothing';
    case 'tiers':
      return tiersProblem(effect.tiers);
  }
}

const percentProblem = (basisPoints: number): PolicyProblem | undefined =>
  basisPoints >= 1 && basisPoints <= 9_999 ? undefined : 'percent-out-of-range';

function tiersProblem(tiers: readonly PolicyTier[]): PolicyProblem | undefined {
  if (tiers.length === 0) return 'no-tiers';
  if (tiers.length > MAX_TIERS) return 'too-many-tiers';
  if (tiers.some(({ from }) => from <= 0)) return 'tier-from-nothing';
  if (new Set(tiers.map(({ from }) => from)).size < tiers.length) return 'tiers-begin-alike';
  return tiers.map(({ basisPoints }) => percentProblem(basisPoints)).find((problem) => problem !== undefined);
}

export const validityProblem = ({ from, until }: Validity): 'ends-before-it-starts' | undefined =>
  from !== undefined && until !== undefined && until <= from ? 'ends-before-it-starts' : undefined;

export function regionProblem({
  states = [],
  postalCodes = [],
}: PolicyAudience): 'unknown-state' | 'postal-codes-backwards' | undefined {
  if (!states.every(isState)) return 'unknown-state';
  return postalCodes.some(({ from, to }) => to < from) ? 'postal-codes-backwards' : undefined;
}
