import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { addKey } from './api-keys.store.ts';

/** Stores a key that was created elsewhere; a known one is left unchanged. */
export const putApiKey = (
  db: Db,
  supplierId: SupplierId,
  { name, key }: { readonly name: string; readonly key: string },
  now: Instant,
): Promise<void> =>
  addKey(db, { supplierId, id: newId(), name, keyHash: hashOfOpaqueToken(key), createdAt: new Date(now) });
