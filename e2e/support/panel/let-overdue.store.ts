import { sql } from 'drizzle-orm';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

/** The boleto of this order was due three weeks ago. `shop` is its path. */
export async function letOverdue(shop: string, number: string): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  const { rowCount } = await database.db.execute(sql`
    update charges set due_date = current_date - 21
    where supplier_id = (select id from suppliers where slug = ${shop.slice(1)}) and order_number = ${number}::bigint
      and due_date is not null`);
  await database.close();
  if (rowCount !== 1) throw new Error(`order ${number} has no boleto`);
}
