import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staffOf as membersOf, staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { endStaffSession } from '#features/accounts/server/staff/staff-sessions.store.ts';
import { acceptStaffInvitation } from '#features/accounts/server/staff/team/accept-staff-invitation.ts';
import { createStaffRole } from '#features/accounts/server/staff/team/change-roles.ts';
import { inviteStaff } from '#features/accounts/server/staff/team/invite-staff.ts';
import { newStaffInvitationCode } from '#features/accounts/server/staff/team/issue-staff-invitation.ts';
import { listTeam } from '#features/accounts/server/staff/team/list-team.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { staffOf } from './seed-staff-context.ts';
import type { DemoTeam } from './world/teams.ts';

const PASSWORD = 'vitrine123';
const ip = '127.0.0.1';

/** The owners make their roles and invite their people, who accept. What exists already stays as it is. */
export async function seedTeams(database: Database, teams: readonly DemoTeam[]): Promise<void> {
  for (const team of teams) {
    const owner = await staffOf(database, team.supplier, team.owner);
    if (owner !== undefined) await seedTeam(owner, team);
  }
}

async function seedTeam(owner: StaffContext, { roles, members, invited }: DemoTeam): Promise<void> {
  for (const role of roles) await createStaffRole(owner, role);
  const own = new Map((await listTeam(owner)).roles.map(({ name, id }) => [name, id]));
  const present = new Set((await membersOf(owner.db, owner.supplier.id)).map(({ email }) => email));
  for (const { name, email, role } of members) {
    if (present.has(email)) continue;
    const choice = typeof role === 'string' ? role : { ownId: own.get(role.own) ?? '' };
    const invitation = await inviteStaff(owner, { email, role: choice, ip });
    if (invitation.ok) await join(owner, invitation.value.id, { name, email });
  }
  for (const { email, role } of invited)
    if (!(await listTeam(owner)).invitations.some((invitation) => invitation.email === email))
      await inviteStaff(owner, { email, role, ip });
}

/** The demo's password is one that nobody may choose, so the account is there before its person accepts. */
async function join(
  owner: StaffContext,
  id: string,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  const { db, supplier } = owner;
  await createStaff(db, { name, email, passwordHash: await hashPassword(PASSWORD), memberships: [] });
  const staffId = (await staffByEmail(db, email))?.id;
  if (staffId === undefined) return;
  const joined = await acceptStaffInvitation(owner, {
    code: await newStaffInvitationCode(db, { id, supplierId: supplier.id }),
    session: { staffId, sessionId: newId() },
    origin: { device: null, ip: null },
  });
  if (joined.ok) await endStaffSession(db, joined.value.sessionId, owner.now);
}
