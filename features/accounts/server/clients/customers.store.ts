import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { clients, supplierClients, users } from './accounts.tables.ts';

export type CustomerRow = typeof supplierClients.$inferSelect;

const upsertCustomer = prepared((db) =>
  db
    .insert(supplierClients)
    .values({
      supplierId: sql.placeholder('supplierId'),
      clientId: sql.placeholder('clientId'),
      id: sql.placeholder('id'),
      approved: sql.placeholder('approved'),
    })
    .onConflictDoNothing()
    .prepare('customers_remember'),
);

/** Adds a customer row unless one exists. */
export const rememberCustomer = (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  approved: boolean,
): Promise<unknown> => upsertCustomer(db).execute({ supplierId, clientId, id: newId(), approved });

/** The customer row; added with this approval where it is missing. */
export async function meetCustomer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  approved: boolean,
): Promise<CustomerRow> {
  await rememberCustomer(db, supplierId, clientId, approved);
  const [row] = await db
    .select()
    .from(supplierClients)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  if (row === undefined) throw new Error('a customer vanished while it was read');
  return row;
}

/** Undefined where the client is no customer. */
export async function customerWord(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      id: supplierClients.id,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      tags: supplierClients.tags,
    })
    .from(supplierClients)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}

const selectAnswers = prepared((db) =>
  db
    .select({ characteristics: supplierClients.characteristics })
    .from(supplierClients)
    .where(
      and(
        eq(supplierClients.supplierId, sql.placeholder('supplierId')),
        eq(supplierClients.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('customers_characteristics'),
);

/** The client's answers to the supplier's questions. */
export const answersOfCustomer = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<readonly CharacteristicAnswer[]> =>
  (await selectAnswers(db).execute({ supplierId, clientId }))[0]?.characteristics ?? [];

/** Replaces the stored answers. Needs a customer row. */
export async function saveAnswers(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  characteristics: readonly CharacteristicAnswer[],
): Promise<void> {
  await db
    .update(supplierClients)
    .set({ characteristics: [...characteristics] })
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
}

export interface CustomerTerms {
  readonly approved: boolean;
  /** Centavos. */
  readonly creditLimit?: number;
  readonly erpCode?: string;
  readonly characteristics?: CharacteristicAnswer[];
  readonly tags?: string[];
  readonly paymentMethods?: string[];
  /** Centavos. */
  readonly minimumOrder?: number;
}

/** Inserts or updates the customer row. */
export async function setCustomer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  terms: CustomerTerms,
): Promise<void> {
  await db
    .insert(supplierClients)
    .values({ supplierId, clientId, id: newId(), ...terms })
    .onConflictDoUpdate({ target: [supplierClients.supplierId, supplierClients.clientId], set: terms });
}

/** Those of the clients that are no customers of the supplier. */
export async function unknownCustomers(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ClientId[]> {
  if (clientIds.length === 0) return [];
  const rows = await db
    .select({ clientId: supplierClients.clientId })
    .from(supplierClients)
    .where(
      and(eq(supplierClients.supplierId, supplierId), inArray(supplierClients.clientId, [...clientIds])),
    );
  const known = new Set(rows.map(({ clientId }) => clientId));
  return clientIds.filter((id) => !known.has(id));
}

/** A customer with their principal user. */
export async function knownCustomer(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      userId: users.id,
      clientKind: clients.kind,
      name: users.name,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      paymentMethods: supplierClients.paymentMethods,
      minimumOrder: supplierClients.minimumOrder,
    })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .innerJoin(users, and(eq(users.clientId, clients.id), users.principal))
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}

/** A customer with their principal user, if that user may log in. */
export async function knownPrincipal(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      userId: users.id,
      clientKind: clients.kind,
      name: users.name,
      email: users.email,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      paymentMethods: supplierClients.paymentMethods,
      minimumOrder: supplierClients.minimumOrder,
      tags: supplierClients.tags,
    })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .innerJoin(users, and(eq(users.clientId, clients.id), users.principal, isNull(users.disabledAt)))
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}

/** Tags that the supplier gave the client. Spec 6, user tags. */
export async function tagsOfCustomer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<readonly string[]> {
  const [row] = await db
    .select({ tags: supplierClients.tags })
    .from(supplierClients)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row?.tags ?? [];
}

/** Principal user of the client with this ERP code; undefined where no client has it. */
export async function customerByErpCode(db: Db, supplierId: SupplierId, erpCode: string) {
  const [row] = await db
    .select({ userId: users.id })
    .from(supplierClients)
    .innerJoin(
      users,
      and(eq(users.clientId, supplierClients.clientId), users.principal, isNull(users.disabledAt)),
    )
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.erpCode, erpCode)));
  return row;
}
