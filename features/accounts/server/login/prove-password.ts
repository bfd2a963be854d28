import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Account } from '../clients/users.store.ts';
import { checkPassword } from '../identity/check-password.ts';

/** Checks the password of an account; attempts are counted like login attempts. */
export function provePassword(
  context: Context,
  account: Account,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<Result<Account, { readonly code: 'wrong-password' | 'too-many-attempts' }>> {
  const { actor } = context;
  const isOwn = actor.kind === 'customer' && actor.userId === account.userId;
  const device = isOwn ? actor.sessionId : undefined;
  return checkPassword(context, { login: account.email, ip, device, password }, () => account);
}
