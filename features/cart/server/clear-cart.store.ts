/** Removes from a cart what was ordered. */
import { and, eq, sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { prepared } from '#platform/db/database.ts';
import { cartCoupons, carts } from './cart.tables.ts';

const { placeholder } = sql;

const otherLines = sql`coalesce((
  select jsonb_agg(stored.line order by stored.place)
  from jsonb_array_elements(${carts.lines}) with ordinality as stored (line, place)
  where not (stored.line->>'productId' = any(${placeholder('productIds')}::text[]))), '[]')`;

/** The cart's row is written first, so that saves and removals take their locks in the same order. */
const removal = prepared((db) => {
  // The next cart starts without coupon settings.
  const coupons = db
    .$with('coupons')
    .as(
      db
        .delete(cartCoupons)
        .where(
          and(
            eq(cartCoupons.supplierId, placeholder('supplierId')),
            eq(cartCoupons.clientId, placeholder('clientId')),
          ),
        ),
    );
  return db
    .with(coupons)
    .update(carts)
    .set({
      lines: otherLines,
      version: sql`${carts.version} + 1`,
      updatedAt: sql`${placeholder('now')}::timestamptz`,
      note: '',
      customerOrderNumber: '',
      subscriptionTypeId: null,
      lockedAt: null,
      lockedBy: null,
      attendant: '',
      lockReason: '',
    })
    .where(and(eq(carts.supplierId, placeholder('supplierId')), eq(carts.clientId, placeholder('clientId'))))
    .prepare('carts_remove_lines');
});

/**
 * Removes what was ordered (ids of products and combos) from the client's cart, and with it the attendant's lock, the coupon, the
 * texts and the subscription type; other lines stay. Called within the order's transaction.
 */
export async function clearCart(
  { db, supplier, actor, now }: CustomerContext,
  ordered: readonly ProductId[],
): Promise<void> {
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  await removal(db).execute({ ...owner, now: new Date(now), productIds: ordered });
}
