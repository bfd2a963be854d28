import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { clients, supplierClients, users } from './accounts.tables.ts';

/** Client data for payments. Undefined where the client is no customer. */
export async function payerAt(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({ name: clients.name, document: clients.document, email: users.email })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .innerJoin(users, and(eq(users.clientId, clients.id), users.principal))
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}
