import { sql } from 'drizzle-orm';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Person } from '../people.ts';

/** The person bought for this much (centavos) twenty days ago, and the sums by day know it. `shop` is its path. */
export async function bought(shop: string, { email }: Person, total: number): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  await database.db.execute(sql`
    insert into orders (supplier_id, number, client_id, user_id, issued_by, status, channel, delivery, payment_method_id,
      payment_name, subtotal, delivery_fee, total, fingerprint, created_at)
    select former.supplier_id, 9000000 + floor(random() * 1000000)::bigint, buyer.client_id, buyer.id, buyer.name, 'delivered',
      former.channel, former.delivery, former.payment_method_id, former.payment_name, ${total}::bigint, 0, ${total}::bigint,
      encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now() - interval '20 days'
    from orders as former, users as buyer
    where former.supplier_id = (select id from suppliers where slug = ${shop.slice(1)}) and buyer.email = ${email}
    order by former.number limit 1`);
  await sumUpDays(database);
  await database.close();
}
