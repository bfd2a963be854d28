/** Ten wrong passwords in five minutes for a login from an address, a hundred from an address. Right over all processes. */
import { createHash } from 'node:crypto';
import type { Context } from '#platform/db/context.ts';
import { countTry, forgetTries, uncountTry } from './login-attempts.store.ts';

const WINDOW = 5 * 60_000;
const PER_LOGIN = 10;
const PER_ADDRESS = 100;
const KEYS_PER_ADDRESS = 30;

export interface Attempt {
  readonly login: string;
  readonly ip: string;
}

/** Counts the try before the password is looked at; false when there were too many. */
export async function mayTry({ db, now }: Context, attempt: Attempt): Promise<boolean> {
  const { pair, address } = keysOf(attempt);
  const tries = await countTry(db, [pair, address], new Date(now), new Date(now - WINDOW));
  return (tries.get(pair) ?? 0) <= PER_LOGIN && (tries.get(address) ?? 0) <= PER_ADDRESS;
}

const keyTries = (ip: string): string => digest(`api key from ${ip}`);

/** Keys are too long to be guessed; thirty in vain in five minutes from an address are enough. */
export async function mayTryKey({ db, now }: Context, ip: string): Promise<boolean> {
  const key = keyTries(ip);
  const tries = await countTry(db, [key], new Date(now), new Date(now - WINDOW));
  return (tries.get(key) ?? 0) <= KEYS_PER_ADDRESS;
}

/** The key was right: the try does not count. */
export const forgiveKey = ({ db }: Context, ip: string): Promise<void> => uncountTry(db, keyTries(ip));

/** The password was right: the try does not count. */
export async function forgive({ db, now }: Context, attempt: Attempt): Promise<void> {
  const { pair, address } = keysOf(attempt);
  await forgetTries(db, pair, new Date(now - WINDOW));
  await uncountTry(db, address);
}

const keysOf = ({ login, ip }: Attempt) => ({
  pair: digest(`${login} ${ip}`),
  address: digest(ip),
});

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
