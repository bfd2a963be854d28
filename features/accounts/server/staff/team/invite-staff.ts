import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { RoleChoice } from '../../../contract/staff/role.wire.ts';
import { roleName } from '../../../contract/staff/role-names.ts';
import type { TeamRefusal } from '../../../contract/staff/team-texts.ts';
import { parseLoginName } from '../../../domain/login/login-name.ts';
import { MAX_STAFF_INVITATIONS } from '../../../domain/staff-invitation.ts';
import { mayGrant } from '../../../domain/staff-may.ts';
import { recordChange } from '../../audit/record-change.ts';
import { mayRequest } from '../../login/request-throttle.ts';
import { staffOf } from '../staff.store.ts';
import { chosenRole } from './chosen-role.ts';
import { issueStaffInvitation } from './issue-staff-invitation.ts';
import { lockTeam } from './lock-team.store.ts';
import {
  countOtherStaffInvitations,
  dropStaffInvitation,
  staffInvitation,
} from './staff-invitations.store.ts';

interface Wanted {
  readonly email: string;
  readonly role: RoleChoice | undefined;
  readonly ip: string;
}

type Invited<Code extends TeamRefusal> = Result<
  { readonly id: string; readonly email: string },
  { readonly code: Code }
>;

/** Invites to the shop's team, or invites again with another role. Whether the address has an account is not revealed. */
export async function inviteStaff(
  context: StaffContext,
  { email: typed, role: choice, ip }: Wanted,
): Promise<
  Invited<
    | 'malformed-email'
    | 'too-many-requests'
    | 'too-many-invitations'
    | 'already-member'
    | 'role-not-found'
    | 'more-than-you-have'
  >
> {
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  const { supplier, now, actor } = context;
  if (!(await mayRequest(context, 'invitation', { login: `staff ${supplier.id} ${email}`, ip })))
    return refuse({ code: 'too-many-requests' });
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    await lockTeam(db, supplier.id);
    const role = await chosenRole(inside, choice);
    if (!role.ok) return role;
    const members = await staffOf(db, supplier.id);
    if (members.some((member) => member.email === email)) return refuse({ code: 'already-member' });
    if ((await countOtherStaffInvitations(db, supplier.id, email)) >= MAX_STAFF_INVITATIONS)
      return refuse({ code: 'too-many-invitations' });
    const invitation = { supplierId: supplier.id, email, role: role.value, invitedBy: actor.staffId };
    const id = await issueStaffInvitation(db, invitation, now);
    await recordChange(inside, {
      action: 'staff.invited',
      subjectId: id,
      before: null,
      after: { email, role: roleName(role.value) },
    });
    return accept({ id, email });
  });
}

/** The same invitation for seven days more; the link before is void. */
export async function resendStaffInvitation(
  context: StaffContext,
  id: string,
  ip: string,
): Promise<Invited<'invitation-not-found' | 'more-than-you-have' | 'too-many-requests'>> {
  const { db: outside, supplier, now, actor } = context;
  const email = (await staffInvitation(outside, supplier.id, id))?.email;
  if (email === undefined) return refuse({ code: 'invitation-not-found' });
  if (!(await mayRequest(context, 'invitation', { login: `staff ${supplier.id} ${email}`, ip })))
    return refuse({ code: 'too-many-requests' });
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    await lockTeam(db, supplier.id);
    const invitation = await staffInvitation(db, supplier.id, id);
    if (invitation === undefined) return refuse({ code: 'invitation-not-found' });
    const { role } = invitation;
    if (!mayGrant(actor.standing, role)) return refuse({ code: 'more-than-you-have' });
    await issueStaffInvitation(db, { supplierId: supplier.id, email, role, invitedBy: actor.staffId }, now);
    await recordChange(inside, {
      action: 'staff.invited-again',
      subjectId: id,
      before: null,
      after: { email, role: roleName(role) },
    });
    return accept({ id, email });
  });
}

export const withdrawStaffInvitation = (
  context: StaffContext,
  id: string,
): Promise<Result<void, { readonly code: 'invitation-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockTeam(db, supplier.id);
    const invitation = await staffInvitation(db, supplier.id, id);
    if (invitation === undefined || !(await dropStaffInvitation(db, supplier.id, id)))
      return refuse({ code: 'invitation-not-found' });
    await recordChange(inside, {
      action: 'staff.invitation-withdrawn',
      subjectId: id,
      before: { email: invitation.email },
      after: null,
    });
    return accept(undefined);
  });
