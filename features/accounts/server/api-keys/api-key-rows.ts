import { defined } from '#kernel/defined.ts';
import type { ApiKey } from '../../domain/api-keys/api-key.ts';
import { knownScopes } from '../../domain/api-keys/api-scope.ts';
import type { KeyRow } from './api-keys.store.ts';

/** A key as the panel lists it. */
export const keyOfRow = ({
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
  replacedBy,
  ...key
}: KeyRow): ApiKey => ({
  ...key,
  scopes: knownScopes(scopes),
  createdAt: createdAt.getTime(),
  ...defined({
    expiresAt: expiresAt?.getTime(),
    lastUsedAt: lastUsedAt?.getTime(),
    revokedAt: revokedAt?.getTime(),
  }),
  ...(replacedBy === null ? {} : { replaced: true }),
});
