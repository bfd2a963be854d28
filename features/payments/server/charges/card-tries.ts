/**
 * At most ten refused cards per hour for a client of a supplier and thirty for a network address, against card testing.
 * Counted in the database, so the limits hold over all processes. Reliability T54.
 */
import type { Context } from '#platform/db/context.ts';
import {
  addressLimits,
  allLimits,
  countWithin,
  type Limits,
  limitOf,
  MAX_WINDOW,
  uncount,
} from '#platform/http/limits/attempt-limits.ts';

const PER_CLIENT = 10;
const PER_ADDRESS = 30;

/** Counts the try before the provider is called; false when too many cards were refused. */
export const mayTryCard = (context: Context, ip: string): Promise<boolean> =>
  countWithin(context, limitsOf(context, ip), MAX_WINDOW);

/** The card was not refused: takes back the count of `mayTryCard`. */
export const uncountCard = (context: Context, ip: string): Promise<void> =>
  uncount(context, limitsOf(context, ip));

const limitsOf = ({ supplier, actor }: Context, ip: string): Limits =>
  allLimits(
    ...(actor.kind === 'customer' ? [limitOf(`card of ${supplier.id} ${actor.clientId}`, PER_CLIENT)] : []),
    addressLimits('card', ip, PER_ADDRESS),
  );
