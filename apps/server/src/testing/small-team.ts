/** The team of each shop of the small world, apart from those who log in: a member, an own role, an invitation. */

import {
  memberships,
  staff,
  staffInvitations,
  staffRoles,
} from '#features/accounts/server/staff/staff.tables.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';

export interface TeamIds {
  /** A member whose role tests change, and whom they remove repeatedly. */
  readonly memberId: string;
  /** The own role that requests name, and one without members that tests change and remove repeatedly. */
  readonly roleId: string;
  readonly unusedRoleId: string;
  /** Tests withdraw it repeatedly. */
  readonly invitationId: string;
}

export const newTeam = (): TeamIds => ({
  memberId: newId(),
  roleId: newId(),
  unusedRoleId: newId(),
  invitationId: newId(),
});

/** Creates the team, or restores it for tests that change it. */
export async function standingTeam(db: Db, supplierId: string, ids: TeamIds): Promise<void> {
  const email = `${ids.memberId}@equipe.exemplo.com.br`;
  await db
    .insert(staff)
    .values({ id: ids.memberId, name: 'Membro', email, passwordHash: 'none' })
    .onConflictDoNothing();
  const roles = [
    { id: ids.roleId, name: 'Caixa' },
    { id: ids.unusedRoleId, name: 'Estoque' },
  ].map((role) => ({
    ...role,
    supplierId,
    permissions: ['orders:read' as const],
    discountLimit: 0,
    version: 1,
  }));
  for (const role of roles)
    await db
      .insert(staffRoles)
      .values(role)
      .onConflictDoUpdate({ target: [staffRoles.supplierId, staffRoles.id], set: role });
  const membership = {
    supplierId,
    staffId: ids.memberId,
    role: 'support' as const,
    roleId: null,
    version: 1,
  };
  await db
    .insert(memberships)
    .values(membership)
    .onConflictDoUpdate({ target: [memberships.supplierId, memberships.staffId], set: membership });
  const [invitedAt, expiresAt] = [new Date(), new Date(Date.now() + 60 * 60_000)];
  await db
    .insert(staffInvitations)
    .values({
      id: ids.invitationId,
      supplierId,
      email: `${ids.invitationId}@exemplo.com.br`,
      role: 'support',
      codeHash: hashOfOpaqueToken(ids.invitationId),
      invitedAt,
      expiresAt,
    })
    .onConflictDoNothing();
}
