/** Limits on attempts within some minutes, counted in PostgreSQL, so they hold across processes. */
import { createHash } from 'node:crypto';
import type { Context } from '#platform/db/context.ts';
import { networksOf } from '#platform/http/limits/networks-of.ts';
import { countTry, uncountTries } from './login-attempts.store.ts';

/** Hashed key (reveals no one) to the max number of attempts. */
export type Limits = ReadonlyMap<string, number>;

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Limits per network address. An IPv6 /64 counts as one address, a /48 as several. */
export const addressLimits = (what: string, ip: string, most: number): Limits =>
  new Map(networksOf(ip).map(({ name, size }) => [digest(`${what} from ${name}`), most * size]));

/** Counts an attempt for each key; false when any limit is exceeded. `window` in milliseconds. */
export async function countWithin({ db, now }: Context, limits: Limits, window: number): Promise<boolean> {
  const tries = await countTry(db, [...limits.keys()], new Date(now), new Date(now - window));
  return [...limits].every(([key, most]) => (tries.get(key) ?? 0) <= most);
}

/** Takes the attempt back. */
export const uncount = ({ db }: Context, limits: Limits): Promise<void> =>
  uncountTries(db, [...limits.keys()]);
