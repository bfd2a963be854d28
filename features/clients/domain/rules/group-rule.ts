/** The rule of an automatic group: conditions on what a shop knows of a client. The clients who meet it are in the group. */
import type { ApprovalState } from '#features/accounts/domain/applicant.ts';
import { isState } from '#features/addresses/domain/states.ts';
import type { UserTag } from '#features/suppliers/domain/tags/user-tags.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import { isDay } from '#kernel/time/calendar.ts';

export const MAX_CONDITIONS = 10;
/** Days that a condition looks back. */
export const MAX_DAYS = 3_650;
/** Automatic groups of a shop. */
export const MAX_AUTOMATIC_GROUPS = 50;

/** Whether a figure is at least, or at most, what the condition names. */
export type Bound = 'at-least' | 'at-most';

/**
 * `days` are days of the shop's calendar: 'in 1 day' is today, 'in 30 days' today and the 29 before. Quotes and cancelled orders are
 * no purchases.
 */
export type RuleCondition =
  | { readonly kind: 'last-purchase'; readonly when: 'within' | 'before'; readonly days: number }
  | { readonly kind: 'never-bought' }
  | { readonly kind: 'orders'; readonly days: number; readonly bound: Bound; readonly count: number }
  | { readonly kind: 'spent'; readonly days: number; readonly bound: Bound; readonly amount: Money }
  | { readonly kind: 'client-kind'; readonly clientKind: 'person' | 'company' }
  | { readonly kind: 'states'; readonly states: readonly string[] }
  | { readonly kind: 'cities'; readonly cities: readonly string[] }
  | { readonly kind: 'postal-codes'; readonly ranges: readonly PostalRange[] }
  | { readonly kind: 'registered'; readonly from?: string; readonly before?: string }
  /** Null: nobody represents the client. */
  | { readonly kind: 'representative'; readonly userId: UserId | null }
  /** One of them is enough. */
  | { readonly kind: 'tags'; readonly tags: readonly UserTag[] }
  /** The table given to the client by hand; null: none. */
  | { readonly kind: 'price-table'; readonly tableId: string | null }
  | { readonly kind: 'standing'; readonly standing: ApprovalState };

/** CEPs of eight digits, both included. */
export interface PostalRange {
  readonly from: string;
  readonly to: string;
}

export interface GroupRule {
  /** Whether a client has to meet all conditions, or any of them. */
  readonly join: 'all' | 'any';
  readonly conditions: readonly RuleCondition[];
}

export type RuleProblem =
  | 'unknown-state'
  | 'postal-codes-backwards'
  | 'no-such-day'
  | 'days-backwards'
  | 'no-day-named';

/** The first error of a rule, if any. */
export const ruleProblem = ({ conditions }: GroupRule): RuleProblem | undefined =>
  conditions.map(conditionProblem).find((problem) => problem !== undefined);

function conditionProblem(condition: RuleCondition): RuleProblem | undefined {
  switch (condition.kind) {
    case 'states':
      return condition.states.every(isState) ? undefined : 'unknown-state';
    case 'postal-codes':
      return condition.ranges.some(({ from, to }) => to < from) ? 'postal-codes-backwards' : undefined;
    case 'registered':
      return daysProblem(condition);
    default:
      return undefined;
  }
}

function daysProblem({ from, before }: { readonly from?: string; readonly before?: string }) {
  if (from === undefined && before === undefined) return 'no-day-named';
  if ([from, before].some((day) => day !== undefined && !isDay(day))) return 'no-such-day';
  return from !== undefined && before !== undefined && before <= from ? 'days-backwards' : undefined;
}
