import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { provePassword } from '#features/accounts/server/login/prove-password.ts';
import { mayRequest } from '#features/accounts/server/login/request-throttle.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { DeletionRefusal } from '../contract/privacy-texts.ts';
import type { Deletion } from '../domain/deletion.ts';
import { deletionRequestOf, dropDeletion, insertDeletionRequest } from './deletion-requests.store.ts';

/** The client's deletion request, if any. */
export const deletionOf = ({
  db,
  actor,
}: Context & { readonly actor: Customer }): Promise<Deletion | undefined> =>
  deletionRequestOf(db, actor.clientId);

/** Requests the deletion: checks the password, then mails a confirmation link. */
export async function requestDeletion(
  context: Context & { readonly actor: Customer },
  proof: { readonly password: string; readonly ip: string },
): Promise<Result<void, { readonly code: DeletionRefusal }>> {
  const { db, actor, supplier, now } = context;
  const account = await accountOfUser(db, actor.userId);
  if (account === undefined) return refuse({ code: 'wrong-password' });
  const proven = await provePassword(context, account, proof);
  if (!proven.ok) return proven;
  const known = await deletionRequestOf(db, actor.clientId);
  if (known?.confirmedAt !== undefined) return refuse({ code: 'deletion-confirmed' });
  if (!(await mayRequest(context, 'deletion', { login: actor.userId, ip: proof.ip })))
    return refuse({ code: 'too-many-requests' });
  await inTransaction(context, async (inside) => {
    const { clientId, userId } = actor;
    await insertDeletionRequest(inside.db, { clientId, userId, requestedAtSupplier: supplier.id }, now);
    await queueMail(inside.db, 'deletion-asked', { supplierId: supplier.id, userId }, now);
  });
  return accept(undefined);
}

/** Cancels the deletion, possible until it is due. Sends no mail where nothing was requested. */
export const cancelDeletion = (context: Context & { readonly actor: Customer }): Promise<void> =>
  inTransaction(context, async ({ db, actor, supplier, now }) => {
    if (!(await dropDeletion(db, actor.clientId))) return;
    const account = await accountOfUser(db, actor.userId);
    if (account !== undefined) {
      await queueMail(db, 'deletion-cancelled', { supplierId: supplier.id, email: account.email }, now);
    }
  });
