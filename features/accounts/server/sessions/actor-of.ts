import { type Actor, type Instant, type SupplierScope, VISITOR } from '#kernel/scope.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Db } from '#platform/db/database.ts';
import { type Credentials, presentedSession } from './presented-session.ts';

export interface KnownActor {
  readonly actor: Actor;
  /** What `{token}` in a path must say. */
  readonly handle: string;
}

/** Who acts at this supplier; a visitor where no session is open. */
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
