import { sql } from 'drizzle-orm';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

/** Changes the price of a product of the demo world, in centavos; returns the previous one. */
export async function changePrice(shop: string, sku: string, price: number): Promise<number> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  const ofShop = sql`supplier_id = (select id from suppliers where slug = ${shop.slice(1)}) and sku = ${sku}`;
  const { rows } = await database.db.execute(sql`select price from products where ${ofShop}`);
  await database.db.execute(sql`update products set price = ${price} where ${ofShop}`);
  await database.close();
  return Number(rows[0]?.price);
}
