import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { paymentMethods } from './payment-methods.tables.ts';

/** The groups of clients to which payment methods are limited. */
export async function groupsInMethods(
  db: Db,
  supplierId: SupplierId,
): Promise<readonly { readonly group: string; readonly name: string }[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select cited as group, name from ${paymentMethods}, unnest(groups) as cited
    where supplier_id = ${supplierId} order by name`);
  return rows;
}
