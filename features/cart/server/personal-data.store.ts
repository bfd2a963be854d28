import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { cartCoupons, carts } from './cart.tables.ts';

const of = (table: typeof carts | typeof cartCoupons, supplierId: SupplierId, clientId: ClientId) =>
  and(eq(table.supplierId, supplierId), eq(table.clientId, clientId));

export const cartPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => {
  const stored = await db
    .select({
      lines: carts.lines,
      note: carts.note,
      customerOrderNumber: carts.customerOrderNumber,
      updatedAt: carts.updatedAt,
      lockedAt: carts.lockedAt,
      lockedBy: carts.attendant,
      lockReason: carts.lockReason,
    })
    .from(carts)
    .where(of(carts, supplierId, clientId));
  const lines = stored.flatMap((cart) => cart.lines);
  return {
    carts: stored.map(({ lines: _, ...cart }) => cart),
    cartLines: lines
      .filter(({ combo }) => !combo)
      .map(({ productId, quantity }) => ({ productId, quantity })),
    cartCombos: lines
      .filter(({ combo }) => combo)
      .map(({ productId, quantity }) => ({ comboId: productId, count: quantity / ONE })),
    cartCoupons: await db
      .select({ code: cartCoupons.code })
      .from(cartCoupons)
      .where(of(cartCoupons, supplierId, clientId)),
  };
};

/** The cart's coupons are deleted with it (cascade). */
export async function forgetClientCarts(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(carts).where(of(carts, supplierId, clientId));
}
