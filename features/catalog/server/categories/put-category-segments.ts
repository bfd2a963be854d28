import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { allCategories } from './category.store.ts';
import { replaceCategorySegments } from './category-segments.store.ts';

/** Replaces the segments of the categories at these paths; other categories belong to all. Must run in a transaction. */
export async function putCategorySegments(
  db: Db,
  supplierId: SupplierId,
  segmentsOf: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const ids = new Map((await allCategories(db, supplierId)).map(({ path, id }) => [path, id]));
  const members = Object.entries(segmentsOf).flatMap(([path, segmentIds]) => {
    const categoryId = ids.get(path);
    if (categoryId === undefined) throw new Error(`no category ${path}`);
    return segmentIds.map((segmentId) => ({ supplierId, categoryId, segmentId }));
  });
  await replaceCategorySegments(db, supplierId, members);
}
