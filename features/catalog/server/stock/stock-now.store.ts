/** Current stock. Lists, pages and searches cache everything else of a product, but never this. */
import { sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { batchLoader } from '#platform/db/batching/batch-loader.ts';
import { opaqueArray } from '#platform/db/batching/opaque-array.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { stockLevels } from '../products/catalog.tables.ts';

const { placeholder } = sql;
const ids = opaqueArray(sql`${placeholder('ids')}::uuid[]`);

/** Returns one text in the order of the ids: reading a row per product would take longer than finding it. */
const selectQuantities = prepared((db) =>
  db
    .select({
      text: sql<string>`array_to_string(array(
        select (
          select ${stockLevels.quantity} from ${stockLevels}
          where ${stockLevels.supplierId} = ${placeholder('supplierId')} and ${stockLevels.productId} = asked.id
        ) from unnest(${ids}) with ordinality as asked (id, place) order by asked.place
      ), ',', '')`,
    })
    .from(sql`(select) as nothing`)
    .prepare('stock_now'),
);

/** Stock in thousandths by product; null if untracked. Not batched, so that a transaction does not wait. */
export async function stockOf(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, number | null>> {
  const [row] = await selectQuantities(db).execute({ supplierId, ids: `{${productIds.join(',')}}` });
  const texts = (row?.text ?? '').split(',');
  return new Map(productIds.map((id, index) => [id, texts[index] ? Number(texts[index]) : null]));
}

/** `stockOf` batched over one event-loop turn. */
export const stockNow = batchLoader<number | null>(stockOf);
