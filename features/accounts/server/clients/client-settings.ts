/** Tags and ERP code that staff give a client. Spec 6, user tags. */
import { userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { isUniqueViolation } from '#platform/db/violations.ts';
import type { ClientSettings, ClientSettingsChanges } from '../../domain/client-settings.ts';
import { recordChangeOf } from '../audit/record-change.ts';
import { lockClientSettings, settingsOfClient, writeClientSettings } from './client-settings.store.ts';

type Refusal = { readonly code: 'erp-code-taken' } | ChangedByOther<ClientSettings>;

/** Undefined where the client is no customer. */
export async function clientSettings(
  { db, supplier }: Context,
  clientId: ClientId,
): Promise<ClientSettings | undefined> {
  const row = await settingsOfClient(db, supplier.id, clientId);
  return row && { ...row, tags: userTagsOf(row.tags) };
}

/** Takes effect at the client's next call; where a cached session is read, within a second. */
export async function changeClientSettings(
  context: Context & { readonly actor: Staff },
  clientId: ClientId,
  changes: ClientSettingsChanges,
  /** What the changes were made on; absent: on whatever there is. */
  seen?: number,
): Promise<Result<ClientSettings, Refusal> | undefined> {
  try {
    return await inTransaction(context, (inside) => change(inside, clientId, changes, seen));
  } catch (error) {
    if (isUniqueViolation(error)) return refuse({ code: 'erp-code-taken' });
    throw error;
  }
}

async function change(
  inside: Context & { readonly actor: Staff },
  clientId: ClientId,
  changes: ClientSettingsChanges,
  seen: number | undefined,
): Promise<Result<ClientSettings, Refusal> | undefined> {
  const { db, supplier } = inside;
  const row = await lockClientSettings(db, supplier.id, clientId);
  if (row === undefined) return undefined;
  const before: ClientSettings = { ...row, tags: userTagsOf(row.tags) };
  if (seen !== undefined && seen !== before.version) return changedByOther(before);
  const after: ClientSettings = { ...before, ...changes, version: before.version + 1 };
  await writeClientSettings(db, supplier.id, clientId, after);
  const shown = ({ erpCode, tags }: ClientSettings) => ({ erpCode, tags: [...tags] });
  await recordChangeOf(inside, { action: 'client.changed', subjectId: clientId, before, after }, shown);
  return accept(after);
}
