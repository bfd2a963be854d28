import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { LineReason } from '#features/cart/domain/cart.ts';
import type { AppliedPromotion } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { orderCombos, orderLines } from './orders.tables.ts';

/** Joins the combo that a line is a part of. */
export const comboOfLine = and(
  eq(orderCombos.supplierId, orderLines.supplierId),
  eq(orderCombos.orderNumber, orderLines.orderNumber),
  eq(orderCombos.position, orderLines.combo),
);

const { placeholder } = sql;

const selectLines = prepared((db) =>
  db
    .select({ line: orderLines, combo: orderCombos })
    .from(orderLines)
    .leftJoin(orderCombos, comboOfLine)
    .where(
      and(
        eq(orderLines.supplierId, placeholder('supplierId')),
        eq(orderLines.orderNumber, placeholder('number')),
      ),
    )
    .orderBy(asc(orderLines.position))
    .prepare('order_lines_by_order'),
);

/** In cart order, combos with their parts, in one query. */
export async function linesOfOrder(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<OrderLine[]> {
  const rows = await selectLines(db).execute({ supplierId, number });
  const lines: OrderLine[] = [];
  for (const { line, combo } of rows) {
    if (combo === null) lines.push(productFrom(line));
    else if (line.combo !== rows[line.position - 1]?.line.combo) {
      const parts = rows.filter((other) => other.line.combo === line.combo);
      lines.push(
        comboFrom(
          combo,
          parts.map((part) => productFrom(part.line)),
        ),
      );
    }
  }
  return lines;
}

const productFrom = (row: typeof orderLines.$inferSelect): OrderLine => ({
  productId: row.productId,
  sku: row.sku,
  slug: row.slug,
  name: row.name,
  unit: row.unit,
  ...(row.picture === null ? {} : { picture: row.picture }),
  ground: row.ground,
  quantity: thousandths(row.quantity),
  unitPrice: centavos(row.unitPrice),
  ...(row.basePrice === null ? {} : { basePrice: centavos(row.basePrice) }),
  ...(row.undiscountedPrice === null ? {} : { undiscountedPrice: centavos(row.undiscountedPrice) }),
  reason: row.priceReason as LineReason,
  ...(row.promotions === null ? {} : { promotions: row.promotions.map(appliedFrom) }),
  total: centavos(row.total),
  giftWrap: row.giftWrap,
  ...(row.giftWrap ? { giftWrapPrice: centavos(row.giftWrapPrice) } : {}),
  ...(row.discount > 0 ? { discount: centavos(row.discount) } : {}),
  ...requestedPrice(row),
});

/** The numbers are those that were written: `productRows`. */
const appliedFrom = (stored: AppliedPromotion): AppliedPromotion => ({
  ...stored,
  quantity: thousandths(stored.quantity),
  saved: centavos(stored.saved),
  discount: centavos(stored.discount),
});

const requestedPrice = (row: {
  readonly requestedPrice: number | null;
}): Pick<OrderLine, 'requestedPrice'> =>
  row.requestedPrice === null ? {} : { requestedPrice: centavos(row.requestedPrice) };

/** Shown with the picture of its first product, as in the cart. */
const comboFrom = (row: typeof orderCombos.$inferSelect, parts: readonly OrderLine[]): OrderLine => ({
  productId: row.comboId,
  sku: '',
  slug: row.slug,
  name: row.name,
  unit: 'UN',
  ...defined({ picture: parts[0]?.picture === undefined ? undefined : parts[0].picture }),
  ground: parts[0]?.ground ?? 1,
  quantity: thousandths(row.quantity * ONE),
  unitPrice: centavos(row.price),
  ...(row.basePrice === null ? {} : { basePrice: centavos(row.basePrice) }),
  ...(row.undiscountedPrice === null ? {} : { undiscountedPrice: centavos(row.undiscountedPrice) }),
  reason: 'combo',
  total: centavos(row.total),
  giftWrap: false,
  ...requestedPrice(row),
  parts,
});

/** Suppliers whose lines one statement reads: there is no index by picture, because every order would write it. */
const TOGETHER = 200;

/** Which of these pictures lines of orders show, at any supplier. */
export async function orderedPictures(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<{ last: string | null; pictures: string[] }>(sql`
      with recursive shops (id) as (
        select ${nextSupplier(sql`${after}::uuid`)} union all select ${nextSupplier(sql`id`)} from shops where id is not null
      ), batch as (select id from shops where id is not null limit ${TOGETHER})
      select (select id from batch order by id desc limit 1) as last, array(
        select distinct ${orderLines.picture} from ${orderLines}
        where ${orderLines.supplierId} in (select id from batch) and ${orderLines.picture} = any(${sql.param(ids)}::text[])
      ) as pictures`);
    const [{ last = null, pictures = [] } = {}] = rows;
    for (const picture of pictures) found.add(picture);
    if (last === null) return [...found];
    after = last;
  }
}

/** The next supplier that has orders: one look into the index. */
const nextSupplier = (id: SQL) => sql`
  (select ${orderLines.supplierId} from ${orderLines} where ${orderLines.supplierId} > ${id} order by 1 limit 1)`;
