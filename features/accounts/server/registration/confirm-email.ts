import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { isUniqueViolation } from '#platform/db/violations.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { CodeRefusal } from '../../contract/own-account-texts.ts';
import { accountLike, writeVerifiedEmail } from '../clients/users.store.ts';
import { hashOfCode } from './mailed-code.ts';
import { codeOwner, dropCodes, takeCode } from './mailed-codes.store.ts';

type Confirmed = Result<void, { readonly code: CodeRefusal }>;

/**
 * The reader of this address is the user that the link was made for, whoever else is logged in here: with another's
 * session nothing happens. Where it is a new address, it now is the user's. Reliability T31.
 */
export async function confirmEmail(context: Context, code: string): Promise<Confirmed> {
  const { actor, supplier, now } = context;
  const codeHash = hashOfCode(code);
  const owner = await codeOwner(context.db, 'email', codeHash, now);
  if (owner === undefined) return refuse({ code: 'invalid-link' });
  const { userId, email: before, mailedTo: email } = owner;
  if (actor.kind === 'customer' && actor.userId !== userId) return refuse({ code: 'anothers-link' });
  try {
    return await inTransaction(context, async ({ db }): Promise<Confirmed> => {
      if (!(await takeCode(db, 'email', codeHash, now))) return refuse({ code: 'invalid-link' });
      const holder = await accountLike(db, email, undefined);
      if (holder !== undefined && holder.userId !== userId) return refuse({ code: 'email-taken' });
      await writeVerifiedEmail(db, userId, email, now);
      if (before !== email) {
        // A link to a new password lies in the mailbox that is no longer theirs.
        await dropCodes(db, userId);
        await queueMail(db, 'email-changed', { supplierId: supplier.id, email: before }, now);
      }
      return accept(undefined);
    });
  } catch (error) {
    // Somebody else confirmed this address in the same moment; the database lets one of them through.
    if (isUniqueViolation(error)) return refuse({ code: 'email-taken' });
    throw error;
  }
}
