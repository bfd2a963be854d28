import { sql } from 'drizzle-orm';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

/** Lets the prices of a quote expire two days ago. */
export async function endQuote(shop: string, orderNumber: number): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  await database.db.execute(sql`update order_quotes set valid_until = now() - interval '2 days'
    where supplier_id = (select id from suppliers where slug = ${shop.slice(1)}) and order_number = ${orderNumber}`);
  await database.close();
}
