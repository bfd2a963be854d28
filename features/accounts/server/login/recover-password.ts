import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { RecoveryRefusal } from '../../contract/clients/own-account-texts.ts';
import { parseLoginName } from '../../domain/login/login-name.ts';
import { mayRequest } from './request-throttle.ts';

/**
 * Queues a mail with a link to set a new password. Whether the login exists is only checked when the mail is composed, so known
 * and unknown logins cost the same and return the same.
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
