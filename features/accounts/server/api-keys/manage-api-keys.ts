import { defined } from '#kernel/defined.ts';
import type { ApiScope } from '#kernel/permissions.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant, Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import { apiScopeNames } from '../../contract/api-keys/scope-texts.ts';
import { type ApiKey, replacedExpiry, successorExpiry } from '../../domain/api-keys/api-key.ts';
import { knownScopes } from '../../domain/api-keys/api-scope.ts';
import { mayGiveScopes } from '../../domain/api-keys/give-scopes.ts';
import { recordChange } from '../audit/record-change.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { endSessionsOfKey } from '../sessions/end-sessions.store.ts';
import { keyOfRow } from './api-key-rows.ts';
import {
  addKey,
  apiKeysOf,
  countLiveKeys,
  keyName,
  lockKeys,
  lockReplaceableKey,
  markReplaced,
  revokeKey,
} from './api-keys.store.ts';

type StaffContext = Context & { readonly actor: Staff };

/** Identifies a leaked key, e.g. to secret scanners. */
const API_KEY_PREFIX = 'vitrine_';

/** Not counting revoked keys. */
const MAX_KEYS = 20;
const MAX_LISTED = 200;
const DAY = 24 * 60 * 60_000;

export async function listApiKeys({ db, supplier }: StaffContext): Promise<readonly ApiKey[]> {
  const rows = await apiKeysOf(db, supplier.id, MAX_LISTED);
  return rows.map(keyOfRow);
}

/** A key with its plain text, which is never shown again. */
interface NewKey {
  readonly key: ApiKey;
  readonly secret: string;
}

interface WantedKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Absent: valid until it is revoked. */
  readonly days?: number | undefined;
}

type CreateRefusal = { readonly code: 'too-many-keys' | 'more-than-you-have' };

export const createApiKey = (
  context: StaffContext,
  { name, scopes, days }: WantedKey,
): Promise<Result<NewKey, CreateRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<NewKey, CreateRefusal>> => {
    const { db, supplier, actor, now } = inside;
    if (!mayGiveScopes(actor.standing, scopes)) return refuse({ code: 'more-than-you-have' });
    await lockKeys(db, supplier.id);
    if ((await countLiveKeys(db, supplier.id, now)) >= MAX_KEYS) return refuse({ code: 'too-many-keys' });
    const expiresAt = days === undefined ? undefined : now + days * DAY;
    const made = await storeNewKey(inside, { name, scopes, expiresAt });
    await recordChange(inside, {
      action: 'api-key.created',
      subjectId: made.key.id,
      before: null,
      after: {
        name,
        permissions: made.key.scopes.map((scope) => apiScopeNames[scope]),
        ...defined({ days }),
      },
    });
    return accept(made);
  });

type ReplaceRefusal = { readonly code: CreateRefusal['code'] | 'key-over' };

/**
 * Makes a key that allows the same for as long; the old one stays valid for a day, so that the shop's systems never stand still.
 * Its open sessions are shorter than that. Undefined where the supplier has no such key.
 */
export const replaceApiKey = (
  context: StaffContext,
  id: string,
): Promise<Result<NewKey, ReplaceRefusal> | undefined> =>
  inTransaction(context, async (inside): Promise<Result<NewKey, ReplaceRefusal> | undefined> => {
    const { db, supplier, actor, now } = inside;
    await lockKeys(db, supplier.id);
    if ((await keyName(db, supplier.id, id)) === undefined) return undefined;
    const old = await lockReplaceableKey(db, supplier.id, id, now);
    if (old === undefined) return refuse({ code: 'key-over' });
    // Who gets the new secret can do with it what the key may.
    if (!mayGiveScopes(actor.standing, knownScopes(old.scopes)))
      return refuse({ code: 'more-than-you-have' });
    if ((await countLiveKeys(db, supplier.id, now)) >= MAX_KEYS) return refuse({ code: 'too-many-keys' });
    const lifetime = {
      createdAt: old.createdAt.getTime(),
      ...defined({ expiresAt: old.expiresAt?.getTime() }),
    };
    const made = await storeNewKey(inside, {
      name: old.name,
      scopes: knownScopes(old.scopes),
      expiresAt: successorExpiry(lifetime, now),
    });
    const until = new Date(replacedExpiry(lifetime.expiresAt, now));
    await markReplaced(db, supplier.id, id, { by: made.key.id, until });
    await recordChange(inside, {
      action: 'api-key.replaced',
      subjectId: id,
      before: { name: old.name, expiresAt: old.expiresAt },
      after: { name: old.name, expiresAt: until },
    });
    return accept(made);
  });

async function storeNewKey(
  { db, supplier, now }: Context,
  {
    name,
    scopes,
    expiresAt,
  }: Pick<WantedKey, 'name' | 'scopes'> & { readonly expiresAt: Instant | undefined },
): Promise<NewKey> {
  const secret = `${API_KEY_PREFIX}${newOpaqueToken()}`;
  const key = {
    id: newId(),
    name,
    scopes: knownScopes(scopes),
    createdAt: now,
    version: 1,
    ...defined({ expiresAt }),
  };
  await addKey(db, {
    id: key.id,
    name,
    scopes: [...key.scopes],
    supplierId: supplier.id,
    keyHash: hashOfOpaqueToken(secret),
    createdAt: new Date(now),
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  });
  return { key, secret };
}

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
