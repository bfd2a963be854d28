import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnsweredCharacteristic } from '#features/suppliers/domain/characteristic.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { clients, customers, users } from './accounts.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

const remember = prepared((db) =>
  db
    .insert(customers)
    .values({
      supplierId: sql.placeholder('supplierId'),
      clientId: sql.placeholder('clientId'),
      id: sql.placeholder('id'),
      approved: sql.placeholder('approved'),
    })
    .onConflictDoNothing()
    .prepare('customers_remember'),
);

/** Makes the supplier's record of a client, unless there is one. */
export const rememberCustomer = (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  approved: boolean,
): Promise<unknown> => remember(db).execute({ supplierId, clientId, id: newId(), approved });

/** What the supplier knows of the client; written with this approval when it meets them first. */
export async function meetCustomer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  approved: boolean,
): Promise<CustomerRow> {
  await rememberCustomer(db, supplierId, clientId, approved);
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId)));
  if (row === undefined) throw new Error('a customer vanished while it was read');
  return row;
}

const answers = prepared((db) =>
  db
    .select({ characteristics: customers.characteristics })
    .from(customers)
    .where(
      and(
        eq(customers.supplierId, sql.placeholder('supplierId')),
        eq(customers.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('customers_characteristics'),
);

/** What the client answered to the supplier's questions about itself. */
export const answersOfCustomer = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<readonly AnsweredCharacteristic[]> =>
  (await answers(db).execute({ supplierId, clientId }))[0]?.characteristics ?? [];

/** Keeps them in place of those before. The supplier must know the client. */
export async function keepAnswers(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  characteristics: readonly AnsweredCharacteristic[],
): Promise<void> {
  await db
    .update(customers)
    .set({ characteristics: [...characteristics] })
    .where(and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId)));
}

export interface CustomerTerms {
  readonly approved: boolean;
  /** Centavos. */
  readonly creditLimit?: number;
  readonly erpCode?: string;
  readonly characteristics?: AnsweredCharacteristic[];
}

/** The supplier's own terms for a client, in place of what was known. */
export async function setCustomer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  terms: CustomerTerms,
): Promise<void> {
  await db
    .insert(customers)
    .values({ supplierId, clientId, id: newId(), ...terms })
    .onConflictDoUpdate({ target: [customers.supplierId, customers.clientId], set: terms });
}

/** Of these clients those that the supplier does not know. */
export async function unknownCustomers(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ClientId[]> {
  if (clientIds.length === 0) return [];
  const rows = await db
    .select({ clientId: customers.clientId })
    .from(customers)
    .where(and(eq(customers.supplierId, supplierId), inArray(customers.clientId, [...clientIds])));
  const known = new Set(rows.map(({ clientId }) => clientId));
  return clientIds.filter((id) => !known.has(id));
}

/** A client that the supplier knows, as their principal user. */
export async function knownCustomer(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      userId: users.id,
      clientKind: clients.kind,
      name: users.name,
      approved: customers.approved,
    })
    .from(customers)
    .innerJoin(clients, eq(clients.id, customers.clientId))
    .innerJoin(users, and(eq(users.clientId, clients.id), users.principal))
    .where(and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId)));
  return row;
}
