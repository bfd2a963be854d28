/** Who asked to be notified when a product can be bought again. */
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { productAlerts } from './product-alerts.tables.ts';

const isAvailabilityAlert = (supplierId: SupplierId, productId: ProductId) =>
  and(
    eq(productAlerts.supplierId, supplierId),
    eq(productAlerts.productId, productId),
    eq(productAlerts.kind, 'availability'),
    isNull(productAlerts.cancelledAt),
  );

/** Who still waits first, then who was notified; the longest wait first. */
export const availabilityAlerts = (
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
  { limit, offset }: PageRange,
) =>
  db
    .select({
      clientId: productAlerts.clientId,
      createdAt: productAlerts.createdAt,
      sentAt: productAlerts.sentAt,
    })
    .from(productAlerts)
    .where(isAvailabilityAlert(supplierId, productId))
    .orderBy(
      sql`${productAlerts.sentAt} is not null`,
      asc(productAlerts.createdAt),
      asc(productAlerts.clientId),
    )
    .limit(limit)
    .offset(offset);

export async function countAvailabilityAlerts(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(productAlerts)
    .where(isAvailabilityAlert(supplierId, productId));
  return row?.total ?? 0;
}
