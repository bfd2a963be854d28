import type { SupplierId } from '#kernel/ids.ts';
import { API_SCOPES, type ApiScope } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { addKey } from './api-keys.store.ts';

/** Stores a key that was created elsewhere, by default with all scopes; a known one is left unchanged. */
export const putApiKey = (
  db: Db,
  supplierId: SupplierId,
  {
    name,
    key,
    scopes = API_SCOPES,
  }: { readonly name: string; readonly key: string; readonly scopes?: readonly ApiScope[] },
  now: Instant,
): Promise<void> =>
  addKey(db, {
    supplierId,
    id: newId(),
    name,
    scopes: [...scopes],
    keyHash: hashOfOpaqueToken(key),
    createdAt: new Date(now),
  });
