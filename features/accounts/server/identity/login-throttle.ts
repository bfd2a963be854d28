/**
 * Limits on password attempts, across all processes. Within five minutes: ten failures per login and address, a hundred per
 * address. Per login from unknown devices: twenty, then one each half minute, so that many addresses together guess no faster. A
 * device that its owner logged in with has a separate limit of ten.
 */
import type { Context } from '#platform/db/context.ts';
import {
  addressLimits,
  allLimits,
  countWithin,
  digest,
  type Limits,
  limitOf,
  resetAttempts,
  uncount,
} from '#platform/http/limits/attempt-limits.ts';
import { takeTurn } from '#platform/http/limits/attempts.store.ts';

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
  /** The owner's known device, or the session whose password must be confirmed. */
  readonly device?: string | undefined;
}

/** Counts the attempt before the password is checked; false above the limit. */
export async function mayTry(context: Context, attempt: Attempt): Promise<boolean> {
  if (attempt.device !== undefined) return countWithin(context, ofDevice(attempt), WINDOW);
  const limits = allLimits(ofPair(attempt), ofAddress(attempt));
  if (!(await countWithin(context, limits, WINDOW))) return false;
  return takeTurn(context.db, ofStrangers(attempt), context.now, STRANGERS);
}

/** After a correct password: uncounts this attempt and forgets earlier failures of the login. */
export async function forgive(context: Context, attempt: Attempt): Promise<void> {
  if (attempt.device !== undefined) return resetAttempts(context, ofDevice(attempt).keys());
  await resetAttempts(context, [...ofPair(attempt).keys(), ofStrangers(attempt)]);
  await uncount(context, ofAddress(attempt));
}

/** Keys are too long to guess; thirty failures in five minutes per address are allowed. */
export const mayTryKey = (context: Context, ip: string): Promise<boolean> =>
  countWithin(context, ofKeys(ip), WINDOW);

/** After a correct key: uncounts the attempt. */
export const forgiveKey = (context: Context, ip: string): Promise<void> => uncount(context, ofKeys(ip));

const ofKeys = (ip: string): Limits => addressLimits('api key', ip, KEYS_PER_ADDRESS);
const ofAddress = ({ ip }: Attempt): Limits => addressLimits('login', ip, PER_ADDRESS);
const ofPair = ({ login, ip }: Attempt): Limits => addressLimits(`login ${login}`, ip, PER_LOGIN);
const ofDevice = ({ login, device }: Attempt): Limits => limitOf(`login ${login} with ${device}`, PER_DEVICE);
const ofStrangers = ({ login }: Attempt): string => digest(`login ${login}`);
