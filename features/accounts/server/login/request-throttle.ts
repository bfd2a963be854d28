/** Mails that anyone may ask for: three in five minutes for one login or user, thirty from one address. */
import type { Context } from '#platform/db/context.ts';
import { addressLimits, countWithin, digest } from './address-limits.ts';
import type { Attempt } from './login-throttle.ts';

const WINDOW = 5 * 60_000;
const PER_LOGIN = 3;
const PER_ADDRESS = 30;

/** Counts the request; false when there were too many. Each purpose is counted apart, and apart from logins. */
export const mayRequest = (
  context: Context,
  purpose: 'recovery' | 'verification' | 'email' | 'invitation' | 'deletion' | 'boleto',
  { login, ip }: Attempt,
): Promise<boolean> => mayAsk(context, purpose, [login], ip);

/** A registration mails whoever has its e-mail or its document, so each of them is counted. */
export const mayRegister = (
  context: Context,
  { email, document }: { readonly email: string; readonly document: string },
  ip: string,
): Promise<boolean> => mayAsk(context, 'registration', [email, document], ip);

async function mayAsk(
  context: Context,
  purpose: string,
  logins: readonly string[],
  ip: string,
): Promise<boolean> {
  const who = logins.map((login) => [digest(`${purpose} of ${login}`), PER_LOGIN] as const);
  return countWithin(context, new Map([...who, ...addressLimits(purpose, ip, PER_ADDRESS)]), WINDOW);
}
