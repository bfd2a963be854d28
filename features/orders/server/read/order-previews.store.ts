/** What a list shows of an order's lines. */
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderSummary } from '../../domain/paid-order.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { comboOfLine } from '../store/order-lines.store.ts';
import { orderCombos, orderLines } from '../store/orders.tables.ts';

type Preview = OrderSummary['preview'];

type Look = Pick<typeof orderLines.$inferSelect, 'name' | 'picture' | 'ground'>;

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
    select json_agg(json_build_object('name', part.name, 'picture', part.picture, 'ground', part.ground) order by part.position)
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
      lines.map(({ parts, ...look }) => ({
        ...lookOf(look),
        ...(parts === null ? {} : { parts: parts.map(lookOf) }),
      })),
    ]),
  );
}

const lookOf = ({ name, picture, ground }: Look): Pick<OrderLine, 'name' | 'picture' | 'ground'> => ({
  name,
  ...(picture === null ? {} : { picture }),
  ground,
});
