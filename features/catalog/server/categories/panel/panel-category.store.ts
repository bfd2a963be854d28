/** The categories as staff edit them. Writers hold the lock of imports, which serialises them. */
import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { EditedCategory } from '../../../domain/categories/edited-category.ts';
import { categories, products } from '../../products/catalog.tables.ts';

const itself = (supplierId: SupplierId, id: CategoryId) =>
  and(eq(categories.supplierId, supplierId), eq(categories.id, id));

/** Every category of the shop in its order, each subcategory after its parent. */
export async function editedCategories(db: Db, supplierId: SupplierId): Promise<EditedCategory[]> {
  const counted = db
    .select({
      categoryId: products.categoryId,
      current: sql<number>`(count(*) filter (where ${products.archivedAt} is null))::int`.as('current'),
      archived: sql<number>`(count(*) filter (where ${products.archivedAt} is not null))::int`.as('archived'),
    })
    .from(products)
    .where(eq(products.supplierId, supplierId))
    .groupBy(products.categoryId)
    .as('counted');
  const rows = await db
    .select({ category: categories, current: counted.current, archived: counted.archived })
    .from(categories)
    .leftJoin(counted, eq(counted.categoryId, categories.id))
    .where(eq(categories.supplierId, supplierId))
    .orderBy(asc(categories.position), asc(categories.name), asc(categories.id));
  const all = rows.map(
    ({ category, current, archived }): EditedCategory => ({
      id: category.id,
      name: category.name,
      slug: category.slug,
      path: category.path,
      hiddenOn: category.hiddenOn,
      adultsOnly: category.adultsOnly,
      products: current ?? 0,
      archivedProducts: archived ?? 0,
      version: category.version,
      ...defined({ parentId: category.parentId ?? undefined, picture: category.picture ?? undefined }),
    }),
  );
  const below = Map.groupBy(all, ({ parentId }) => parentId);
  return (below.get(undefined) ?? []).flatMap((root) => [root, ...(below.get(root.id) ?? [])]);
}

/** The position at the end of a place. */
export async function nextPosition(
  db: Db,
  supplierId: SupplierId,
  parentId: CategoryId | undefined,
): Promise<number> {
  const [row] = await db
    .select({ last: max(categories.position) })
    .from(categories)
    .where(
      and(
        eq(categories.supplierId, supplierId),
        parentId === undefined ? isNull(categories.parentId) : eq(categories.parentId, parentId),
      ),
    );
  return (row?.last ?? -1) + 1;
}

export const insertCategory = (db: Db, row: typeof categories.$inferInsert): Promise<unknown> =>
  db.insert(categories).values(row);

/** Writes the columns and counts the change. */
export const updateCategory = (
  db: Db,
  supplierId: SupplierId,
  id: CategoryId,
  row: Partial<typeof categories.$inferInsert>,
): Promise<unknown> =>
  db
    .update(categories)
    .set({ ...row, version: nextVersion(categories) })
    .where(itself(supplierId, id));

/** The picture has calls of its own and does not count as a change. */
export const writeCategoryPicture = (
  db: Db,
  supplierId: SupplierId,
  id: CategoryId,
  picture: string | null,
): Promise<unknown> => db.update(categories).set({ picture }).where(itself(supplierId, id));

/** Replaces the beginning of the paths below a category. */
export const movePathsBelow = (
  db: Db,
  supplierId: SupplierId,
  parentId: CategoryId,
  parentPath: string,
): Promise<unknown> =>
  db
    .update(categories)
    .set({ path: sql`${parentPath}::text || '/' || ${categories.slug}` })
    .where(and(eq(categories.supplierId, supplierId), eq(categories.parentId, parentId)));

/** Positions from 0, in the order of the ids. */
export const writePositions = (
  db: Db,
  supplierId: SupplierId,
  ids: readonly CategoryId[],
): Promise<unknown> =>
  db
    .update(categories)
    .set({ position: sql`array_position(${sql.param([...ids])}::uuid[], ${categories.id}) - 1` })
    .where(and(eq(categories.supplierId, supplierId), inArray(categories.id, [...ids])));

export const removeCategory = (db: Db, supplierId: SupplierId, id: CategoryId): Promise<unknown> =>
  db.delete(categories).where(itself(supplierId, id));

interface Place {
  readonly categoryId: CategoryId;
  readonly rootCategoryId: CategoryId;
}

/** Puts all products that are directly in a category at another place, archived ones too. */
export const moveProductsOf = (
  db: Db,
  supplierId: SupplierId,
  categoryId: CategoryId,
  place: Place,
): Promise<unknown> =>
  db
    .update(products)
    .set({ ...place, updatedAt: sql`now()` })
    .where(and(eq(products.supplierId, supplierId), eq(products.categoryId, categoryId)));

/** Puts these products, which are locked, at the place. */
export const moveProducts = (
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
  place: Place,
): Promise<unknown> =>
  db
    .update(products)
    .set({ ...place, updatedAt: sql`now()` })
    .where(and(eq(products.supplierId, supplierId), inArray(products.id, [...ids])));
