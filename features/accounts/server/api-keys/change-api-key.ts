import { defined } from '#kernel/defined.ts';
import type { ApiScope } from '#kernel/permissions.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { KeyChangeRefusal } from '../../contract/api-keys/api-key-texts.ts';
import { apiScopeNames } from '../../contract/api-keys/scope-texts.ts';
import { type ApiKey, isPossibleExpiry } from '../../domain/api-keys/api-key.ts';
import { knownScopes } from '../../domain/api-keys/api-scope.ts';
import { mayGiveScopes } from '../../domain/api-keys/give-scopes.ts';
import { recordChangeOf } from '../audit/record-change.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { limitSessionsOfKey } from '../sessions/end-sessions.store.ts';
import { keyOfRow } from './api-key-rows.ts';
import { keyName, lockReplaceableKey, updateKey } from './api-keys.store.ts';

interface KeyChange {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Absent: valid until it is revoked. */
  readonly expiresAt?: Instant;
  /** The version that the change was made on. */
  readonly seen: number;
}

type Changed = Result<ApiKey, { readonly code: KeyChangeRefusal } | ChangedByOther<ApiKey>>;

/**
 * Another name, other scopes, another expiry for the same secret. Open sessions of the key may at once do what it allows now, and end
 * with it; other processes notice within a second, as with a revocation. Undefined where the supplier has no such key.
 */
export async function changeApiKey(
  context: StaffContext,
  id: string,
  { seen, ...wanted }: KeyChange,
): Promise<Changed | undefined> {
  let stale: readonly string[] = [];
  const changed = await inTransaction(context, async (inside): Promise<Changed | undefined> => {
    const { db, supplier, actor, now } = inside;
    if ((await keyName(db, supplier.id, id)) === undefined) return undefined;
    const row = await lockReplaceableKey(db, supplier.id, id, now);
    if (row === undefined) return refuse({ code: 'key-over' });
    const before = keyOfRow(row);
    if (seen !== before.version) return changedByOther(before);
    const { name, expiresAt } = wanted;
    const scopes = knownScopes(wanted.scopes);
    if (!mayGiveScopes(actor.standing, scopes, before.scopes)) return refuse({ code: 'more-than-you-have' });
    if (expiresAt !== before.expiresAt && !isPossibleExpiry(expiresAt, now))
      return refuse({ code: 'expiry-out-of-range' });
    const { expiresAt: _, ...rest } = before;
    const after = { ...rest, name, scopes, version: before.version + 1, ...defined({ expiresAt }) };
    const until = expiresAt === undefined ? null : new Date(expiresAt);
    await updateKey(db, supplier.id, id, { name, scopes: [...scopes], expiresAt: until });
    stale = await limitSessionsOfKey(db, supplier.id, id, { now, until });
    const change = { action: 'api-key.changed', subjectId: id, before, after } as const;
    await recordChangeOf(inside, change, keyFacts);
    return accept(after);
  });
  for (const session of stale) forgetSession(context.database.db, session);
  return changed;
}

const keyFacts = ({ name, scopes, expiresAt }: ApiKey) => ({
  name,
  permissions: scopes.map((scope) => apiScopeNames[scope]),
  expiresAt: expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
});
