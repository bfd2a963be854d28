/** What a supplier has answered to a quote. Spec 4, order statuses: quote received, quote priced. */
import type { Instant } from '#kernel/scope.ts';

export interface Quote {
  /** From 1 on; what is accepted is what was seen. */
  readonly version: number;
  /** What the supplier says to it; may be empty. */
  readonly message: string;
  readonly pricedAt: Instant;
  /** The last moment at which it can be accepted. */
  readonly validUntil: Instant;
}

const DAY = 24 * 60 * 60_000;
/** São Paulo keeps the same time all year. */
const BEHIND_UTC = 3 * 60 * 60_000;

/** The end of the day in São Paulo that is so many days after today's. */
export function endOfDayAfter(now: Instant, days: number): Instant {
  const today = Math.floor((now - BEHIND_UTC) / DAY);
  return (today + days + 1) * DAY + BEHIND_UTC - 1;
}

export const quoteHasExpired = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): boolean =>
  now > validUntil;

/** Whole days that are left: 0 today. Less than 0 when it has expired. */
export const daysLeft = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): number =>
  Math.floor((validUntil - now) / DAY);

/** Nobody accepts or asks again: so long after its validity a quote is closed. Milliseconds. */
export const FORGOTTEN_AFTER = 30 * DAY;
