/** One turn of a subscription: announced, and then ordered, skipped or failed. At most one order each. */

import type { OrderNumber } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { addDays, dayOfNumber } from '#kernel/time/calendar.ts';
import type { RenewalFailure } from './renewal-failure.ts';
import type { Interval } from './subscription-type.ts';

export const PERIOD_STATES = ['announced', 'ordered', 'skipped', 'failed'] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

export interface SubscriptionPeriod {
  /** 'YYYY-MM-DD', by the supplier's calendar. */
  readonly date: string;
  readonly state: PeriodState;
  /** Set if it was ordered. */
  readonly orderNumber?: OrderNumber;
  /** Set if it failed. */
  readonly failure?: RenewalFailure;
  /** Names of products that were unavailable. */
  readonly leftOut: readonly string[];
}

/** How many days before the order its client is notified. */
export const NOTICE_DAYS = 3;

/** How many days before the next order its client is actually notified: with a shorter interval, after the previous order. */
export const noticeDays = ({ unit, count }: Interval): number =>
  unit === 'day' ? Math.min(count, NOTICE_DAYS) : NOTICE_DAYS;

/** An order more days late than this is no longer expected, and is not made. */
const LATEST = 3;

/** After so many failures in a row a subscription is stopped until its client resumes it. */
export const MAX_FAILURES = 3;

/** The last date whose order has to be announced today. */
export const announcedUntil = (today: string): string => addDays(today, NOTICE_DAYS);

const HOUR = 60 * 60_000;
/** The latest day that any clock shows, 14 hours ahead of UTC. What is due anywhere is due by it. */
export const latestDay = (now: Instant): string => dayOfNumber(Math.floor((now + 14 * HOUR) / (24 * HOUR)));

/** The date to announce: one that was reached without an announcement is postponed to tomorrow, so that nobody is surprised. */
export const announcedDate = (next: string, today: string): string =>
  next > today ? next : addDays(today, 1);

/** Whether its date is too long ago for the order still to be made. */
export const isMissed = (date: string, today: string): boolean => addDays(date, LATEST) < today;
