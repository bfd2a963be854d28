/** The open sessions of who works in the panel, shown as devices that can be logged out remotely. */
import type { Context } from '#platform/db/context.ts';
import type { StaffDevice } from '../../../domain/staff-device.ts';
import {
  endStaffSession,
  endStaffSessionsOf,
  openSessionsOfStaff,
  staffSessionOrigin,
} from '../staff-sessions.store.ts';
import type { OwnSession } from './own-session.ts';

const MAX = 100;

export async function staffDevices(
  { db, now }: Context,
  { staffId, sessionId }: OwnSession,
): Promise<readonly StaffDevice[]> {
  const rows = await openSessionsOfStaff(db, staffId, now, MAX);
  return rows.map(({ id, device, ip, createdAt, seenAt }) => ({
    id,
    openedAt: createdAt.getTime(),
    seenAt: seenAt.getTime(),
    current: id === sessionId,
    ...(device === null ? {} : { name: device }),
    ...(ip === null ? {} : { ip }),
  }));
}

/** False for a session that is not this person's. Idempotent. */
export async function endStaffDevice(
  { db, now }: Context,
  { staffId }: OwnSession,
  id: string,
): Promise<boolean> {
  if ((await staffSessionOrigin(db, staffId, id)) === undefined) return false;
  await endStaffSession(db, id, now);
  return true;
}

/** Ends all but the current session. Returns how many. */
export const endOtherStaffDevices = async (
  { db, now }: Context,
  { staffId, sessionId }: OwnSession,
): Promise<number> => (await endStaffSessionsOf(db, staffId, now, sessionId)).length;
