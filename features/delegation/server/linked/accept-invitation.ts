import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { type Acceptance, type AcceptanceRefusal, newPersonOf, proveInvitee } from '../invitee.ts';
import { recordLinkEvent } from './client-link-events.store.ts';
import { acceptLink, lockLinkInvitation } from './client-links.store.ts';
import { type ValidInvitation, validInvitation } from './open-invitation.ts';

type Accepted = Result<void, AcceptanceRefusal>;

/** Accepts an invitation: with a new account as a user of the client, or by linking the existing account. */
export async function acceptInvitation(context: Context, acceptance: Acceptance): Promise<Accepted> {
  const invitation = await validInvitation(context, acceptance.code);
  if (invitation === undefined) return refuse({ code: 'invalid-invitation' });
  const { account } = invitation.invitee;
  if (account === undefined) return acceptAsNew(context, invitation, acceptance);
  const proved = await proveInvitee(context, { ...invitation.invitee, account }, acceptance);
  if (!proved.ok) return proved;
  const accepted = await inTransaction(context, (inside) => takeUp(inside, invitation, proved.value));
  return accepted ? accept(undefined) : refuse({ code: 'invalid-invitation' });
}

async function acceptAsNew(
  context: Context,
  invitation: ValidInvitation,
  acceptance: Acceptance,
): Promise<Accepted> {
  const { codeHash, invitee } = invitation;
  const person = await newPersonOf(invitee, acceptance);
  if (!person.ok) return person;
  return inTransaction(context, async (inside): Promise<Accepted> => {
    const { db, now } = inside;
    // Before the user is added: a refusal after that would have to undo it.
    const link = await lockLinkInvitation(db, codeHash, now);
    if (link === undefined) return refuse({ code: 'invalid-invitation' });
    const { id, email, clientId } = link;
    const user = { id, email, ...person.value, verifiedAt: now };
    if (!(await addLinkedUser(db, clientId, user))) return refuse({ code: 'email-taken' });
    await takeUp(inside, invitation, id);
    return accept(undefined);
  });
}

/** False when the invitation was used, withdrawn or has expired meanwhile. */
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
