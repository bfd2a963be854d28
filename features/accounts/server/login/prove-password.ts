import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Account } from '../clients/users.store.ts';
import { forgive, mayTry } from './login-throttle.ts';
import { isPassword } from './passwords.ts';

/** Checks the password of an account; attempts are counted like login attempts. */
export async function provePassword(
  context: Context,
  { userId, email, passwordHash }: Pick<Account, 'userId' | 'email' | 'passwordHash'>,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<Result<void, { readonly code: 'wrong-password' | 'too-many-attempts' }>> {
  const { actor } = context;
  const isOwn = actor.kind === 'customer' && actor.userId === userId;
  const counted = { login: email, ip, device: isOwn ? actor.sessionId : undefined };
  if (!(await mayTry(context, counted))) return refuse({ code: 'too-many-attempts' });
  if (!(await isPassword(passwordHash, password, context))) return refuse({ code: 'wrong-password' });
  await forgive(context, counted);
  return accept(undefined);
}
