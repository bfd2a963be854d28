import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { couponBuyers } from './coupons.tables.ts';

const { placeholder } = sql;

const countBuyer = prepared((db) =>
  db
    .insert(couponBuyers)
    .values({ supplierId: placeholder('supplierId'), clientId: placeholder('clientId'), purchases: 1 })
    .onConflictDoUpdate({
      target: [couponBuyers.supplierId, couponBuyers.clientId],
      set: { purchases: sql`${couponBuyers.purchases} + 1` },
    })
    .prepare('coupon_buyers_more'),
);

export async function addPurchase(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await countBuyer(db).execute({ supplierId, clientId });
}

export async function takePurchaseBack(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db
    .update(couponBuyers)
    .set({ purchases: sql`${couponBuyers.purchases} - 1` })
    .where(and(eq(couponBuyers.supplierId, supplierId), eq(couponBuyers.clientId, clientId)));
}
