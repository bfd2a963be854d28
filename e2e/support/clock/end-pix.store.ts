import { sql } from 'drizzle-orm';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

/** Lets an order's Pix expire, at the shop and at the sandbox provider. */
export async function endPix(shop: string, orderNumber: number): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  const supplierId = sql`(select id from suppliers where slug = ${shop.slice(1)})`;
  const past = sql`now() - interval '1 minute'`;
  await database.db.execute(sql`update sandbox_payments set expires_at = ${past} where supplier_id = ${supplierId}
    and id in (select provider_ref from charges where supplier_id = ${supplierId} and order_number = ${orderNumber})`);
  await database.db.execute(sql`update charges set expires_at = ${past}
    where supplier_id = ${supplierId} and order_number = ${orderNumber}`);
  await database.close();
}
