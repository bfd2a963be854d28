/** A supplier's answer to a quote. Spec 4, order statuses: quote received, quote priced. */
import type { Instant } from '#kernel/scope.ts';

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
/** São Paulo has no daylight saving time. Milliseconds. */
const BEHIND_UTC = 3 * 60 * 60_000;

/** The end of the day in São Paulo that is `days` days after today. */
export function endOfDayAfter(now: Instant, days: number): Instant {
  const today = Math.floor((now - BEHIND_UTC) / DAY);
  return (today + days + 1) * DAY + BEHIND_UTC - 1;
}

export const quoteHasExpired = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): boolean =>
  now > validUntil;

/** Whole days left: 0 on the last day, negative when expired. */
export const daysLeft = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): number =>
  Math.floor((validUntil - now) / DAY);

/** How long after its validity an unanswered quote is closed. Milliseconds. */
export const FORGOTTEN_AFTER = 30 * DAY;
