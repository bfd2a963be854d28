import type { Context } from '#platform/db/context.ts';
import { readSession } from '../identity/session-token.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { endSession } from '../sessions/end-sessions.store.ts';
import type { Credentials } from '../sessions/presented-session.ts';

/** Ends the presented session on every process. Spec 4, logout. */
export async function logOut({ db, database, now }: Context, { secret, token }: Credentials): Promise<void> {
  const id = token === undefined ? undefined : await readSession(secret, token, now);
  if (id === undefined) return;
  await endSession(db, id, now);
  forgetSession(database.db, id);
}
