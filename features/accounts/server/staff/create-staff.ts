import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { StaffRole } from '../../domain/staff-may.ts';
import { addMemberships, addStaff } from './staff.store.ts';
import { storedRole } from './stored-role.ts';

export interface NewStaff {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly administrator?: boolean;
  /** Works in the platform's support, which only reads. */
  readonly support?: boolean;
  readonly memberships: readonly { readonly supplierId: SupplierId; readonly role: StaffRole }[];
}

/** Adds a staff member with memberships. An account with this e-mail is left unchanged; undefined then. */
export async function createStaff(db: Db, person: NewStaff): Promise<StaffId | undefined> {
  const { name, passwordHash, administrator = false, support = false } = person;
  const email = person.email.trim().toLowerCase();
  const staffId = await addStaff(db, { id: newId(), name, email, passwordHash, administrator, support });
  if (staffId === undefined) return undefined;
  await addMemberships(
    db,
    person.memberships.map(({ supplierId, role }) => ({ supplierId, staffId, ...storedRole(role) })),
  );
  return staffId;
}
