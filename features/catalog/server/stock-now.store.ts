/** What is in stock at this moment. Lists, pages and searches keep all else of a product, but never this. */
import { sql } from 'drizzle-orm';
import { prepared } from '#platform/db/database.ts';
import { gathered } from '#platform/db/gathered.ts';
import { stockLevels } from './catalog.tables.ts';

const { placeholder } = sql;

/** One short text in the order of what was asked: a row for each product would take longer to read than to find. */
const quantities = prepared((db) =>
  db
    .select({
      text: sql<string>`array_to_string(array(
        select (
          select ${stockLevels.quantity} from ${stockLevels}
          where ${stockLevels.supplierId} = ${placeholder('supplierId')} and ${stockLevels.productId} = asked.id
        ) from unnest(${placeholder('ids')}::uuid[]) with ordinality as asked (id, place) order by asked.place
      ), ',', '')`,
    })
    .from(sql`(select) as nothing`)
    .prepare('stock_now'),
);

/** Thousandths by product; null where the stock is not tracked. */
export const stockNow = gathered<number | null>(async (db, supplierId, ids) => {
  const [row] = await quantities(db).execute({ supplierId, ids: `{${ids.join(',')}}` });
  const texts = (row?.text ?? '').split(',');
  return new Map(ids.map((id, place) => [id, texts[place] ? Number(texts[place]) : null]));
});
