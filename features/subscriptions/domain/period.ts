/** One turn of a subscription: told beforehand, and then ordered, skipped, or not possible. At most one order each. */
import { addDays } from '#kernel/calendar.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { RenewalFailure } from './renewal-failure.ts';
import type { Interval } from './subscription-type.ts';

export const PERIOD_STATES = ['announced', 'ordered', 'skipped', 'failed'] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

export interface Period {
  /** 'YYYY-MM-DD' in the shop's calendar. */
  readonly date: string;
  readonly state: PeriodState;
  /** Where it was ordered. */
  readonly orderNumber?: OrderNumber;
  /** Where it failed. */
  readonly failure?: RenewalFailure;
  /** Names of what could not be had. */
  readonly leftOut: readonly string[];
}

/** The client is told so many days before. */
export const TOLD_BEFORE = 3;

/** How many days before the next order its client really is told: one of every second day waits for the one before. */
export const daysTold = ({ unit, count }: Interval): number =>
  unit === 'day' ? Math.min(count, TOLD_BEFORE) : TOLD_BEFORE;

/** An order that comes later than this was not expected any more: it is not made. Days. */
const LATEST = 3;

/** After so many failures in a row a subscription stands still until its client goes on with it. */
export const MOST_FAILURES = 3;

/** What is next on or before this day is to be told today. */
export const toldUntil = (today: string): string => addDays(today, TOLD_BEFORE);

/** The day that is told: a day that has come untold is put off until tomorrow, so that nobody is surprised. */
export const toldDate = (next: string, today: string): string => (next > today ? next : addDays(today, 1));

/** Whether its day is so long ago that nobody waits for it any more. */
export const isMissed = (date: string, today: string): boolean => addDays(date, LATEST) < today;
