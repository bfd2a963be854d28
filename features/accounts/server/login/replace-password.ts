import type { UserId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { writePassword } from '../clients/users.store.ts';
import { dropCodes } from '../registration/mailed-codes.store.ts';
import { dropChallenges } from '../second-factor/second-step-challenges.store.ts';
import { endSessionsOf } from '../sessions/end-sessions.store.ts';

interface NewPassword {
  readonly userId: UserId;
  readonly email: string;
  readonly passwordHash: string;
  /** Session that stays open. */
  readonly except?: string;
}

/**
 * Writes a password and ends what the old one opened: sessions, pending second steps and mailed links. The owner is notified by
 * mail. Returns the ended session ids. Call it in a transaction.
 */
export async function replacePassword(
  { db, supplier, now }: Context,
  { userId, email, passwordHash, except }: NewPassword,
): Promise<readonly string[]> {
  await writePassword(db, userId, passwordHash, now);
  await dropCodes(db, userId);
  await dropChallenges(db, { kind: 'user', id: userId });
  await queueMail(db, 'password-changed', { supplierId: supplier.id, email }, now);
  return endSessionsOf(db, userId, now, except);
}
