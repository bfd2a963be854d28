import { and, eq, ne } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { customers } from './accounts.tables.ts';

const settings = {
  clientId: customers.clientId,
  customerId: customers.id,
  erpCode: customers.erpCode,
  tags: customers.tags,
};

const customerAt = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId));

/** Undefined where the client is no customer. */
export async function settingsOfClient(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db.select(settings).from(customers).where(customerAt(supplierId, clientId));
  return row;
}

/** Locks the customer row until the transaction ends. */
export async function lockClientSettings(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select(settings)
    .from(customers)
    .where(customerAt(supplierId, clientId))
    .for('update');
  return row;
}

export async function writeClientSettings(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  { erpCode, tags }: { readonly erpCode: string | null; readonly tags: readonly string[] },
): Promise<void> {
  await db
    .update(customers)
    .set({ erpCode, tags: [...tags] })
    .where(customerAt(supplierId, clientId));
}

/** Whether another client of the supplier has this code. */
export async function erpCodeIsTaken(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  erpCode: string,
): Promise<boolean> {
  const found = await db
    .select({ clientId: customers.clientId })
    .from(customers)
    .where(
      and(
        eq(customers.supplierId, supplierId),
        eq(customers.erpCode, erpCode),
        ne(customers.clientId, clientId),
      ),
    )
    .limit(1);
  return found.length > 0;
}
