/** Invitations to work at a shop. */
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { STAFF_INVITATION_LIFETIME } from '../../../domain/staff-invitation.ts';
import type { StaffRole } from '../../../domain/staff-may.ts';
import { storedRole } from '../stored-role.ts';
import { putStaffInvitation, writeStaffInvitationCode } from './staff-invitations.store.ts';

interface NewStaffInvitation {
  readonly supplierId: SupplierId;
  /** Lower case. */
  readonly email: string;
  readonly role: StaffRole;
  readonly invitedBy: StaffId;
}

/** The kind of mail in the outbox. */
export const STAFF_INVITATION_MAIL = 'staff-invitation';

/**
 * Writes the invitation, or renews the one that the address has there, and queues its mail. Returns its id. Call it in the
 * transaction of the cause; who may invite whom is checked before.
 */
export async function issueStaffInvitation(
  db: Db,
  { supplierId, email, role, invitedBy }: NewStaffInvitation,
  now: Instant,
): Promise<string> {
  const id = await putStaffInvitation(db, {
    id: newId(),
    supplierId,
    email,
    ...storedRole(role),
    invitedBy,
    invitedAt: new Date(now),
    expiresAt: new Date(now + STAFF_INVITATION_LIFETIME),
  });
  await queueMail(db, STAFF_INVITATION_MAIL, { invitationId: id }, now);
  return id;
}

/** Makes the secret of a new link; the link before it is void. */
export async function newStaffInvitationCode(
  db: Db,
  { id, supplierId }: { readonly id: string; readonly supplierId: SupplierId },
): Promise<string> {
  const code = newOpaqueToken();
  await writeStaffInvitationCode(db, supplierId, id, hashOfOpaqueToken(code));
  return code;
}

/** Path of the page that the link opens; the secret is behind #, which reaches no server. */
export const staffInvitationPath = (code: string): string => `/painel/conta/convite#codigo=${code}`;
