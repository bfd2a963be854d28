/** Checks a token presented to the panel. */

import type { Permission } from '#kernel/permissions.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant, Staff, SupplierScope } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { staffMay, staffStandingOf } from '../../domain/staff-may.ts';
import { readStaffSession } from '../identity/session-token.ts';
import type { Credentials } from '../sessions/presented-session.ts';
import {
  endStaffSession,
  openStaffSession,
  type StaffSessionRow,
  touchStaffSession,
} from './staff-sessions.store.ts';
import { roleOf } from './stored-role.ts';

/** A session's last use is written at most this often. Milliseconds. */
const SEEN_AGAIN = 5 * 60_000;

/** Open session of the token; queried each time, so that an ended session is rejected at once. */
export async function presentedStaff(
  db: Db,
  { secret, token }: Credentials,
  supplier: Pick<SupplierScope, 'id'>,
  now: Instant,
): Promise<StaffSessionRow | undefined> {
  const id = token === undefined ? undefined : await readStaffSession(secret, token, now);
  const open = id === undefined ? undefined : await openStaffSession(db, supplier.id, id, now);
  if (open !== undefined && now - open.seenAt.getTime() > SEEN_AGAIN)
    await touchStaffSession(db, open.id, now);
  return open;
}

/** The staff member behind the token, if they belong to the supplier and have the permission. */
export async function staffActorOf(
  db: Db,
  credentials: Credentials,
  supplier: SupplierScope,
  now: Instant,
  permission: Permission | undefined,
): Promise<Result<Staff, 'no-session' | 'of-another-supplier' | 'not-permitted'>> {
  const session = await presentedStaff(db, credentials, supplier, now);
  if (session === undefined) return refuse('no-session');
  const { id, staffId, name, administrator } = session;
  const standing = staffStandingOf(roleOf(session), administrator);
  if (standing === undefined) return refuse('of-another-supplier');
  if (permission === undefined || !staffMay(standing, permission)) return refuse('not-permitted');
  return accept({ kind: 'staff', sessionId: id, staffId, name, standing });
}

/** Ends the presented session on every process. */
export async function logOutStaff({ db, now }: Context, { secret, token }: Credentials): Promise<void> {
  const id = token === undefined ? undefined : await readStaffSession(secret, token, now);
  if (id !== undefined) await endStaffSession(db, id, now);
}
