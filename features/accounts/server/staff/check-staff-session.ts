import type { Context } from '#platform/db/context.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import type { Credentials } from '../sessions/presented-session.ts';
import { presentedStaff } from './presented-staff.ts';
import { staffSessionOf } from './staff-session-of.ts';

/** Staff session of the panel; undefined where none is open. */
export async function checkStaffSession(
  { db, supplier, now }: Context,
  credentials: Credentials,
): Promise<StaffSession | undefined> {
  const open = await presentedStaff(db, credentials, supplier, now);
  return open === undefined ? undefined : staffSessionOf(db, open);
}
