/**
 * The client groups that payment methods name. Pricing writes them, and stands after this feature (docs/architecture.md): its tables
 * are named here, and only read.
 */
import { sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';

/** The groups in which the client is now, as price policies see them; never cached. */
export async function groupsOfPayer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ groups: string[] }>(sql`
    select groups from client_pricing where supplier_id = ${supplierId} and client_id = ${clientId}`);
  return rows[0]?.groups ?? [];
}

/** The groups that have members or a rule, by name; at most 500. */
export async function groupNames(db: Db, supplierId: SupplierId): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select unnest(groups) as name from client_pricing where supplier_id = ${supplierId}
    union select name from automatic_groups where supplier_id = ${supplierId}
    order by name limit 500`);
  return rows.map(({ name }) => name);
}
