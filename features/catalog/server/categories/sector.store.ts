import { and, asc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Sector } from '../../domain/category.ts';
import { categories } from '../products/catalog.tables.ts';
import { sectorCategories, sectors } from './sectors.tables.ts';

const selectSectors = prepared((db) =>
  db
    .select({
      id: sectors.id,
      slug: sectors.slug,
      name: sectors.name,
      category: { id: categories.id, name: categories.name, path: categories.path },
    })
    .from(sectors)
    .leftJoin(
      sectorCategories,
      and(eq(sectorCategories.supplierId, sectors.supplierId), eq(sectorCategories.sectorId, sectors.id)),
    )
    .leftJoin(
      categories,
      and(eq(categories.supplierId, sectors.supplierId), eq(categories.id, sectorCategories.categoryId)),
    )
    .where(eq(sectors.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(sectors.position), asc(sectors.id), asc(categories.position), asc(categories.name))
    .prepare('sectors_all'),
);

/** Every sector of the shop with its categories, in the shop's order. */
export async function allSectors(db: Db, supplierId: SupplierId): Promise<Sector[]> {
  const rows = Map.groupBy(await selectSectors(db).execute({ supplierId }), (row) => row.id);
  return [...rows].map(([id, group]) => ({
    id,
    slug: group[0]?.slug ?? '',
    name: group[0]?.name ?? '',
    categories: group.flatMap(({ category }) => category ?? []),
  }));
}

export async function replaceSectors(
  db: Db,
  supplierId: SupplierId,
  rows: readonly (typeof sectors.$inferInsert)[],
  members: readonly (typeof sectorCategories.$inferInsert)[],
): Promise<void> {
  await db.delete(sectors).where(eq(sectors.supplierId, supplierId));
  if (rows.length > 0) await db.insert(sectors).values([...rows]);
  if (members.length > 0) await db.insert(sectorCategories).values([...members]);
}
