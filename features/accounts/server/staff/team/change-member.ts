/** Another role for a member, or none. What they may no longer do is closed at once: every call and open page reads the membership. */
import type { StaffId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { RoleChoice } from '../../../contract/staff/role.wire.ts';
import { roleName } from '../../../contract/staff/role-names.ts';
import { mayGrant, staffMay } from '../../../domain/staff-may.ts';
import { isLastOwner, type TeamMember } from '../../../domain/team.ts';
import { recordChange } from '../../audit/record-change.ts';
import { dropMembership, membershipsOf, staffById, staffOf, writeMembership } from '../staff.store.ts';
import { endStaffSessionsOf } from '../staff-sessions.store.ts';
import { storedRole } from '../stored-role.ts';
import { chosenRole } from './chosen-role.ts';
import { lockTeam } from './lock-team.store.ts';
import { dropStaffInvitationsOf } from './staff-invitations.store.ts';

type Refused<Code extends string> = { readonly code: Code };
type Written = Result<
  TeamMember,
  | Refused<'member-not-found' | 'role-not-found' | 'more-than-you-have' | 'last-owner'>
  | ChangedByOther<TeamMember>
>;

export const writeMember = (
  context: StaffContext,
  id: StaffId,
  { role: choice, version }: { readonly role: RoleChoice | undefined; readonly version: number },
): Promise<Written> =>
  inTransaction(context, async (inside): Promise<Written> => {
    const { db, supplier, actor } = inside;
    await lockTeam(db, supplier.id);
    const members = await staffOf(db, supplier.id);
    const member = members.find((one) => one.id === id);
    if (member === undefined) return refuse({ code: 'member-not-found' });
    if (member.version !== version) return changedByOther(member);
    if (!mayGrant(actor.standing, member.role)) return refuse({ code: 'more-than-you-have' });
    const chosen = await chosenRole(inside, choice);
    if (!chosen.ok) return chosen;
    const role = chosen.value;
    if (isLastOwner(members, id, role)) return refuse({ code: 'last-owner' });
    const changed = { ...member, role, version: version + 1 };
    await writeMembership(db, supplier.id, id, { ...storedRole(role), version: changed.version });
    if (!staffMay(role, 'staff:manage')) await dropStaffInvitationsOf(db, supplier.id, member);
    await recordChange(inside, {
      action: 'staff.role-changed',
      subjectId: id,
      before: { name: member.name, role: roleName(member.role) },
      after: { name: member.name, role: roleName(role) },
    });
    return accept(changed);
  });

export const removeMember = (
  context: StaffContext,
  id: StaffId,
): Promise<Result<void, Refused<'member-not-found' | 'more-than-you-have' | 'last-owner'>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    await lockTeam(db, supplier.id);
    const members = await staffOf(db, supplier.id);
    const member = members.find((one) => one.id === id);
    if (member === undefined) return refuse({ code: 'member-not-found' });
    if (!mayGrant(actor.standing, member.role)) return refuse({ code: 'more-than-you-have' });
    if (isLastOwner(members, id)) return refuse({ code: 'last-owner' });
    await dropMembership(db, supplier.id, id);
    await dropStaffInvitationsOf(db, supplier.id, member);
    // Who has nowhere left to work is logged out; at another shop their session goes on.
    const worksElsewhere = (await membershipsOf(db, id)).length > 0;
    const isAdministrator = (await staffById(db, id))?.administrator === true;
    if (!worksElsewhere && !isAdministrator) await endStaffSessionsOf(db, id, now);
    await recordChange(inside, {
      action: 'staff.removed',
      subjectId: id,
      before: { name: member.name, email: member.email, role: roleName(member.role) },
      after: null,
    });
    return accept(undefined);
  });
