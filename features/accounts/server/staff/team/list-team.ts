import type { Context } from '#platform/db/context.ts';
import type { Team, TeamInvitation, TeamRole } from '../../../domain/team.ts';
import { staffOf } from '../staff.store.ts';
import { ownRolesOf, type StoredOwnRole } from '../staff-roles.store.ts';
import { type StoredInvitation, staffInvitationsTo } from './staff-invitations.store.ts';

export async function listTeam({ db, supplier, now }: Context): Promise<Team> {
  const members = await staffOf(db, supplier.id);
  const invitations = await staffInvitationsTo(db, supplier.id);
  const roles = await ownRolesOf(db, supplier.id);
  return {
    members,
    invitations: invitations.map((one) => presentInvitation(one, now)),
    roles: roles.map((role) => withMembers(role, members)),
  };
}

export const withMembers = (role: StoredOwnRole, members: Awaited<ReturnType<typeof staffOf>>): TeamRole => ({
  ...role,
  members: members.filter((member) => typeof member.role === 'object' && member.role.id === role.id).length,
});

function presentInvitation(
  { id, email, role, by, invitedAt, expiresAt }: StoredInvitation,
  now: number,
): TeamInvitation {
  const times = {
    invitedAt: invitedAt.getTime(),
    expiresAt: expiresAt.getTime(),
    expired: expiresAt.getTime() <= now,
  };
  return { id, email, role, ...times, ...(by === null ? {} : { invitedBy: by }) };
}
