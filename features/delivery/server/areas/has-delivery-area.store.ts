import { and, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { deliveryAreas } from '../delivery.tables.ts';

/** Whether the shop delivers anywhere. */
export async function hasDeliveryArea(db: Db, supplierId: SupplierId): Promise<boolean> {
  const found = await db
    .select({ id: deliveryAreas.id })
    .from(deliveryAreas)
    .where(and(eq(deliveryAreas.supplierId, supplierId), deliveryAreas.active))
    .limit(1);
  return found.length > 0;
}
