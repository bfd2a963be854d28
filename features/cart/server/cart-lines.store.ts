/**
 * The lines of the carts, products and combos, in the order in which they were added. They are a column of the cart's row:
 * decision 027.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { CartLine } from '../domain/cart.ts';
import { type CartHead, type CartOwner, cartOfOwner, headColumns, linesText, toHead } from './cart.store.ts';
import { carts } from './cart.tables.ts';
import { cartCoupons } from './coupons/cart-coupons.tables.ts';

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
    .where(cartOfOwner)
    .prepare('carts_remove_lines');
});

export async function linesOf(db: Db, owner: CartOwner): Promise<readonly CartLine[]> {
  const [cart] = await all(db).execute({ ...owner });
  return cart?.lines ?? [];
}

/** A cart with its lines, in one query. Undefined before the first save. */
export async function wholeCart(
  db: Db,
  owner: CartOwner,
): Promise<{ readonly head: CartHead; readonly lines: readonly CartLine[] } | undefined> {
  const [row] = await whole(db).execute({ ...owner });
  return row && { head: toHead(row), lines: row.lines };
}

/** Replaces the cart's lines. The cart's row must be locked for the transaction. */
export async function replaceLines(db: Db, owner: CartOwner, lines: readonly CartLine[]): Promise<void> {
  await replacement(db).execute({ ...owner, lines: linesText(lines) });
}

/**
 * Removes what was ordered from the cart, and with it the attendant's lock, the coupon, the texts and the subscription type;
 * other lines stay.
 */
export async function removeLines(
  db: Db,
  owner: CartOwner,
  productIds: readonly ProductId[],
  now: Instant,
): Promise<void> {
  await removal(db).execute({ ...owner, now: new Date(now), productIds });
}
