import { type UserTag, userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import { type Actor, type Instant, type SupplierScope, VISITOR } from '#kernel/scope.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Db } from '#platform/db/database.ts';
import { knownScopes } from '../../domain/api-keys/api-scope.ts';
import { termsPart } from '../../domain/client-terms.ts';
import { type Credentials, presentedSession } from './presented-session.ts';

export interface KnownActor {
  readonly actor: Actor;
  /** Required value of `{token}` in a path. */
  readonly handle: string;
  /** Tags that the supplier gave this client. */
  readonly tags: readonly UserTag[];
}

const NO_TAGS: readonly UserTag[] = [];

/** The actor at this supplier; a visitor without an open session. */
export async function actorOf(
  db: Db,
  credentials: Credentials,
  supplier: SupplierScope,
  now: Instant,
): Promise<KnownActor> {
  const presented = await presentedSession(db, credentials, supplier, now);
  if (presented.state !== 'open') return { actor: VISITOR, handle: VISITOR_HANDLE, tags: NO_TAGS };
  const { session } = presented;
  const { id, handle, userId, clientId, clientKind, name, capacity, choosing, approved, refused } = session;
  const { known, tags, apiKeyId, keyScopes, paymentMethodId } = session;
  return {
    handle,
    tags: tags?.length ? userTagsOf(tags) : NO_TAGS,
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
      ...(apiKeyId === null ? {} : { apiKeyId, keyScopes: knownScopes(keyScopes ?? []) }),
      ...(paymentMethodId === null ? {} : { paymentMethodId }),
      ...termsPart(session),
    },
  };
}
