/**
 * How often passwords may be tried, right over all processes. In five minutes: ten wrong ones for a login from an address, a
 * hundred from an address. For a login from wherever nobody knows the device: twenty, then one each half minute, so that many
 * addresses guess no faster. A device that its owner logged in with has ten of its own, whatever others try.
 */
import type { Context } from '#platform/db/context.ts';
import { addressLimits, countWithin, digest, type Limits, uncount } from './address-limits.ts';
import { forgetTries, takeTurn } from './login-attempts.store.ts';

const WINDOW = 5 * 60_000;
const PER_LOGIN = 10;
const PER_ADDRESS = 100;
const PER_DEVICE = 10;
const KEYS_PER_ADDRESS = 30;
/** Milliseconds. */
const STRANGERS = { atOnce: 20, each: 30_000 };

export interface Attempt {
  readonly login: string;
  readonly ip: string;
  /** What the login's owner is known by: their device, or the session that they have to prove again. */
  readonly device?: string | undefined;
}

/** Counts the try before the password is looked at; false when there were too many. */
export async function mayTry(context: Context, attempt: Attempt): Promise<boolean> {
  if (attempt.device !== undefined) return countWithin(context, ofDevice(attempt), WINDOW);
  const limits = new Map([...ofPair(attempt), ...ofAddress(attempt)]);
  if (!(await countWithin(context, limits, WINDOW))) return false;
  return takeTurn(context.db, ofStrangers(attempt), context.now, STRANGERS);
}

/** The password was right: neither this try counts nor the wrong ones before it. */
export async function forgive(context: Context, attempt: Attempt): Promise<void> {
  const { db, now } = context;
  const windowStart = new Date(now - WINDOW);
  if (attempt.device !== undefined) {
    await forgetTries(db, [...ofDevice(attempt).keys()], windowStart);
    return;
  }
  await forgetTries(db, [...ofPair(attempt).keys(), ofStrangers(attempt)], windowStart);
  await uncount(context, ofAddress(attempt));
}

/** Keys are too long to be guessed; thirty in vain in five minutes from an address are enough. */
export const mayTryKey = (context: Context, ip: string): Promise<boolean> =>
  countWithin(context, ofKeys(ip), WINDOW);

/** The key was right: the try does not count. */
export const forgiveKey = (context: Context, ip: string): Promise<void> => uncount(context, ofKeys(ip));

const ofKeys = (ip: string): Limits => addressLimits('api key', ip, KEYS_PER_ADDRESS);
const ofAddress = ({ ip }: Attempt): Limits => addressLimits('login', ip, PER_ADDRESS);
const ofPair = ({ login, ip }: Attempt): Limits => addressLimits(`login ${login}`, ip, PER_LOGIN);
const ofDevice = ({ login, device }: Attempt): Limits =>
  new Map([[digest(`login ${login} with ${device}`), PER_DEVICE]]);
const ofStrangers = ({ login }: Attempt): string => digest(`login ${login}`);
