import type { Context } from '#platform/db/context.ts';
import { sessionToRenew } from './sessions.store.ts';
import { type StartedSession, startSession } from './start-session.ts';

type Inside = Pick<Context, 'db' | 'now'>;

/**
 * The same session under a new id and handle: whoever knew the old ones loses access. Reliability T32. Call it in the transaction
 * of the change, and `forgetSession` after the commit. Undefined when the session has ended meanwhile.
 */
export const renewSession = (inside: Inside, sessionId: string): Promise<StartedSession | undefined> =>
  continueSession(inside, sessionId, { previousSessionId: sessionId });

interface Place {
  /** Name in the device list; defaults to the name of the continued session. */
  readonly device?: string;
  /** Session that the new one ends. */
  readonly previousSessionId?: string | undefined;
}

/** Opens a session with the user, capacity, client, expiry and `openedBy` of another open session. */
export async function continueSession(
  { db, now }: Inside,
  sessionId: string,
  { device, previousSessionId }: Place,
): Promise<StartedSession | undefined> {
  const session = await sessionToRenew(db, sessionId, now);
  if (session === undefined) return undefined;
  const { userId, capacity, clientId, onlyAt, apiKeyId, openedBy, expiresAt } = session;
  const acting =
    capacity === null
      ? undefined
      : {
          capacity,
          ...(clientId === null ? {} : { clientId }),
          ...(onlyAt === null ? {} : { onlyAt }),
          ...(apiKeyId === null ? {} : { apiKeyId }),
        };
  return startSession(
    { db, now },
    {
      userId,
      acting,
      device: device ?? session.device,
      previousSessionId,
      ...(openedBy === null ? {} : { openedBy }),
      // A continued session expires when the original would.
      length: expiresAt.getTime() - now,
    },
  );
}
