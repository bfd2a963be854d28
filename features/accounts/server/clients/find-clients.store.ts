import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
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
  // A query each, because no index serves all three at once.
  const byEmail = db.select({ id: users.clientId }).from(users).where(eq(users.email, text.toLowerCase()));
  const byDocument = db.select({ id: clients.id }).from(clients).where(eq(clients.document, document));
  const hasUser = exists(db.select({ id: users.id }).from(users).where(eq(users.clientId, clients.id)));
  const byName = db
    .select({ id: clients.id })
    .from(clients)
    .where(and(sql`${foldedName} like folded(${startingWith(text)})`, hasUser))
    .orderBy(foldedName, asc(clients.id))
    .limit(limit);
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
    .where(
      and(
        hasUser,
        or(
          inArray(clients.id, byEmail),
          document === '' ? undefined : inArray(clients.id, byDocument),
          inArray(clients.id, byName),
        ),
      ),
    )
    .orderBy(foldedName, asc(clients.id))
    .limit(limit);
};
