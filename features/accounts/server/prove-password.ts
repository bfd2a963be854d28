import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { forgive, mayTry } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import type { Account } from './users.store.ts';

/** Whether somebody without a session knows the password of an account: counted as the tries to log in are. */
export async function provePassword(
  context: Context,
  { email, passwordHash }: Pick<Account, 'email' | 'passwordHash'>,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<Result<void, { readonly code: 'wrong-password' | 'too-many-attempts' }>> {
  const counted = { login: email, ip };
  if (!(await mayTry(context, counted))) return refuse({ code: 'too-many-attempts' });
  if (!(await isPassword(passwordHash, password))) return refuse({ code: 'wrong-password' });
  await forgive(context, counted);
  return accept(undefined);
}
