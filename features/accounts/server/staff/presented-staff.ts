/** Checks a token presented to the panel. */

import type { Permission, PlatformPermission } from '#kernel/permissions.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant, PlatformPerson, Staff, SupplierScope } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { mayWhileActing, platformMay, platformRoleOf } from '../../domain/platform-may.ts';
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

/**
 * Open session of the token, of the person themselves: for their own password, second step and devices, which nobody who acts for
 * them may change.
 */
export async function presentedStaff(
  ...question: Parameters<typeof presentedSession>
): Promise<StaffSessionRow | undefined> {
  const session = await presentedSession(...question);
  return session === undefined || session.actedBy !== null ? undefined : session;
}

/** Open session of the token; queried each time, so that an ended session is rejected at once. */
export async function presentedSession(
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
  needsSecondStep = false,
): Promise<
  Result<
    Staff,
    'no-session' | 'of-another-supplier' | 'not-permitted' | 'second-step-required' | 'not-while-acting'
  >
> {
  const session = await presentedSession(db, credentials, supplier, now);
  if (session === undefined) return refuse('no-session');
  const { id, staffId, name, administrator, actedBy, onlyAt } = session;
  if (onlyAt !== null && onlyAt !== supplier.id) return refuse('of-another-supplier');
  const standing = staffStandingOf(roleOf(session), administrator && actedBy === null);
  if (standing === undefined) return refuse('of-another-supplier');
  if (needsSecondStep && administrator && !session.hasSecondStep) return refuse('second-step-required');
  if (permission === undefined || !staffMay(standing, permission)) return refuse('not-permitted');
  if (actedBy === null) return accept({ kind: 'staff', sessionId: id, staffId, name, standing });
  if (!mayWhileActing(permission)) return refuse('not-while-acting');
  const acting = { staffId: actedBy, name: session.actedByName ?? '' };
  return accept({ kind: 'staff', sessionId: id, staffId, name, standing, actedBy: acting });
}

/** The person of the platform behind the token, if their role has the permission. */
export async function platformPersonOf(
  db: Db,
  credentials: Credentials,
  supplier: Pick<SupplierScope, 'id'>,
  { now, permission, needsSecondStep }: PlatformQuestion,
): Promise<Result<PlatformPerson, 'no-session' | 'not-permitted' | 'second-step-required'>> {
  const session = await presentedStaff(db, credentials, supplier, now);
  if (session === undefined) return refuse('no-session');
  const role = platformRoleOf(session);
  if (role === undefined || permission === undefined || !platformMay(role, permission))
    return refuse('not-permitted');
  if (needsSecondStep && !session.hasSecondStep) return refuse('second-step-required');
  const { id: sessionId, staffId, name } = session;
  return accept({ kind: 'platform', sessionId, staffId, name, role });
}

interface PlatformQuestion {
  readonly now: Instant;
  readonly permission: PlatformPermission | undefined;
  readonly needsSecondStep: boolean;
}

/** Ends the presented session on every process. */
export async function logOutStaff({ db, now }: Context, { secret, token }: Credentials): Promise<void> {
  const id = token === undefined ? undefined : await readStaffSession(secret, token, now);
  if (id !== undefined) await endStaffSession(db, id, now);
}
