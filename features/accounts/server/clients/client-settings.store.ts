import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { supplierClients } from './accounts.tables.ts';

const settings = {
  clientId: supplierClients.clientId,
  customerId: supplierClients.id,
  erpCode: supplierClients.erpCode,
  tags: supplierClients.tags,
  version: supplierClients.version,
};

const customerAt = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId));

/** Undefined where the client is no customer. */
export async function settingsOfClient(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db.select(settings).from(supplierClients).where(customerAt(supplierId, clientId));
  return row;
}

/** Locks the customer row until the transaction ends. */
export async function lockClientSettings(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select(settings)
    .from(supplierClients)
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
    .update(supplierClients)
    .set({ erpCode, tags: [...tags], version: nextVersion(supplierClients) })
    .where(customerAt(supplierId, clientId));
}
