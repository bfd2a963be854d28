import { randomBytes } from 'node:crypto';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { addSession, endSession } from './sessions.store.ts';

const SESSION_DAYS = 30;
const SESSION_LENGTH = SESSION_DAYS * 24 * 60 * 60_000;

/** As what, and for whom, a user acts who is no principal. */
export interface ActingFor {
  readonly capacity: Exclude<Capacity, 'principal'>;
  /** Absent: the client that the user belongs to. */
  readonly clientId?: ClientId;
  /** The only supplier where it counts. */
  readonly onlyAt?: SupplierId;
  /** With what a system opened it; needs `onlyAt`. */
  readonly apiKeyId?: string;
}

export interface NewSession {
  readonly userId: UserId;
  readonly acting?: ActingFor | undefined;
  /** What it is called in the list of devices. */
  readonly device: string;
  /** Ended by this one: a session is never carried over a change of who one is. Reliability M05. */
  readonly previousSessionId?: string | undefined;
  /** The session that hands out its token, with which it ends. */
  readonly openedBy?: string;
  /** Milliseconds; as long as a login where absent. */
  readonly length?: number;
}

export interface StartedSession {
  readonly sessionId: string;
  readonly handle: string;
  readonly expiresAt: Date;
  /** Who logged in with the browser that gets it; absent where a system did. */
  readonly deviceOf?: UserId;
}

/**
 * Opens a session with an id and a handle of its own, in the transaction that decided it. Whoever calls forgets the
 * remembered previous one (`forgetSession`) after the commit.
 */
export async function startSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, acting, device, previousSessionId, openedBy, length = SESSION_LENGTH }: NewSession,
): Promise<StartedSession> {
  if (previousSessionId !== undefined) await endSession(db, previousSessionId, now);
  const sessionId = newId();
  const handle = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now + length);
  await addSession(db, {
    id: sessionId,
    userId,
    subjectClientId: acting?.clientId ?? null,
    capacity: acting?.capacity ?? null,
    onlyAt: acting?.onlyAt ?? null,
    apiKeyId: acting?.apiKeyId ?? null,
    openedBy: openedBy ?? null,
    handle,
    createdAt: new Date(now),
    expiresAt,
    device,
  });
  const deviceOf = acting?.apiKeyId === undefined ? { deviceOf: userId } : {};
  return { sessionId, handle, expiresAt, ...deviceOf };
}
