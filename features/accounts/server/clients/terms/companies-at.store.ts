/** Companies among a supplier's customers, for the trees in which the supplier puts them. */
import { and, asc, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { clients, supplierClients } from '../accounts.tables.ts';

const company = {
  clientId: clients.id,
  kind: clients.kind,
  name: clients.name,
  document: clients.document,
  forgottenAt: clients.forgottenAt,
  creditLimit: supplierClients.creditLimit,
};

/** Customers with these ids, companies or not; `creditLimit` in centavos. */
export async function customersAmong(db: Db, supplierId: SupplierId, ids: readonly ClientId[]) {
  if (ids.length === 0) return [];
  return db
    .select(company)
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .where(and(eq(supplierClients.supplierId, supplierId), inArray(supplierClients.clientId, [...ids])));
}

/** Customers whose CNPJ begins with these eight characters: one range of the index on documents. */
export const companiesOfRoot = (db: Db, supplierId: SupplierId, root: string, most: number) =>
  db
    .select({ clientId: clients.id, name: clients.name, document: clients.document })
    .from(clients)
    .innerJoin(supplierClients, eq(supplierClients.clientId, clients.id))
    .where(
      and(
        eq(supplierClients.supplierId, supplierId),
        between(clients.document, `${root}000000`, `${root}ZZZZ99`),
        sql`left(${clients.document}, 8) = ${root}`,
        eq(clients.kind, 'company'),
        isNull(clients.forgottenAt),
      ),
    )
    .orderBy(asc(clients.document))
    .limit(most);
