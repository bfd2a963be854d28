import { sql } from 'drizzle-orm';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

/** Makes an order's boletos overdue: moves all their dates back by this many days. */
export async function letBoletosBeOverdue(shop: string, orderNumber: number, days: number): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  await database.db.execute(sql`update titles set issued_on = issued_on - ${days}::int, due_on = due_on - ${days}::int,
    boleto = jsonb_set(boleto, '{dueOn}', to_jsonb(((boleto->>'dueOn')::date - ${days}::int)::text))
    where supplier_id = (select id from suppliers where slug = ${shop.slice(1)}) and order_number = ${orderNumber}`);
  await database.close();
}
