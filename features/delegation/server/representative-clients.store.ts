import { and, eq, type SQLWrapper } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { representativeClients } from './representatives.tables.ts';

const one = (supplierId: SupplierId, userId: UserId, clientId: ClientId) =>
  and(
    eq(representativeClients.supplierId, supplierId),
    eq(representativeClients.userId, userId),
    eq(representativeClients.clientId, clientId),
  );

/** The ids of a representative's clients, to be asked within another question. */
export const clientsOfRepresentative = (db: Db, supplierId: SupplierId, userId: UserId): SQLWrapper =>
  db
    .select({ clientId: representativeClients.clientId })
    .from(representativeClients)
    .where(and(eq(representativeClients.supplierId, supplierId), eq(representativeClients.userId, userId)));

/** Whether it is on the representative's list: as long as the representative is held, it stays there. */
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

/** False where it was the representative's already. */
export async function addClient(
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

/** False where it was not the representative's. */
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
