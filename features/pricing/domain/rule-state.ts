/** Where a coupon or a promotion stands, as staff read it. */
import type { Instant } from '#kernel/scope.ts';
import { isValid, type Validity } from './policy.ts';

export type RuleState = 'scheduled' | 'active' | 'exhausted' | 'ended';

interface Standing {
  readonly active: boolean;
  readonly validity: Validity;
  /** Nothing is left of its limits. */
  readonly exhausted: boolean;
}

export function ruleState({ active, validity, exhausted }: Standing, now: Instant): RuleState {
  if (!active || (validity.until !== undefined && now >= validity.until)) return 'ended';
  if (!isValid(validity, now)) return 'scheduled';
  return exhausted ? 'exhausted' : 'active';
}
