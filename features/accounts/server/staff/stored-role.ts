import type { OwnRole } from '#kernel/permissions.ts';
import type { StaffRole } from '../../domain/staff-may.ts';
import type { STORED_ROLES } from './staff.tables.ts';

export interface StoredRole {
  /** Null where the person does not work for the supplier. */
  readonly role: (typeof STORED_ROLES)[number] | null;
  readonly ownRole: OwnRole | null;
}

export function roleOf({ role, ownRole }: StoredRole): StaffRole | undefined {
  if (role === 'own') return ownRole ?? undefined;
  return role ?? undefined;
}

export const storedRole = (role: StaffRole) =>
  typeof role === 'string' ? { role, roleId: null } : ({ role: 'own', roleId: role.id } as const);
