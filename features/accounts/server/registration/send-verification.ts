import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { VerificationRefusal } from '../../contract/clients/own-account-texts.ts';
import { accountOfUser } from '../clients/users.store.ts';
import { mayRequest } from '../login/request-throttle.ts';

/** Queues the mail that confirms the user's own address. Returns whether it was confirmed already. Spec 7, user. */
export async function sendVerification(
  context: Context & { readonly actor: Customer },
  { channel, ip }: { readonly channel: string; readonly ip: string },
): Promise<Result<{ readonly verified: boolean }, { readonly code: VerificationRefusal }>> {
  const { db, supplier, actor, now } = context;
  if (channel.toLowerCase() !== 'email') return refuse({ code: 'unknown-channel' });
  const account = await accountOfUser(db, actor.userId);
  if (account === undefined || account.emailVerifiedAt !== null) return accept({ verified: true });
  if (!(await mayRequest(context, 'verification', { login: actor.userId, ip })))
    return refuse({ code: 'too-many-requests' });
  const facts = { supplierId: supplier.id, userId: actor.userId, email: account.email };
  await queueMail(db, 'email-confirmation', facts, now);
  return accept({ verified: false });
}

/** The user's address and whether its mailbox confirmed it; undefined when the user may no longer log in. */
export async function emailState({ db, actor }: Context & { readonly actor: Customer }) {
  const account = await accountOfUser(db, actor.userId);
  return account && { email: account.email, verified: account.emailVerifiedAt !== null };
}
