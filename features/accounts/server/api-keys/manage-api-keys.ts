import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import type { ApiKey } from '../../domain/api-key.ts';
import { recordChange } from '../audit/record-change.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { endSessionsOfKey } from '../sessions/sessions.store.ts';
import { addKey, apiKeysOf, countLiveKeys, keyName, lockKeys, revokeKey } from './api-keys.store.ts';

type StaffContext = Context & { readonly actor: Staff };

/** Identifies a leaked key, e.g. to secret scanners. */
const API_KEY_PREFIX = 'vitrine_';

/** Not counting revoked keys. */
const MAX_KEYS = 20;
const MAX_LISTED = 200;
const DAY = 24 * 60 * 60_000;

export async function listApiKeys({ db, supplier }: StaffContext): Promise<readonly ApiKey[]> {
  const rows = await apiKeysOf(db, supplier.id, MAX_LISTED);
  return rows.map(({ id, name, createdAt, expiresAt, lastUsedAt, revokedAt }) => ({
    id,
    name,
    createdAt: createdAt.getTime(),
    ...(expiresAt === null ? {} : { expiresAt: expiresAt.getTime() }),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.getTime() }),
    ...(revokedAt === null ? {} : { revokedAt: revokedAt.getTime() }),
  }));
}

/** Valid for so many days, or until it is revoked. Returns the plain key, which is never shown again. */
export const createApiKey = (
  context: StaffContext,
  { name, days }: { readonly name: string; readonly days?: number | undefined },
): Promise<Result<{ readonly key: ApiKey; readonly secret: string }, { readonly code: 'too-many-keys' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockKeys(db, supplier.id);
    if ((await countLiveKeys(db, supplier.id, now)) >= MAX_KEYS)
      return refuse({ code: 'too-many-keys' as const });
    const secret = `${API_KEY_PREFIX}${newOpaqueToken()}`;
    const expiresAt = days === undefined ? undefined : now + days * DAY;
    const key = { id: newId(), name, createdAt: now, ...defined({ expiresAt }) };
    await addKey(db, {
      ...key,
      supplierId: supplier.id,
      keyHash: hashOfOpaqueToken(secret),
      createdAt: new Date(now),
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    });
    await recordChange(inside, {
      action: 'api-key.created',
      subjectId: key.id,
      before: null,
      after: { name, ...defined({ days }) },
    });
    return accept({ key, secret });
  });

/** Also ends the sessions that the key opened, at once. False where the supplier has no such key. Idempotent. */
export async function revokeApiKey(context: StaffContext, id: string): Promise<boolean> {
  const ended = await inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const name = await keyName(db, supplier.id, id);
    if (name === undefined) return undefined;
    if (!(await revokeKey(db, supplier.id, id, new Date(now)))) return [];
    await recordChange(inside, { action: 'api-key.revoked', subjectId: id, before: { name }, after: null });
    return endSessionsOfKey(db, supplier.id, id, now);
  });
  for (const session of ended ?? []) forgetSession(context.database.db, session);
  return ended !== undefined;
}
