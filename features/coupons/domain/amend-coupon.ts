/** What may change while a coupon is in people's hands: its words, its end and its limits. Code and discount stay. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { CouponTerms } from './coupon.ts';

export interface CouponAmendment extends Pick<CouponTerms, 'description' | 'listed'> {
  /** Absent: no end. */
  readonly until?: Instant;
  /** Absent: unlimited. */
  readonly limit?: number;
  readonly limitPerClient?: number;
}

export type AmendmentProblem = 'already-ended' | 'end-has-passed' | 'limit-below-used';

interface Amended<Terms extends CouponTerms> {
  readonly terms: Terms;
  readonly active: boolean;
  /** Orders with it. */
  readonly used: number;
}

/** The terms with the amendment, or why it is refused. */
export function amendedCoupon<Terms extends CouponTerms>(
  { terms, active, used }: Amended<Terms>,
  amendment: CouponAmendment,
  now: Instant,
): Result<Omit<Terms, 'until' | 'limit' | 'limitPerClient'> & CouponAmendment, AmendmentProblem> {
  const { until: _until, limit: _limit, limitPerClient: _perClient, ...rest } = terms;
  if (!active || (_until !== undefined && _until <= now)) return refuse('already-ended');
  const { until, limit } = amendment;
  if (until !== undefined && (until <= now || (terms.from !== undefined && until <= terms.from)))
    return refuse('end-has-passed');
  if (limit !== undefined && limit < used) return refuse('limit-below-used');
  return accept({ ...rest, ...amendment });
}
