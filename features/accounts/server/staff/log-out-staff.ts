import type { Context } from '#platform/db/context.ts';
import type { Credentials } from '../sessions/presented-session.ts';
import { endStaffSession } from './staff-sessions.store.ts';
import { readStaffSession } from './staff-token.ts';

/** Ends the presented session on every process. */
export async function logOutStaff({ db, now }: Context, { secret, token }: Credentials): Promise<void> {
  const id = token === undefined ? undefined : await readStaffSession(secret, token, now);
  if (id !== undefined) await endStaffSession(db, id, now);
}
