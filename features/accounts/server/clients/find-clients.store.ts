import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import { correlated, startingWith } from '#platform/db/sql-fragments.ts';
import { clients, users } from './accounts.tables.ts';

const suppliersOfClient = correlated<string[] | null>(sql`(select array_agg(customers.supplier_id)
  from customers where customers.client_id = ${clients.id}
  and customers.supplier_id in (select suppliers.id from suppliers))`);

// The order of the index `clients_by_name`.
const foldedName = sql`folded(${clients.name}) collate "C"`;

/** Clients of any supplier by e-mail, document or the beginning of their name, in the order of their names. For the platform's people. */
export const findClients = (
  db: Db,
  { text, document }: { readonly text: string; readonly document: string },
  limit: number,
) => {
  const hasUser = exists(db.select({ id: users.id }).from(users).where(eq(users.clientId, clients.id)));
  const found = (condition: SQL) =>
    db
      .select({ id: clients.id })
      .from(clients)
      .where(and(condition, hasUser))
      .orderBy(foldedName, asc(clients.id))
      .limit(limit);
  const ofUser = db.select({ id: users.clientId }).from(users).where(eq(users.email, text.toLowerCase()));
  // A query for each way to be found, because no index serves all at once.
  const ids = union(
    found(inArray(clients.id, ofUser)),
    found(document === '' ? sql`false` : eq(clients.document, document)),
    found(sql`${foldedName} like folded(${startingWith(text)})`),
  );
  return db
    .select({
      id: clients.id,
      name: clients.name,
      document: clients.document,
      email: correlated<string>(sql`(select users.email from users where users.client_id = ${clients.id}
        order by users.email = ${text.toLowerCase()} desc, users.principal desc, users.id limit 1)`),
      supplierIds: suppliersOfClient,
    })
    .from(clients)
    .where(inArray(clients.id, ids))
    .orderBy(foldedName, asc(clients.id))
    .limit(limit);
};
