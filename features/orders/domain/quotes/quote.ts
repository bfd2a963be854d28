/** A supplier's answer to a quote. Spec 4, order statuses: quote received, quote priced. */

import type { Instant } from '#kernel/scope.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { dayAt, startOfDay, type TimeZone } from '#kernel/time/time-zone.ts';

export interface Quote {
  /** From 1 on; a client accepts the version they saw. */
  readonly version: number;
  /** The supplier's message; may be empty. */
  readonly message: string;
  readonly pricedAt: Instant;
  /** The last instant at which it can be accepted. */
  readonly validUntil: Instant;
}

const DAY = 24 * 60 * 60_000;

/** The last millisecond of the day that is `days` days after today. */
export const endOfDayAfter = (now: Instant, days: number, zone: TimeZone): Instant =>
  startOfDay(addDays(dayAt(now, zone), days + 1), zone) - 1;

export const quoteHasExpired = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): boolean =>
  now > validUntil;

/** Whole days left: 0 on the last day, negative when expired. */
export const daysLeft = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): number =>
  Math.floor((validUntil - now) / DAY);

/** How long after its validity an unanswered quote is closed. Milliseconds. */
export const FORGOTTEN_AFTER = 30 * DAY;
