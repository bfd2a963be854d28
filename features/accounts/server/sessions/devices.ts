/** A user's sessions, shown as devices that can be logged out remotely. */
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SessionDevice } from '../../domain/device.ts';
import { forgetSession } from './cached-session.ts';
import { endSession, endSessionsOf } from './end-sessions.store.ts';
import { isSessionOf, openSessionsOf } from './sessions.store.ts';

type OwnContext = Context & { readonly actor: Customer };

const MAX = 100;

/** A system logged in with an API key sees only its own session: the supplier need not know where its client's users log in. */
export async function devicesOf({ db, actor, now }: OwnContext): Promise<readonly SessionDevice[]> {
  const rows = await openSessionsOf(db, actor.userId, now, MAX);
  const seen = actor.capacity === 'integration' ? rows.filter(({ id }) => id === actor.sessionId) : rows;
  return seen.map(({ id, name, createdAt, seenAt }) => ({
    id,
    name,
    openedAt: createdAt.getTime(),
    seenAt: seenAt.getTime(),
    current: id === actor.sessionId,
  }));
}

/** False for a session that is not this user's. Idempotent. */
export async function endDevice({ db, database, actor, now }: OwnContext, id: string): Promise<boolean> {
  if (!(await isSessionOf(db, actor.userId, id))) return false;
  await endSession(db, id, now);
  forgetSession(database.db, id);
  return true;
}

/** Ends all but the current session. Returns how many. */
export async function endOtherDevices({ db, database, actor, now }: OwnContext): Promise<number> {
  const ended = await endSessionsOf(db, actor.userId, now, actor.sessionId);
  for (const id of ended) forgetSession(database.db, id);
  return ended.length;
}
