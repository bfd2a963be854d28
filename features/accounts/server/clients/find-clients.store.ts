import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { correlated, startingWith } from '#platform/db/sql-fragments.ts';
import { clients, users } from './accounts.tables.ts';

const suppliersOfClient = correlated<string[] | null>(sql`(select array_agg(customers.supplier_id)
  from customers where customers.client_id = ${clients.id}
  and customers.supplier_id in (select suppliers.id from suppliers))`);

/** Clients of any supplier by e-mail, document or the beginning of their name. For the platform's people. */
export const findClients = (
  db: Db,
  { text, document }: { readonly text: string; readonly document: string },
  limit: number,
) =>
  db
    .selectDistinctOn([clients.id], {
      id: clients.id,
      name: clients.name,
      document: clients.document,
      email: users.email,
      supplierIds: suppliersOfClient,
    })
    .from(clients)
    .innerJoin(users, eq(users.clientId, clients.id))
    .where(
      or(
        eq(users.email, text.toLowerCase()),
        document === '' ? undefined : eq(clients.document, document),
        sql`folded(${clients.name}) like folded(${startingWith(text)})`,
      ),
    )
    .orderBy(asc(clients.id))
    .limit(limit);
