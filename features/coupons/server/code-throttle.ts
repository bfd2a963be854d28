/** At most 10 unknown codes per client and 50 per address in 5 minutes, over all processes. Reliability T54. */
import { createHash } from 'node:crypto';
import type { Context } from '#platform/db/context.ts';
import { networksOf } from '#platform/http/limits/networks-of.ts';
import { countTry, forgetOldTries, triesOf, uncountTry } from './coupon-tries.store.ts';

const WINDOW = 5 * 60_000;
const PER_CLIENT = 10;
const PER_ADDRESS = 50;
/** Every tenth try deletes old tries of its supplier. */
const SWEEPING = 10;

/** Origin of typed codes. */
export interface Guesser {
  /** Network address, if known. */
  readonly address?: string;
}

/** Counts a try before the code is looked up; false if there were too many. */
export async function countCode(context: Context, guesser: Guesser): Promise<boolean> {
  const { db, supplier, now } = context;
  const keys = keysOf(context, guesser);
  const start = new Date(now - WINDOW);
  const tries = await countTry(db, supplier.id, [...keys.keys()], new Date(now), start);
  if (Math.max(...tries.values()) % SWEEPING === 0) await forgetOldTries(db, supplier.id, start);
  return [...keys].every(([key, most]) => (tries.get(key) ?? 0) <= most);
}

/** Takes the try back, because the code was known. */
export async function uncountCode(context: Context, guesser: Guesser): Promise<void> {
  await uncountTry(context.db, context.supplier.id, [...keysOf(context, guesser).keys()]);
}

/** Whether another try is allowed, without counting it: for transactions that must not wait for each other. */
export async function mayTryCode(context: Context, guesser: Guesser): Promise<boolean> {
  const { db, supplier, now } = context;
  const keys = keysOf(context, guesser);
  const tries = await triesOf(db, supplier.id, [...keys.keys()], new Date(now - WINDOW));
  return [...keys].every(([key, most]) => (tries.get(key) ?? 0) < most);
}

/** The keys under which a try counts, with their limits. */
const keysOf = ({ actor }: Context, { address }: Guesser): ReadonlyMap<string, number> =>
  new Map([
    ...(actor.kind === 'customer' ? [[digest(`client ${actor.clientId}`), PER_CLIENT] as const] : []),
    ...(address === undefined ? [] : networksOf(address)).map(
      ({ name, size }) => [digest(`address ${name}`), PER_ADDRESS * size] as const,
    ),
  ]);

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
