import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { isUniqueViolation } from '#platform/db/violations.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { CodeRefusal } from '../../contract/clients/own-account-texts.ts';
import { accountLike, writeVerifiedEmail } from '../clients/users.store.ts';
import { codeOwner, dropCodes, takeMailedCode } from './mailed-codes.store.ts';

type Confirmed = Result<void, { readonly code: CodeRefusal }>;

/**
 * Confirms the address that the link was mailed to, for the user whom the link was made for; a new address replaces the old one.
 * With a session of another user nothing changes. Reliability T31.
 */
export async function confirmEmail(context: Context, code: string): Promise<Confirmed> {
  const { actor, supplier, now } = context;
  const codeHash = hashOfOpaqueToken(code);
  const owner = await codeOwner(context.db, 'email', codeHash, now);
  if (owner === undefined) return refuse({ code: 'invalid-link' });
  const { userId, email: before, mailedTo: email } = owner;
  if (actor.kind === 'customer' && actor.userId !== userId) return refuse({ code: 'anothers-link' });
  try {
    return await inTransaction(context, async ({ db }): Promise<Confirmed> => {
      if (!(await takeMailedCode(db, 'email', codeHash, now))) return refuse({ code: 'invalid-link' });
      const holder = await accountLike(db, email, undefined);
      if (holder !== undefined && holder.userId !== userId) return refuse({ code: 'email-taken' });
      await writeVerifiedEmail(db, userId, email, now);
      if (before !== email) {
        // A password link may lie in the old mailbox, which is no longer the user's.
        await dropCodes(db, userId);
        await queueMail(db, 'email-changed', { supplierId: supplier.id, email: before }, now);
      }
      return accept(undefined);
    });
  } catch (error) {
    // Two users confirmed the same address concurrently; the unique index lets one through.
    if (isUniqueViolation(error)) return refuse({ code: 'email-taken' });
    throw error;
  }
}
