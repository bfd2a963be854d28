/** Mails that anyone may ask for: three in five minutes for one login or user, thirty from one address. */
import type { Context } from '#platform/db/context.ts';
import { countTry } from './login-attempts.store.ts';
import { type Attempt, digest } from './login-throttle.ts';

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
  { db, now }: Context,
  purpose: string,
  logins: readonly string[],
  ip: string,
): Promise<boolean> {
  const who = logins.map((login) => digest(`${purpose} of ${login}`));
  const address = digest(`${purpose} from ${ip}`);
  const requests = await countTry(db, [...who, address], new Date(now), new Date(now - WINDOW));
  return (
    who.every((one) => (requests.get(one) ?? 0) <= PER_LOGIN) && (requests.get(address) ?? 0) <= PER_ADDRESS
  );
}
