/** When a client is forgotten that asks to be. LGPD art. 18; reliability G21. */
import type { Instant } from '#kernel/scope.ts';

const DAY = 24 * 60 * 60_000;

/** So long it can be taken back. */
export const COOLING_OFF_DAYS = 7;

/** An order under way is waited for, but not for ever: after so long it holds nothing up. */
export const LONGEST_ORDER_DAYS = 30;

export interface Deletion {
  readonly askedAt: Instant;
  /** When the link in the mail was followed. */
  readonly confirmedAt?: Instant;
  /** Not before. */
  readonly dueAt?: Instant;
}

/** A request whose link was not followed in half an hour is none any more. */
const ASKED_FOR = 30 * 60_000;

export const dueAfter = (confirmedAt: Instant): Instant => confirmedAt + COOLING_OFF_DAYS * DAY;

/** Orders older than this are waited for no longer. */
export const waitedForSince = (now: Instant): Instant => now - LONGEST_ORDER_DAYS * DAY;

/** Whether the request still stands: it was confirmed, or may be. */
export const stands = ({ askedAt, confirmedAt }: Deletion, now: Instant): boolean =>
  confirmedAt !== undefined || askedAt + ASKED_FOR > now;
