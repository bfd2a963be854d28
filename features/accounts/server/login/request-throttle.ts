/** Limits on mails that anyone can request. Within five minutes: three per login or user, thirty per address. */
import type { Context } from '#platform/db/context.ts';
import { addressLimits, allLimits, countWithin, limitOf } from '#platform/http/limits/attempt-limits.ts';
import type { Attempt } from '../identity/login-throttle.ts';

const WINDOW = 5 * 60_000;
const PER_LOGIN = 3;
const PER_ADDRESS = 30;

/** Counts the request; false above the limit. Each purpose is counted separately. */
export const mayRequest = (
  context: Context,
  purpose: 'recovery' | 'verification' | 'email' | 'invitation' | 'deletion' | 'boleto',
  { login, ip }: Attempt,
): Promise<boolean> => isWithinLimits(context, purpose, [login], ip);

/** A registration mails the owner of its e-mail or its document, so both are counted. */
export const mayRegister = (
  context: Context,
  { email, document }: { readonly email: string; readonly document: string },
  ip: string,
): Promise<boolean> => isWithinLimits(context, 'registration', [email, document], ip);

async function isWithinLimits(
  context: Context,
  purpose: string,
  logins: readonly string[],
  ip: string,
): Promise<boolean> {
  const who = logins.map((login) => limitOf(`${purpose} of ${login}`, PER_LOGIN));
  return countWithin(context, allLimits(...who, addressLimits(purpose, ip, PER_ADDRESS)), WINDOW);
}
