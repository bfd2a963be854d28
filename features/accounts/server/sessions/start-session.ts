import { randomBytes } from 'node:crypto';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { IssuedSession } from '../identity/session-cookie.ts';
import { endSession } from './end-sessions.store.ts';
import { addSession } from './sessions.store.ts';

const SESSION_DAYS = 30;
const SESSION_LENGTH = SESSION_DAYS * 24 * 60 * 60_000;

/** Capacity and client of a session whose user does not act as a principal. */
export interface ActingFor {
  readonly capacity: Exclude<Capacity, 'principal' | 'attendant'>;
  /** Absent: the client that the user belongs to. */
  readonly clientId?: ClientId;
  /** The only supplier where the session is valid. */
  readonly onlyAt?: SupplierId;
  /** API key that opened the session; needs `onlyAt`. */
  readonly apiKeyId?: string;
}

export interface NewSession {
  readonly userId: UserId;
  readonly acting?: ActingFor | undefined;
  /** Name in the device list. */
  readonly device: string;
  /** Session that the new one ends: no session survives a change of identity. Reliability M05. */
  readonly previousSessionId?: string | undefined;
  /** The session that issued this one's token; this one ends with it. */
  readonly openedBy?: string;
  /** Milliseconds; thirty days where absent. */
  readonly length?: number;
}

export interface StartedSession extends IssuedSession {
  readonly handle: string;
}

/**
 * Opens a session with a new id and handle, in the caller's transaction. After the commit the caller must call `forgetSession`
 * for the previous one.
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
