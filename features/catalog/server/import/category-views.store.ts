import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { DeviceType } from '../../domain/category.ts';
import { categorySegments } from '../categories/category-segments.tables.ts';
import { categories } from '../products/catalog.tables.ts';

interface HiddenCategory {
  readonly path: string;
  readonly hiddenOn: readonly DeviceType[];
}

/** Sets on which devices each category is hidden; replaces what was set before. */
export const hideCategories = (
  db: Db,
  supplierId: SupplierId,
  hidden: readonly HiddenCategory[],
): Promise<unknown> =>
  db.execute(sql`
    update ${categories} set hidden_on = wanted."hiddenOn"
    from jsonb_to_recordset(${JSON.stringify(hidden)}::jsonb) as wanted ("path" text, "hiddenOn" text[])
    where ${categories.supplierId} = ${supplierId} and ${categories.path} = wanted."path"
      and ${categories.hiddenOn} is distinct from wanted."hiddenOn"`);

interface LimitedCategory {
  readonly path: string;
  /** Empty if the category belongs to all segments. */
  readonly segmentIds: readonly string[];
}

/** Replaces the segments of each category. */
export async function limitCategories(
  db: Db,
  supplierId: SupplierId,
  limited: readonly LimitedCategory[],
): Promise<void> {
  const wanted = sql`(
    select category.id as category_id, wanted."segmentIds" as segment_ids
    from jsonb_to_recordset(${JSON.stringify(limited)}::jsonb) as wanted ("path" text, "segmentIds" uuid[])
      join ${categories} as category on category.supplier_id = ${supplierId} and category.path = wanted."path"
  )`;
  await db.execute(sql`
    delete from ${categorySegments} using ${wanted} as wanted
    where ${categorySegments.supplierId} = ${supplierId} and ${categorySegments.categoryId} = wanted.category_id
      and ${categorySegments.segmentId} <> all(wanted.segment_ids)`);
  await db.execute(sql`
    insert into ${categorySegments} (supplier_id, category_id, segment_id)
    select ${supplierId}::uuid, wanted.category_id, unnest(wanted.segment_ids) from ${wanted} as wanted
    on conflict do nothing`);
}
