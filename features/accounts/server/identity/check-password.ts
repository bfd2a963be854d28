import type { Awaitable } from '#kernel/awaitable.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { type Attempt, forgive, mayTry } from './login-throttle.ts';
import { isPassword } from './passwords.ts';

export interface PasswordAttempt extends Attempt {
  readonly password: string;
}

/**
 * The account, if the password is its own. The attempt is counted before it is looked up, and uncounted after a correct password.
 * Without an account the same work is done, so that unknown and known ones cost the same and return the same. Reliability M06.
 */
export async function checkPassword<Account extends { readonly passwordHash: string }>(
  context: Context,
  { password, ...counted }: PasswordAttempt,
  lookUp: () => Awaitable<Account | undefined>,
): Promise<Result<Account, { readonly code: 'too-many-attempts' | 'wrong-password' }>> {
  if (!(await mayTry(context, counted))) return refuse({ code: 'too-many-attempts' });
  const account = await lookUp();
  const matches = await isPassword(account?.passwordHash, password, context);
  if (account === undefined || !matches) return refuse({ code: 'wrong-password' });
  await forgive(context, counted);
  return accept(account);
}

/** In a login an unknown name and a wrong password are one refusal. */
export const asLoginRefusal = ({ code }: { readonly code: 'too-many-attempts' | 'wrong-password' }) => ({
  code: code === 'wrong-password' ? ('invalid-credentials' as const) : code,
});
