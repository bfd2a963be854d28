/** Search for a supplier's customers. The calling feature limits which of them are searched. */

import { and, asc, count, eq, inArray, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { containing, correlated } from '#platform/db/sql-fragments.ts';
import { clients, supplierClients, users } from './accounts.tables.ts';

/** Condition on further facts about a client; the pattern is folded: lower case, without accents. */
export type AlsoFound = (clientId: SQLWrapper, pattern: string) => SQL;

export interface CustomerSearch {
  /** Subquery that returns the ids of the clients to search. */
  readonly among: SQLWrapper;
  /** Every word must match at least one field; lower case, without accents. */
  readonly words: readonly string[];
  readonly alsoBy?: AlsoFound;
}

const mainUsersEmail = correlated<string | null>(sql`(select ${users.email} from ${users}
  where ${users.clientId} = ${clients.id} and ${users.principal} order by ${users.id} limit 1)`);

/** All customers of the supplier, for `among`. */
export const customersOfShop = (supplierId: SupplierId): SQLWrapper =>
  sql`(select ${supplierClients.clientId} from ${supplierClients} where ${supplierClients.supplierId} = ${supplierId})`;

/** These clients, for `among`. */
export const customersOf = (clientIds: readonly ClientId[]): SQLWrapper =>
  sql`(select unnest(${sql.param([...clientIds])}::uuid[]))`;

/** Ordered by name. */
export const customersPage = (
  db: Db,
  supplierId: SupplierId,
  search: CustomerSearch,
  { limit, offset }: PageRange,
) =>
  db
    .select({
      clientId: clients.id,
      name: clients.name,
      document: clients.document,
      email: mainUsersEmail,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      /** Centavos. */
      creditLimit: supplierClients.creditLimit,
    })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .where(isFound(supplierId, search))
    .orderBy(asc(sql`folded(${clients.name})`), asc(clients.id))
    .limit(limit)
    .offset(offset);

export async function countCustomers(
  db: Db,
  supplierId: SupplierId,
  search: CustomerSearch,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .where(isFound(supplierId, search));
  return row?.total ?? 0;
}

/** A customer as a representative needs it to act for them. */
export async function customerToActFor(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      clientId: clients.id,
      clientName: clients.name,
      clientKind: clients.kind,
      document: clients.document,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
    })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}

const isFound = (supplierId: SupplierId, { among, words, alsoBy }: CustomerSearch): SQL | undefined =>
  and(
    eq(supplierClients.supplierId, supplierId),
    inArray(supplierClients.clientId, among),
    ...words.map((word) => {
      const pattern = containing(word);
      const bare = word.replace(/[^0-9a-z]/g, '').toUpperCase();
      return or(
        like(sql`folded(${clients.name})`, pattern),
        bare === '' ? undefined : like(clients.document, `%${bare}%`),
        sql`exists (select from ${users} where ${users.clientId} = ${clients.id} and ${like(users.email, pattern)})`,
        alsoBy?.(clients.id, pattern),
      );
    }),
  );
