/** The lines of the carts, products and combos, in the order in which they were added. */
import { and, eq, sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { unseen } from '#platform/db/planned-once.ts';
import type { CartLine } from '../domain/cart.ts';
import { type CartHead, type CartOwner, cartOfOwner, headColumns, isWritten, toHead } from './cart.store.ts';
import { cartLines, carts } from './cart.tables.ts';
import { cartCombos } from './cart-combos.tables.ts';
import { cartCoupons } from './cart-coupons.tables.ts';

const { placeholder } = sql;

const supplierId = unseen(sql`${placeholder('supplierId')}::uuid`);
const clientId = unseen(sql`${placeholder('clientId')}::uuid`);
const ofOwner = and(eq(cartLines.supplierId, supplierId), eq(cartLines.clientId, clientId));
const combosOfOwner = and(eq(cartCombos.supplierId, supplierId), eq(cartCombos.clientId, clientId));

/** Product or combo, whether it is one, thousandths, gift wrap, centavos. */
type StoredLine = [ProductId, boolean, number, boolean, number | null];

/** The lines as one value: a row for each would take longer to read than to find. Null where there are none. */
const storedLines = sql<StoredLine[] | null>`(
  select json_agg(
    json_build_array(line.id, line.is_combo, line.quantity, line.gift_wrap, line.seen_price)
    order by line.position, line.id
  ) from (
    select ${cartLines.productId} as id, false as is_combo, ${cartLines.quantity}, ${cartLines.giftWrap},
      ${cartLines.seenPrice}, ${cartLines.position}
    from ${cartLines} where ${ofOwner}
    union all
    select ${cartCombos.comboId}, true, ${cartCombos.quantity} * ${sql.raw(`${ONE}`)}::bigint, false,
      ${cartCombos.seenPrice}, ${cartCombos.position}
    from ${cartCombos} where ${combosOfOwner}
  ) as line)`;

const all = prepared((db) =>
  db
    .select({ lines: storedLines.as('lines') })
    .from(sql`(select) as nothing`)
    .prepare('cart_lines_all'),
);

const whole = prepared((db) =>
  db
    .select({ ...headColumns, lines: storedLines.as('lines') })
    .from(carts)
    .where(cartOfOwner)
    .prepare('carts_whole'),
);

/** To open the combos' tables for nothing would cost as much as a short question. */
const replacementOf = (withCombos: boolean) =>
  prepared((db) => {
    const others = db
      .$with('others')
      .as(
        db
          .delete(cartLines)
          .where(
            and(
              ofOwner,
              sql`not (${cartLines.productId} = any(${placeholder('productIds')}::uuid[]))`,
              isWritten,
            ),
          ),
      );
    const otherCombos = db
      .$with('other_combos')
      .as(
        db
          .delete(cartCombos)
          .where(
            and(
              combosOfOwner,
              sql`not (${cartCombos.comboId} = any(${placeholder('comboIds')}::uuid[]))`,
              isWritten,
            ),
          ),
      );
    const combos = db.$with('combos').as(
      db
        .insert(cartCombos)
        .select(
          sql`select ${placeholder('supplierId')}::uuid, ${placeholder('clientId')}::uuid, line.combo_id,
          line.quantity / ${sql.raw(`${ONE}`)}, line.seen_price, line.position
          from unnest(${placeholder('comboIds')}::uuid[], ${placeholder('comboQuantities')}::bigint[],
            ${placeholder('comboSeenPrices')}::bigint[], ${placeholder('comboPositions')}::smallint[])
            as line (combo_id, quantity, seen_price, position) where ${isWritten}`,
        )
        .onConflictDoUpdate({
          target: [cartCombos.supplierId, cartCombos.clientId, cartCombos.comboId],
          set: {
            quantity: sql`excluded.quantity`,
            seenPrice: sql`excluded.seen_price`,
            position: sql`excluded.position`,
          },
          setWhere: sql`(${cartCombos.quantity}, ${cartCombos.seenPrice}, ${cartCombos.position})
          is distinct from (excluded.quantity, excluded.seen_price, excluded.position)`,
        }),
    );
    return db
      .with(others, otherCombos, ...(withCombos ? [combos] : []))
      .insert(cartLines)
      .select(
        sql`select ${placeholder('supplierId')}::uuid, ${placeholder('clientId')}::uuid, line.product_id, line.quantity,
        line.gift_wrap, line.seen_price, line.position
        from unnest(${placeholder('productIds')}::uuid[], ${placeholder('quantities')}::bigint[],
          ${placeholder('giftWraps')}::boolean[], ${placeholder('seenPrices')}::bigint[],
          ${placeholder('positions')}::smallint[])
          as line (product_id, quantity, gift_wrap, seen_price, position) where ${isWritten}`,
      )
      .onConflictDoUpdate({
        target: [cartLines.supplierId, cartLines.clientId, cartLines.productId],
        set: {
          quantity: sql`excluded.quantity`,
          giftWrap: sql`excluded.gift_wrap`,
          seenPrice: sql`excluded.seen_price`,
          position: sql`excluded.position`,
        },
        // Most of a long cart stays as it is, and is not written again.
        setWhere: sql`(${cartLines.quantity}, ${cartLines.giftWrap}, ${cartLines.seenPrice}, ${cartLines.position})
        is distinct from (excluded.quantity, excluded.gift_wrap, excluded.seen_price, excluded.position)`,
      })
      .prepare(withCombos ? 'cart_lines_replace_with_combos' : 'cart_lines_replace');
  });

const replacement = replacementOf(false);
const replacementWithCombos = replacementOf(true);

/** The cart's row is written first, so that a save and a removal wait for each other in one order. */
const removalOf = (withCombos: boolean) =>
  prepared((db) => {
    const cart = db.$with('cart').as(
      db
        .update(carts)
        .set({
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
        .where(
          and(eq(carts.supplierId, placeholder('supplierId')), eq(carts.clientId, placeholder('clientId'))),
        )
        .returning({ version: carts.version }),
    );
    // The next cart's coupons begin anew.
    const coupons = db.$with('coupons').as(
      db
        .delete(cartCoupons)
        .where(
          and(
            eq(cartCoupons.supplierId, placeholder('supplierId')),
            eq(cartCoupons.clientId, placeholder('clientId')),
          ),
        )
        .returning({ code: cartCoupons.code }),
    );
    const combos = db
      .$with('combos')
      .as(
        db
          .delete(cartCombos)
          .where(
            and(
              combosOfOwner,
              sql`${cartCombos.comboId} = any(${placeholder('productIds')}::uuid[])`,
              sql`exists (select from cart)`,
            ),
          ),
      );
    return db
      .with(cart, coupons, ...(withCombos ? [combos] : []))
      .delete(cartLines)
      .where(
        and(
          ofOwner,
          sql`${cartLines.productId} = any(${placeholder('productIds')}::uuid[])`,
          sql`exists (select from cart)`,
        ),
      )
      .prepare(withCombos ? 'cart_lines_remove_with_combos' : 'cart_lines_remove');
  });

const removal = removalOf(false);
const removalWithCombos = removalOf(true);

export async function linesOf(db: Db, owner: CartOwner): Promise<CartLine[]> {
  const [row] = await all(db).execute({ ...owner });
  return (row?.lines ?? []).map(toLine);
}

/** A cart with its lines: one question. Undefined before the first save. */
export async function wholeCart(
  db: Db,
  owner: CartOwner,
): Promise<{ readonly head: CartHead; readonly lines: CartLine[] } | undefined> {
  const [row] = await whole(db).execute({ ...owner });
  return row && { head: toHead(row), lines: (row.lines ?? []).map(toLine) };
}

const toLine = ([productId, combo, quantity, giftWrap, seenPrice]: StoredLine): CartLine => ({
  productId,
  ...(combo ? { combo } : {}),
  quantity: thousandths(quantity),
  giftWrap,
  ...(seenPrice === null ? {} : { seenPrice: centavos(seenPrice) }),
});

/** Makes these the cart's only lines, if this transaction has written the cart: `lockCart`. Else nothing is written. */
export async function replaceLines(db: Db, owner: CartOwner, lines: readonly CartLine[]): Promise<void> {
  const placed = lines.map((line, position) => ({ ...line, position }));
  const products = placed.filter((line) => !line.combo);
  const combos = placed.filter((line) => line.combo);
  const values = {
    ...owner,
    productIds: products.map((line) => line.productId),
    quantities: products.map((line) => line.quantity),
    giftWraps: products.map((line) => line.giftWrap),
    seenPrices: products.map((line) => line.seenPrice ?? null),
    positions: products.map((line) => line.position),
    comboIds: combos.map((line) => line.productId),
    comboQuantities: combos.map((line) => line.quantity),
    comboSeenPrices: combos.map((line) => line.seenPrice ?? null),
    comboPositions: combos.map((line) => line.position),
  };
  await (combos.length === 0 ? replacement : replacementWithCombos)(db).execute(values);
}

/** What was ordered of a cart: a product, or a combo as a whole. */
export interface OrderedLine {
  readonly productId: ProductId;
  readonly combo: boolean;
}

/** Takes what was ordered out of the cart, and an attendant's lock, the coupon and what was written on it with it; other lines stay. */
export async function removeLines(
  db: Db,
  owner: CartOwner,
  ordered: readonly OrderedLine[],
  now: Instant,
): Promise<void> {
  const productIds = ordered.map(({ productId }) => productId);
  await (ordered.some(({ combo }) => combo) ? removalWithCombos : removal)(db).execute({
    ...owner,
    now: new Date(now),
    productIds,
  });
}
