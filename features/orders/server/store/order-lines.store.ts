import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { LineReason } from '#features/cart/domain/cart.ts';
import type { AppliedPromotion } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { OrderSummary } from '../../domain/paid-order.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { orderCombos, orderLines } from './orders.tables.ts';

const comboOfLine = and(
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
  reason: 'combo',
  total: centavos(row.total),
  giftWrap: false,
  ...requestedPrice(row),
  parts,
});

type Preview = OrderSummary['preview'];

type Look = Pick<typeof orderLines.$inferSelect, 'picture' | 'ground'>;

/** Lines per order. */
const PREVIEWED = 4;

/** A single product, or the first product of a combo. */
const beginsLine = or(
  isNull(orderLines.combo),
  sql`${orderLines.position} = (select min(part.position) from ${orderLines} part
    where part.supplier_id = ${orderLines.supplierId} and part.order_number = ${orderLines.orderNumber}
    and part.combo = ${orderLines.combo})`,
);

/** The first lines of each of these orders, in one query. */
export async function previewsOf(
  db: Db,
  supplierId: SupplierId,
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, Preview>> {
  const glance = db
    .select({
      number: orderLines.orderNumber,
      name: sql<string>`coalesce(${orderCombos.name}, ${orderLines.name})`.as('shown_name'),
      picture: orderLines.picture,
      ground: orderLines.ground,
      combo: orderLines.combo,
      place:
        sql<number>`row_number() over (partition by ${orderLines.orderNumber} order by ${orderLines.position})`.as(
          'place',
        ),
    })
    .from(orderLines)
    .leftJoin(orderCombos, comboOfLine)
    .where(
      and(eq(orderLines.supplierId, supplierId), inArray(orderLines.orderNumber, [...numbers]), beginsLine),
    )
    .as('glance');
  // Nested in another `sql`: in a select from a single table, column names would lose their table.
  const parts = sql<readonly Look[] | null>`${sql`case when ${glance.combo} is not null then (
    select json_agg(json_build_object('picture', part.picture, 'ground', part.ground) order by part.position)
    from ${orderLines} part where part.supplier_id = ${supplierId} and part.order_number = ${glance.number}
    and part.combo = ${glance.combo}) end`}`;
  const { number, name, picture, ground } = glance;
  const rows = await db
    .select({ number, name, picture, ground, parts })
    .from(glance)
    .where(lte(glance.place, PREVIEWED))
    .orderBy(asc(glance.place));
  const previews = Map.groupBy(rows, (row) => row.number);
  return new Map(
    [...previews].map(([number, lines]) => [
      number,
      lines.map(({ name, parts, ...look }) => ({
        name,
        ...lookOf(look),
        ...(parts === null ? {} : { parts: parts.map(lookOf) }),
      })),
    ]),
  );
}

const lookOf = ({ picture, ground }: Look): Pick<OrderLine, 'picture' | 'ground'> => ({
  ...(picture === null ? {} : { picture }),
  ground,
});
