/** Mails that anyone may ask for: three in five minutes for one login or user, thirty from one address. */
import type { Context } from '#platform/db/context.ts';
import { countTry } from './login-attempts.store.ts';
import { type Attempt, digest } from './login-throttle.ts';

const WINDOW = 5 * 60_000;
const PER_LOGIN = 3;
const PER_ADDRESS = 30;

/** Counts the request; false when there were too many. Each purpose is counted apart, and apart from logins. */
export async function mayRequest(
  { db, now }: Context,
  purpose: 'recovery' | 'verification' | 'email',
  { login, ip }: Attempt,
): Promise<boolean> {
  const [who, address] = [digest(`${purpose} of ${login}`), digest(`${purpose} from ${ip}`)];
  const requests = await countTry(db, [who, address], new Date(now), new Date(now - WINDOW));
  return (requests.get(who) ?? 0) <= PER_LOGIN && (requests.get(address) ?? 0) <= PER_ADDRESS;
}
