/** What carts keep of a client, and how they forget it. */
import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { cartLines, carts } from './cart.tables.ts';
import { cartCombos } from './cart-combos.tables.ts';
import { cartCoupons } from './cart-coupons.tables.ts';

const of = (
  table: typeof carts | typeof cartLines | typeof cartCombos | typeof cartCoupons,
  supplierId: SupplierId,
  clientId: ClientId,
) => and(eq(table.supplierId, supplierId), eq(table.clientId, clientId));

export const personalDataOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  carts: await db
    .select({
      note: carts.note,
      customerOrderNumber: carts.customerOrderNumber,
      updatedAt: carts.updatedAt,
    })
    .from(carts)
    .where(of(carts, supplierId, clientId)),
  cartLines: await db
    .select({ productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(of(cartLines, supplierId, clientId))
    .orderBy(cartLines.position),
  cartCombos: await db
    .select({ comboId: cartCombos.comboId, count: cartCombos.quantity })
    .from(cartCombos)
    .where(of(cartCombos, supplierId, clientId))
    .orderBy(cartCombos.position),
  cartCoupons: await db
    .select({ code: cartCoupons.code })
    .from(cartCoupons)
    .where(of(cartCoupons, supplierId, clientId)),
});

/** What is in it goes with it. */
export async function forgetClient(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(carts).where(of(carts, supplierId, clientId));
}
