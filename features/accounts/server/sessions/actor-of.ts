import { type Actor, type Instant, type SupplierScope, VISITOR } from '#kernel/scope.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Db } from '#platform/db/database.ts';
import { type Credentials, presentedSession } from './presented-session.ts';

export interface KnownActor {
  readonly actor: Actor;
  /** Required value of `{token}` in a path. */
  readonly handle: string;
}

/** The actor at this supplier; a visitor without an open session. */
export async function actorOf(
  db: Db,
  credentials: Credentials,
  supplier: SupplierScope,
  now: Instant,
): Promise<KnownActor> {
  const presented = await presentedSession(db, credentials, supplier, now);
  if (presented.state !== 'open') return { actor: VISITOR, handle: VISITOR_HANDLE };
  const { id, handle, userId, clientId, clientKind, name, capacity, choosing, approved, refused, known } =
    presented.session;
  return {
    handle,
    actor: {
      kind: 'customer',
      sessionId: id,
      userId,
      clientId,
      clientKind,
      name,
      capacity,
      approved,
      ...(refused ? { refused } : {}),
      known,
      ...(choosing ? { choosing } : {}),
    },
  };
}
