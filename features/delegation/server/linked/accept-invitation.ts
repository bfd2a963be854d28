import { type PasswordProblem, passwordProblem } from '#features/accounts/domain/password-rules.ts';
import { addLinkedUser, hashPassword, provePassword } from '#features/accounts/server/public.ts';
import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { AcceptingRefusal } from '../../contract/linked-users-texts.ts';
import { recordLinkEvent } from './client-link-events.store.ts';
import { acceptLink } from './client-links.store.ts';
import { type ValidInvitation, validInvitation } from './open-invitation.ts';

interface Acceptance {
  readonly code: string;
  /** Of the new account where there is none. */
  readonly name?: string | undefined;
  /** The new account's, or that of the one there is. */
  readonly password?: string | undefined;
  readonly ip: string;
}

type Refusal = { readonly code: AcceptingRefusal | PasswordProblem };

/** Whoever was invited says yes: with a new account that belongs to the client, or by a link to the one they have. */
export async function acceptInvitation(
  context: Context,
  acceptance: Acceptance,
): Promise<Result<void, Refusal>> {
  const invitation = await validInvitation(context, acceptance.code);
  if (invitation === undefined) return refuse({ code: 'invalid-invitation' });
  const { account, isCaller } = invitation;
  if (account === undefined) return acceptAsNew(context, invitation, acceptance);
  if (!isCaller) {
    const { password, ip } = acceptance;
    if (password === undefined) return refuse({ code: 'needs-password' });
    const proved = await provePassword(context, account, { password, ip });
    if (!proved.ok) return proved;
  }
  const accepted = await inTransaction(context, (inside) => takeUp(inside, invitation, account.userId));
  return accepted ? accept(undefined) : refuse({ code: 'invalid-invitation' });
}

async function acceptAsNew(
  context: Context,
  invitation: ValidInvitation,
  { name: typed = '', password }: Acceptance,
): Promise<Result<void, Refusal>> {
  const { link } = invitation;
  const name = typed.trim();
  if (name === '') return refuse({ code: 'needs-name' });
  if (password === undefined) return refuse({ code: 'needs-password' });
  const problem = passwordProblem(password, [link.email, name]);
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (inside): Promise<Result<void, Refusal>> => {
    const { id, email, clientId } = link;
    const user = { id, name, email, passwordHash, verifiedAt: inside.now };
    if (!(await addLinkedUser(inside.db, clientId, user))) return refuse({ code: 'email-taken' });
    // Two who come at once: the second one's user went the way of the first one's e-mail.
    if (!(await takeUp(inside, invitation, id)))
      throw new Error('an invitation vanished while it was accepted');
    return accept(undefined);
  });
}

/** False where somebody was faster. */
async function takeUp(
  { db, supplier, now }: Context,
  { link, codeHash }: ValidInvitation,
  userId: UserId,
): Promise<boolean> {
  if (!(await acceptLink(db, codeHash, userId, now))) return false;
  const { id, clientId } = link;
  await recordLinkEvent(db, { clientId, byUserId: userId, act: 'accepted', linkedUserId: id }, now);
  await queueMail(db, 'linked-accepted', { supplierId: supplier.id, linkId: id }, now);
  return true;
}
