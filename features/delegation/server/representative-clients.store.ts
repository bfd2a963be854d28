import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { representativeClients } from './representatives.tables.ts';

const one = (supplierId: SupplierId, userId: UserId, clientId: ClientId) =>
  and(
    eq(representativeClients.supplierId, supplierId),
    eq(representativeClients.userId, userId),
    eq(representativeClients.clientId, clientId),
  );

/** Subquery with the ids of a representative's clients. */
export const clientsOfRepresentative = (db: Db, supplierId: SupplierId, userId: UserId): SQLWrapper =>
  db
    .select({ clientId: representativeClients.clientId })
    .from(representativeClients)
    .where(and(eq(representativeClients.supplierId, supplierId), eq(representativeClients.userId, userId)));

/** Stable while the caller holds a lock on the representative. */
export async function isClientOf(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
  clientId: ClientId,
): Promise<boolean> {
  const found = await db
    .select({ clientId: representativeClients.clientId })
    .from(representativeClients)
    .where(one(supplierId, userId, clientId));
  return found.length > 0;
}

/** False where the client was on the list already. */
export async function addRepresentedClient(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
  clientId: ClientId,
): Promise<boolean> {
  const added = await db
    .insert(representativeClients)
    .values({ supplierId, userId, clientId })
    .onConflictDoNothing()
    .returning({ clientId: representativeClients.clientId });
  return added.length > 0;
}

/** False where the client was not on the list. */
export async function removeClient(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
  clientId: ClientId,
): Promise<boolean> {
  const removed = await db
    .delete(representativeClients)
    .where(one(supplierId, userId, clientId))
    .returning({ clientId: representativeClients.clientId });
  return removed.length > 0;
}

/** Whether all of them are on the list. Stable while the caller holds a lock on the representative. */
export async function areClientsOf(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
  clientIds: readonly ClientId[],
): Promise<boolean> {
  const wanted = [...new Set(clientIds)];
  const found = await db
    .select({ clientId: representativeClients.clientId })
    .from(representativeClients)
    .where(
      and(
        eq(representativeClients.supplierId, supplierId),
        eq(representativeClients.userId, userId),
        inArray(representativeClients.clientId, wanted),
      ),
    );
  return found.length === wanted.length;
}

/** Moves all clients of a list, or those of them that are on it, to another list. Returns who was moved. */
export async function moveClients(
  db: Db,
  supplierId: SupplierId,
  {
    from,
    to,
    clientIds,
  }: { readonly from: UserId; readonly to: UserId; readonly clientIds?: readonly ClientId[] | undefined },
): Promise<readonly ClientId[]> {
  const moved = await db
    .delete(representativeClients)
    .where(
      and(
        eq(representativeClients.supplierId, supplierId),
        eq(representativeClients.userId, from),
        clientIds === undefined ? undefined : inArray(representativeClients.clientId, [...clientIds]),
      ),
    )
    .returning({ clientId: representativeClients.clientId });
  const ids = moved.map(({ clientId }) => clientId);
  if (ids.length > 0)
    await db.execute(sql`
      insert into ${representativeClients} (supplier_id, user_id, client_id)
      select ${supplierId}, ${to}, unnest(${sql.param(ids)}::uuid[]) on conflict do nothing`);
  return ids;
}
