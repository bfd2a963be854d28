/**
 * Staff invite representatives by e-mail. The invitation reveals neither whether an account exists nor whose it is. Reliability
 * M06.
 */
import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { mayRequest } from '#features/accounts/server/login/request-throttle.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { RepresentativeRefusal } from '../contract/representative-texts.ts';
import { INVITATION_LIFETIME } from '../domain/linked-user.ts';
import { MAX_INVITATIONS, type WaitingInvitation } from '../domain/represented-client.ts';
import {
  countOtherInvitations,
  dropInvitation,
  lockInvitations,
  openInvitations,
  putRepresentativeInvitation,
} from './representative-invitations.store.ts';

type Refusal = { readonly code: RepresentativeRefusal };

/**
 * Invites, or invites again. Whether the address has an account or already represents the shop is checked at acceptance, so all
 * invitations cost the same and return the same.
 */
export async function inviteRepresentative(
  context: StaffContext,
  { email: typed, ip }: { readonly email: string; readonly ip: string },
): Promise<Result<{ readonly email: string }, Refusal>> {
  const { supplier, now } = context;
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  const request = { login: `${supplier.id} ${email}`, ip };
  if (!(await mayRequest(context, 'invitation', request))) return refuse({ code: 'too-many-requests' });
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    await lockInvitations(db, supplier.id);
    if ((await countOtherInvitations(db, supplier.id, email, now)) >= MAX_INVITATIONS)
      return refuse({ code: 'too-many-invitations' });
    const expiresAt = now + INVITATION_LIFETIME;
    const id = await putRepresentativeInvitation(db, supplier.id, { email, now, expiresAt });
    const change = { subjectId: id, before: null, after: null };
    await recordChange(inside, { ...change, action: 'representative.invited' });
    await queueMail(db, 'representative-invitation', { supplierId: supplier.id, invitationId: id }, now);
    return accept({ email });
  });
}

export const waitingInvitations = async ({
  db,
  supplier,
  now,
}: StaffContext): Promise<readonly WaitingInvitation[]> =>
  (await openInvitations(db, supplier.id, now)).map(({ id, email, invitedAt, expiresAt }) => ({
    id,
    email,
    invitedAt: invitedAt.getTime(),
    expiresAt: expiresAt.getTime(),
  }));

export const withdrawInvitation = (context: StaffContext, id: string): Promise<Result<void, Refusal>> =>
  inTransaction(context, async (inside) => {
    if (!(await dropInvitation(inside.db, inside.supplier.id, id)))
      return refuse({ code: 'invitation-not-found' });
    const change = { subjectId: id, before: null, after: null };
    await recordChange(inside, { ...change, action: 'representative.invitation-withdrawn' });
    return accept(undefined);
  });
