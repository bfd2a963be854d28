import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { PriceReason } from '#features/pricing/domain/unit-price.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderLine, OrderSummary } from '../domain/placed-order.ts';
import { orderLines } from './orders.tables.ts';

/** As they stood in the cart. */
export async function linesOfOrder(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<OrderLine[]> {
  const rows = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.supplierId, supplierId), eq(orderLines.orderNumber, number)))
    .orderBy(asc(orderLines.position));
  return rows.map((row) => ({
    productId: row.productId,
    sku: row.sku,
    slug: row.slug,
    name: row.name,
    unit: row.unit,
    ...(row.picture === null ? {} : { picture: row.picture }),
    ground: row.ground,
    quantity: thousandths(row.quantity),
    unitPrice: centavos(row.unitPrice),
    reason: row.priceReason as PriceReason,
    total: centavos(row.total),
    giftWrap: row.giftWrap,
    ...(row.giftWrap ? { giftWrapPrice: centavos(row.giftWrapPrice) } : {}),
    ...(row.discount > 0 ? { discount: centavos(row.discount) } : {}),
  }));
}

type Preview = OrderSummary['preview'];

/** Enough for a glance. */
const PREVIEWED = 4;

/** The first lines of each of these orders, in one question. */
export async function previewsOf(
  db: Db,
  supplierId: SupplierId,
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, Preview>> {
  const rows = await db
    .select({
      number: orderLines.orderNumber,
      name: orderLines.name,
      picture: orderLines.picture,
      ground: orderLines.ground,
    })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.supplierId, supplierId),
        inArray(orderLines.orderNumber, [...numbers]),
        lt(orderLines.position, PREVIEWED),
      ),
    )
    .orderBy(asc(orderLines.position));
  const previews = Map.groupBy(rows, (row) => row.number);
  return new Map(
    [...previews].map(([number, lines]) => [
      number,
      lines.map(({ name, picture, ground }) => ({ name, ...(picture === null ? {} : { picture }), ground })),
    ]),
  );
}
