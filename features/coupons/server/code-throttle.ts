/** At most 10 unknown codes per client and 50 per address in 5 minutes, over all processes. Reliability T54. */
import type { Context } from '#platform/db/context.ts';
import {
  addressLimits,
  allLimits,
  countWithin,
  isWithin,
  type Limits,
  limitOf,
  uncount,
} from '#platform/http/limits/attempt-limits.ts';

const WINDOW = 5 * 60_000;
const PER_CLIENT = 10;
const PER_ADDRESS = 50;

/** Origin of typed codes. */
export interface Guesser {
  /** Network address, if known. */
  readonly address?: string;
}

/** Counts a try before the code is looked up; false if there were too many. */
export const countCode = (context: Context, guesser: Guesser): Promise<boolean> =>
  countWithin(context, limitsOf(context, guesser), WINDOW);

/** Takes the try back, because the code was known. */
export const uncountCode = (context: Context, guesser: Guesser): Promise<void> =>
  uncount(context, limitsOf(context, guesser));

/** Whether another try is allowed, without counting it: for transactions that must not wait for each other. */
export const mayTryCouponCode = (context: Context, guesser: Guesser): Promise<boolean> =>
  isWithin(context, limitsOf(context, guesser), WINDOW);

const limitsOf = ({ supplier, actor }: Context, { address }: Guesser): Limits =>
  allLimits(
    ...(actor.kind === 'customer' ? [limitOf(`coupon of ${supplier.id} ${actor.clientId}`, PER_CLIENT)] : []),
    ...(address === undefined ? [] : [addressLimits(`coupon of ${supplier.id}`, address, PER_ADDRESS)]),
  );
