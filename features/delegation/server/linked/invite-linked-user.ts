import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import { mayRequest } from '#features/accounts/server/login/request-throttle.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { InvitingRefusal } from '../../contract/linked-users-texts.ts';
import { INVITATION_LIFETIME, MAX_LINKED_USERS } from '../../domain/linked-user.ts';
import { recordLinkEvent } from './client-link-events.store.ts';
import { lockLinks, putLinkInvitation } from './client-links.store.ts';
import { linkedUsersOf } from './list-linked-users.ts';

interface Invitation {
  readonly email: string;
  readonly ip: string;
}

/**
 * Invites, or invites again. Refusals depend only on the client's own list. Whether the address has an account is checked at
 * acceptance, so all invitations cost the same and return the same. Reliability M06.
 */
export async function inviteLinkedUser(
  context: Context & { readonly actor: Customer },
  { email: typed, ip }: Invitation,
): Promise<Result<{ readonly email: string }, { readonly code: InvitingRefusal }>> {
  const { actor, supplier, now } = context;
  const { clientId, userId } = actor;
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  const hindered = await hindrance(context, email);
  if (hindered !== undefined) return refuse({ code: hindered });
  const request = { login: `${clientId} ${email}`, ip };
  if (!(await mayRequest(context, 'invitation', request))) return refuse({ code: 'too-many-requests' });
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    // Checks again under the lock: concurrent invitations count, too.
    await lockLinks(db, clientId);
    const stillHindered = await hindrance(inside, email);
    if (stillHindered !== undefined) return refuse({ code: stillHindered });
    const expiresAt = now + INVITATION_LIFETIME;
    const id = await putLinkInvitation(db, { clientId, email, invitedBy: userId, now, expiresAt });
    if (id === undefined) return refuse({ code: 'already-linked' });
    await recordLinkEvent(db, { clientId, byUserId: userId, act: 'invited', linkedUserId: id }, now);
    await queueMail(db, 'linked-invitation', { supplierId: supplier.id, linkId: id }, now);
    return accept({ email });
  });
}

/** Reason against an invitation in the client's own list. A pending invitation may be sent again. */
async function hindrance(
  context: Context & { readonly actor: Customer },
  email: string,
): Promise<'already-linked' | 'too-many-users' | undefined> {
  const known = await linkedUsersOf(context);
  const same = known.find((user) => user.email === email);
  if (same?.state === 'active') return 'already-linked';
  const linked = known.filter(({ principal }) => !principal);
  return same === undefined && linked.length >= MAX_LINKED_USERS ? 'too-many-users' : undefined;
}
