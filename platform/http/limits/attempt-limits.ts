/** Limits on attempts within some minutes, counted in PostgreSQL, so they hold across processes. */
import { createHash } from 'node:crypto';
import type { Context } from '../../db/context.ts';
import {
  attemptsOf,
  countAttempts,
  deleteAttempts,
  deleteOldAttempts,
  uncountAttempts,
} from './attempts.store.ts';
import { networksOf } from './networks-of.ts';

/** Hashed key (reveals no one) to the max number of attempts. */
export type Limits = ReadonlyMap<string, number>;
type At = Pick<Context, 'db' | 'now'>;

/** No limit has a longer window: older counts are deleted, in passing and by an hourly job. Milliseconds. */
export const MAX_WINDOW = 60 * 60_000;
/** Every so many attempts of a key old counts are deleted. */
const CLEANING = 10;
/** Old counts deleted per statement. */
const CLEANING_BATCH = 500;

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The limit of one key; `what` names the purpose and whom it counts. */
export const limitOf = (what: string, max: number): Limits => new Map([[digest(what), max]]);

/** Limits per network address. An IPv6 /64 counts as one address, a /48 as several. */
export const addressLimits = (what: string, ip: string, max: number): Limits =>
  new Map(networksOf(ip).map(({ name, size }) => [digest(`${what} from ${name}`), max * size]));

export const allLimits = (...all: readonly Limits[]): Limits => new Map(all.flatMap((limits) => [...limits]));

/** Counts an attempt for each key; false when any limit is exceeded. `window` in milliseconds. */
export async function countWithin({ db, now }: At, limits: Limits, window: number): Promise<boolean> {
  if (limits.size === 0) return true;
  const counts = await countAttempts(db, [...limits.keys()], new Date(now), new Date(now - window));
  if (Math.max(...counts.values()) % CLEANING === 0) await resetAttempts({ db, now }, []);
  return [...limits].every(([key, max]) => (counts.get(key) ?? 0) <= max);
}

/** Whether another attempt is allowed, without counting it: for transactions that must not wait for each other. */
export async function isWithin({ db, now }: At, limits: Limits, window: number): Promise<boolean> {
  if (limits.size === 0) return true;
  const counts = await attemptsOf(db, [...limits.keys()], new Date(now - window));
  return [...limits].every(([key, max]) => (counts.get(key) ?? 0) < max);
}

/** Takes the attempt back. */
export async function uncount({ db }: At, limits: Limits): Promise<void> {
  if (limits.size > 0) await uncountAttempts(db, [...limits.keys()]);
}

/** Forgets all attempts of these keys, as after a success. */
export async function resetAttempts({ db, now }: At, keys: Iterable<string>): Promise<void> {
  const own = [...keys];
  if (own.length > 0) await deleteAttempts(db, own);
  await deleteOldAttempts(db, new Date(now - MAX_WINDOW), CLEANING_BATCH);
}
