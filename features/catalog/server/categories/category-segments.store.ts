import { eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { categorySegments } from './category-segments.tables.ts';

export async function replaceCategorySegments(
  db: Db,
  supplierId: SupplierId,
  members: readonly (typeof categorySegments.$inferInsert)[],
): Promise<void> {
  await db.delete(categorySegments).where(eq(categorySegments.supplierId, supplierId));
  if (members.length > 0) await db.insert(categorySegments).values([...members]);
}
