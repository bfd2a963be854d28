/** Deadlines of a requested account deletion. LGPD art. 18; reliability G21. */
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

const DAY = 24 * 60 * 60_000;

/** Days in which the client can cancel it. */
export const COOLING_OFF_DAYS = 7;

/** An order in progress delays the deletion, but at most this long. */
export const MAX_ORDER_DAYS = 30;

export interface Deletion {
  readonly requestedAt: Instant;
  /** When the mailed link was used. */
  readonly confirmedAt?: Instant;
  /** Earliest moment of the deletion. */
  readonly dueAt?: Instant;
}

/** A deletion that was carried out. */
export interface ForgottenClient {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly supplierId: SupplierId;
  readonly doneAt: Instant;
}

/** Milliseconds in which the mailed link must be used; after that the request lapses. */
const CONFIRMATION_TIME = 30 * 60_000;

export const dueAfter = (confirmedAt: Instant): Instant => confirmedAt + COOLING_OFF_DAYS * DAY;

/** Orders before this moment no longer delay the deletion. */
export const waitedForSince = (now: Instant): Instant => now - MAX_ORDER_DAYS * DAY;

/** Whether the request is confirmed or can still be confirmed. */
export const isPending = ({ requestedAt, confirmedAt }: Deletion, now: Instant): boolean =>
  confirmedAt !== undefined || requestedAt + CONFIRMATION_TIME > now;
