/** Limits of what may be tried in some minutes, counted in PostgreSQL: right over all processes. */
import { createHash } from 'node:crypto';
import type { Context } from '#platform/db/context.ts';
import { networksOf } from '#platform/http/limits/networks-of.ts';
import { countTry, uncountTries } from './login-attempts.store.ts';

/** What is counted, by a hash that names nobody, and how often it may be. */
export type Limits = ReadonlyMap<string, number>;

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Of what comes from one network address; of IPv6 a /64 counts as one, and a /48 as several. */
export const addressLimits = (what: string, ip: string, most: number): Limits =>
  new Map(networksOf(ip).map(({ name, size }) => [digest(`${what} from ${name}`), most * size]));

/** Counts one more try of each; false when there were too many of any. */
export async function countWithin({ db, now }: Context, limits: Limits, window: number): Promise<boolean> {
  const tries = await countTry(db, [...limits.keys()], new Date(now), new Date(now - window));
  return [...limits].every(([key, most]) => (tries.get(key) ?? 0) <= most);
}

/** The try does not count. */
export const uncount = ({ db }: Context, limits: Limits): Promise<void> =>
  uncountTries(db, [...limits.keys()]);
