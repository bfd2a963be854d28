/** The lines of the carts, products and combos, in the order in which they were added. They stand in the cart's row: decision 027. */
import { and, eq, sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { CartLine } from '../domain/cart.ts';
import { type CartHead, type CartOwner, cartOfOwner, headColumns, linesText, toHead } from './cart.store.ts';
import { carts } from './cart.tables.ts';
import { cartCoupons } from './cart-coupons.tables.ts';

const { placeholder } = sql;

const all = prepared((db) =>
  db.select({ lines: carts.lines }).from(carts).where(cartOfOwner).prepare('carts_lines'),
);

const whole = prepared((db) =>
  db
    .select({ ...headColumns, lines: carts.lines })
    .from(carts)
    .where(cartOfOwner)
    .prepare('carts_whole'),
);

const replacement = prepared((db) =>
  db
    .update(carts)
    .set({ lines: sql`${placeholder('lines')}::jsonb` })
    .where(cartOfOwner)
    .prepare('carts_replace_lines'),
);

const otherLines = sql`coalesce((
  select jsonb_agg(kept.line order by kept.place)
  from jsonb_array_elements(${carts.lines}) with ordinality as kept (line, place)
  where not (kept.line->>'productId' = any(${placeholder('productIds')}::text[]))), '[]')`;

/** The cart's row is written first, so that a save and a removal wait for each other in one order. */
const removal = prepared((db) => {
  // The next cart's coupons begin anew.
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
    .where(cartOfOwner)
    .prepare('carts_remove_lines');
});

export async function linesOf(db: Db, owner: CartOwner): Promise<readonly CartLine[]> {
  const [cart] = await all(db).execute({ ...owner });
  return cart?.lines ?? [];
}

/** A cart with its lines: one question. Undefined before the first save. */
export async function wholeCart(
  db: Db,
  owner: CartOwner,
): Promise<{ readonly head: CartHead; readonly lines: readonly CartLine[] } | undefined> {
  const [row] = await whole(db).execute({ ...owner });
  return row && { head: toHead(row), lines: row.lines };
}

/** Makes these the cart's only lines. The cart's row must be locked for the transaction. */
export async function replaceLines(db: Db, owner: CartOwner, lines: readonly CartLine[]): Promise<void> {
  await replacement(db).execute({ ...owner, lines: linesText(lines) });
}

/** Takes what was ordered out of the cart, and an attendant's lock, the coupon and what was written on it with it; other lines stay. */
export async function removeLines(
  db: Db,
  owner: CartOwner,
  productIds: readonly ProductId[],
  now: Instant,
): Promise<void> {
  await removal(db).execute({ ...owner, now: new Date(now), productIds });
}
