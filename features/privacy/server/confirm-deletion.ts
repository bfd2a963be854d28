import { codeOwner, takeMailedCode } from '#features/accounts/server/registration/mailed-codes.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { ConfirmRefusal } from '../contract/privacy-texts.ts';
import { dueAfter } from '../domain/deletion.ts';
import { confirmDeletionRequest } from './deletion-requests.store.ts';

type Confirmed = Result<{ readonly dueAt: Instant }, { readonly code: ConfirmRefusal }>;

/** Confirms the deletion with the mailed link; the cooling-off period starts. */
export async function confirmDeletion(context: Context, code: string): Promise<Confirmed> {
  const { actor, supplier, now } = context;
  const codeHash = hashOfOpaqueToken(code);
  const owner = await codeOwner(context.db, 'deletion', codeHash, now);
  if (owner === undefined) return refuse({ code: 'invalid-link' });
  const { userId, email } = owner;
  if (actor.kind === 'customer' && actor.userId !== userId) return refuse({ code: 'anothers-link' });
  const dueAt = dueAfter(now);
  return inTransaction(context, async ({ db }): Promise<Confirmed> => {
    if (!(await takeMailedCode(db, 'deletion', codeHash, now))) return refuse({ code: 'invalid-link' });
    if (!(await confirmDeletionRequest(db, userId, { confirmedAt: now, dueAt })))
      return refuse({ code: 'invalid-link' });
    await queueMail(db, 'deletion-confirmed', { supplierId: supplier.id, email, dueAt: String(dueAt) }, now);
    return accept({ dueAt });
  });
}
