import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { PlatformRole } from '#kernel/permissions.ts';
import { accept, type Result } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { OpenInvitation } from '../../domain/invitation.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';
import { dropInvitation, openInvitations } from './invitations.store.ts';
import { invite } from './invite.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}
type InvitationLink = Result<{ readonly code: string }, { readonly code: 'malformed-email' }>;

/** Invites an owner of the context's supplier; returns the link's secret. */
export const inviteOwner = (context: PlatformContext, { name, email }: Person): Promise<InvitationLink> =>
  inTransaction(context, async (inside): Promise<InvitationLink> => {
    const { db, supplier, now } = inside;
    const invitedBy = context.actor.staffId;
    const invited = await invite(
      db,
      { invitedAs: 'owner', name, email, supplierId: supplier.id, invitedBy },
      now,
    );
    if (!invited.ok) return invited;
    await recordChange(
      { ...inside, actor: context.actor },
      {
        action: 'staff.owner-invited',
        subjectId: supplier.id,
        before: null,
        after: { name, email: invited.value.email },
      },
    );
    return accept({ code: invited.value.code });
  });

/** Invites a person of the platform; returns the link's secret. */
export const invitePlatformPerson = (
  context: PlatformContext,
  { name, email, role }: Person & { readonly role: PlatformRole },
): Promise<InvitationLink> =>
  inTransaction(context, async ({ db, now }): Promise<InvitationLink> => {
    const invitedBy = context.actor.staffId;
    const invited = await invite(db, { invitedAs: role, name, email, invitedBy }, now);
    if (!invited.ok) return invited;
    await recordPlatformChange(
      db,
      { now, staffId: invitedBy },
      { action: 'person.invited', subject: invited.value.email, before: null, after: { name, role } },
    );
    return accept({ code: invited.value.code });
  });

export async function invitationsOf(
  { db, now }: Context,
  supplierId: SupplierId | undefined,
): Promise<readonly OpenInvitation[]> {
  const rows = await openInvitations(db, supplierId, now);
  return rows.map(({ id, invitedAs, name, email, invitedAt, expiresAt }) => ({
    id,
    invitedAs,
    name,
    email,
    invitedAt: invitedAt.getTime(),
    expiresAt: expiresAt.getTime(),
  }));
}

/** False where there is none. */
export const withdrawInvitation = (
  context: PlatformContext,
  id: string,
  supplierId: SupplierId | undefined,
): Promise<boolean> =>
  inTransaction(context, async ({ db, now }) => {
    if (!(await dropInvitation(db, id, supplierId))) return false;
    const by = { now, staffId: context.actor.staffId };
    await recordPlatformChange(db, by, {
      action: 'invitation.withdrawn',
      subject: id,
      before: null,
      after: null,
    });
    return true;
  });
