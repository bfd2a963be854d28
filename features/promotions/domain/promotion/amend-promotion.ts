/** What may change while a promotion is on: its words, its end and its limits. What it asks and gives stays as orders had it. */
import type { PromotionLimits, PromotionTerms } from '#features/pricing/domain/promotion.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';

export interface PromotionAmendment {
  readonly name: string;
  readonly label: string;
  /** Absent: no end. */
  readonly until?: Instant;
  readonly limits: PromotionLimits;
}

export type AmendmentProblem = 'already-ended' | 'end-has-passed' | 'limit-below-used' | 'budget-only-up';

interface Amended {
  readonly terms: PromotionTerms;
  readonly active: boolean;
  /** Applications so far. */
  readonly used: number;
}

/** The terms with the amendment, or why it is refused. */
export function amendedTerms(
  { terms, active, used }: Amended,
  { name, label, until, limits }: PromotionAmendment,
  now: Instant,
): Result<PromotionTerms, AmendmentProblem> {
  const { validity } = terms;
  if (!active || (validity.until !== undefined && validity.until <= now)) return refuse('already-ended');
  if (until !== undefined && until <= now) return refuse('end-has-passed');
  if (limits.uses !== undefined && limits.uses < used) return refuse('limit-below-used');
  if (isLess(limits.budget, terms.limits.budget)) return refuse('budget-only-up');
  const { from } = validity;
  return accept({
    ...terms,
    name,
    label,
    limits,
    validity: { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) },
  });
}

/** Absent is without end. */
const isLess = (one: Money | undefined, other: Money | undefined): boolean =>
  one !== undefined && (other === undefined || one < other);
