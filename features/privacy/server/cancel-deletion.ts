import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { dropDeletion } from './deletion-requests.store.ts';

/** Cancels the deletion, possible until it is due. Sends no mail where nothing was requested. */
export const cancelDeletion = (context: Context & { readonly actor: Customer }): Promise<void> =>
  inTransaction(context, async ({ db, actor, supplier, now }) => {
    if (!(await dropDeletion(db, actor.clientId))) return;
    const account = await accountOfUser(db, actor.userId);
    if (account !== undefined) {
      await queueMail(db, 'deletion-cancelled', { supplierId: supplier.id, email: account.email }, now);
    }
  });
