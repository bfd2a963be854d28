/** Users and clients, for features that decide who may act for whom. */
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { clients, supplierClients, users } from './accounts.tables.ts';

const person = { id: users.id, name: users.name, email: users.email };

/** Users of the client who may log in: the principal first, then by name. */
export const usersOfClient = (db: Db, clientId: ClientId) => selectUsersOfClient(db).execute({ clientId });

const selectUsersOfClient = prepared((db) =>
  db
    .select({ ...person, principal: users.principal })
    .from(users)
    .where(and(eq(users.clientId, sql.placeholder('clientId')), isNull(users.disabledAt)))
    .orderBy(sql`${users.principal} desc`, asc(users.name), asc(users.id))
    .prepare('users_of_client'),
);

/** `usersOfClient` of many. */
export async function usersOfClients(db: Db, clientIds: readonly ClientId[]) {
  if (clientIds.length === 0) return [];
  return db
    .select({ ...person, principal: users.principal, clientId: users.clientId })
    .from(users)
    .where(and(inArray(users.clientId, [...clientIds]), isNull(users.disabledAt)));
}

/** The users with these ids, without disabled ones. */
export async function usersById(db: Db, ids: readonly UserId[]) {
  if (ids.length === 0) return [];
  return db
    .select(person)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.disabledAt)));
}

/** A user who may log in. Locks the row until the transaction ends. */
export async function lockUser(db: Db, userId: UserId) {
  const [found] = await db
    .select({ ...person, clientId: users.clientId, principal: users.principal })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)))
    .for('share');
  return found;
}

/** The clients with the supplier's approval of each; null where the client is no customer. */
export async function clientsAt(db: Db, supplierId: SupplierId, ids: readonly ClientId[]) {
  if (ids.length === 0) return [];
  const customer = db
    .select({
      clientId: supplierClients.clientId,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
    })
    .from(supplierClients)
    .where(eq(supplierClients.supplierId, supplierId))
    .as('customer');
  return db
    .select({
      id: clients.id,
      kind: clients.kind,
      name: clients.name,
      approved: customer.approved,
      refusedAt: customer.refusedAt,
    })
    .from(clients)
    .leftJoin(customer, eq(customer.clientId, clients.id))
    .where(inArray(clients.id, [...ids]));
}

/** A user of the client who may log in, locked until the transaction ends. The caller must check `principal`. */
export async function lockLinkedUser(db: Db, clientId: ClientId, userId: UserId) {
  const [found] = await db
    .select({ ...person, principal: users.principal })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.clientId, clientId), isNull(users.disabledAt)))
    .for('update');
  return found;
}

/** Moves the user to another client, as a linked user. */
export async function moveUser(db: Db, userId: UserId, clientId: ClientId): Promise<void> {
  await db.update(users).set({ clientId, principal: false }).where(eq(users.id, userId));
}

/** Disables a linked user and frees their e-mail. Their orders keep the name. */
export async function retireUser(db: Db, userId: UserId, now: Instant): Promise<void> {
  await db
    .update(users)
    .set({ disabledAt: new Date(now), email: `${userId}@removido.invalid` })
    .where(and(eq(users.id, userId), ne(users.principal, true)));
}
