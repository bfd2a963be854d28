import type { Context } from '#platform/db/context.ts';
import { sessionToRenew } from './sessions.store.ts';
import { type StartedSession, startSession } from './start-session.ts';

type Inside = Pick<Context, 'db' | 'now'>;

/**
 * The same session under another id and handle: whoever knew the one before has nothing. Reliability T32. Call it in the
 * transaction of the change; forget the remembered one after the commit. Undefined where it has ended meanwhile.
 */
export const renewSession = (inside: Inside, sessionId: string): Promise<StartedSession | undefined> =>
  continueSession(inside, sessionId, { previousSessionId: sessionId });

interface Place {
  /** What it is called in the list of devices; as the other, where absent. */
  readonly device?: string;
  /** Ended by this one. */
  readonly previousSessionId?: string | undefined;
}

/** A session of its own for whom and as what another open one acts, until when that one does, and handed out by whom it was. */
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
      // Nothing lives longer by going on elsewhere.
      length: expiresAt.getTime() - now,
    },
  );
}
