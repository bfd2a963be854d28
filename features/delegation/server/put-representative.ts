import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { addRepresentedClient } from './representative-clients.store.ts';
import { lockRepresentative, writeRepresentative } from './representatives.store.ts';

/** Adds a representative with clients; all must be customers. A current or former representative is left unchanged. For seeds. */
export async function putRepresentative(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
  clientIds: readonly ClientId[],
  now: Instant,
): Promise<void> {
  if ((await lockRepresentative(db, supplierId, userId)) !== undefined) return;
  await writeRepresentative(db, supplierId, userId, now);
  for (const clientId of clientIds) await addRepresentedClient(db, supplierId, userId, clientId);
}
