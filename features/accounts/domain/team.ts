/** The people of a shop's panel, as its team page shows them. */
import type { StaffId } from '#kernel/ids.ts';
import type { OwnRole } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import type { StaffRole } from './staff-may.ts';

export interface TeamMember {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Whether their logins ask for a second step. */
  readonly secondStep: boolean;
  readonly version: number;
}

export interface TeamInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Name of who invited; absent where a command of the server did. */
  readonly invitedBy?: string;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
  readonly expired: boolean;
}

export interface TeamRole extends OwnRole {
  /** How many members have it. */
  readonly members: number;
  readonly version: number;
}

export interface Team {
  readonly members: readonly TeamMember[];
  readonly invitations: readonly TeamInvitation[];
  readonly roles: readonly TeamRole[];
}

export const MAX_OWN_ROLES = 30;

/** Whether the shop would be left without an owner if this member got another role, or none. */
export const isLastOwner = (
  members: readonly Pick<TeamMember, 'id' | 'role'>[],
  id: StaffId,
  becomes?: StaffRole,
): boolean => {
  const owners = members.filter(({ role }) => role === 'owner');
  return becomes !== 'owner' && owners.length === 1 && owners[0]?.id === id;
};
