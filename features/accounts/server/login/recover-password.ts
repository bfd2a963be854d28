import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { RecoveryRefusal } from '../../contract/own-account-texts.ts';
import { parseLoginName } from '../../domain/login-name.ts';
import { mayRequest } from './request-throttle.ts';

/**
 * Asks for a link to a new password. Whether somebody has this login is only looked at when the mail is written: until
 * then a known and an unknown login cost and answer the same.
 */
export async function recoverPassword(
  context: Context,
  { login: typed, ip }: { readonly login: string; readonly ip: string },
): Promise<Result<void, { readonly code: RecoveryRefusal }>> {
  const login = parseLoginName(typed)?.normalised;
  if (login === undefined) return refuse({ code: 'malformed-login' });
  if (!(await mayRequest(context, 'recovery', { login, ip }))) return refuse({ code: 'too-many-requests' });
  await queueMail(context.db, 'password-recovery', { supplierId: context.supplier.id, login }, context.now);
  return accept(undefined);
}
