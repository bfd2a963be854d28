import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CategoryId, isUuid, type SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { DeviceType } from '../../domain/category.ts';
import type { CategoryCrumb } from '../../domain/product.ts';
import { categories } from '../products/catalog.tables.ts';
import { categorySegments } from './category-segments.tables.ts';

const { id, parentId, slug, name, path, picture } = categories;
const ofSupplier = eq(categories.supplierId, sql.placeholder('supplierId'));
const inOrder = [asc(categories.position), asc(name), asc(id)];

const allOf = prepared((db) =>
  db
    .select({ id, parentId, slug, name, path, picture })
    .from(categories)
    .where(ofSupplier)
    .orderBy(...inOrder)
    .prepare('categories_all'),
);

const segmentsOfCategory = sql`select from ${categorySegments} where ${categorySegments.supplierId} = ${categories.supplierId} and ${categorySegments.categoryId} = ${id}`;
const segment = sql`${sql.placeholder('segmentId')}::uuid`;

const seenOf = prepared((db) =>
  db
    .select({ id, parentId, slug, name, path, picture })
    .from(categories)
    .where(
      and(
        ofSupplier,
        sql`(${segment} is null or not exists (${segmentsOfCategory}) or exists (${segmentsOfCategory} and ${categorySegments.segmentId} = ${segment}))`,
        sql`coalesce(${sql.placeholder('device')}::text <> all(${categories.hiddenOn}), true)`,
      ),
    )
    .orderBy(...inOrder)
    .prepare('categories_seen'),
);

export interface CategoryRow {
  readonly id: CategoryId;
  readonly parentId: CategoryId | null;
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly picture: string | null;
}

/** Every category of the shop, in the shop's order. */
export const allCategories = (db: Db, supplierId: SupplierId): Promise<CategoryRow[]> =>
  allOf(db).execute({ supplierId });

/** The segment and device for which categories are listed. */
export interface CategoryView {
  readonly segmentId?: string | undefined;
  readonly device?: DeviceType | undefined;
}

/** The categories of a segment that are not hidden on a device, in the shop's order. */
export const seenCategories = cachedQuery(
  'categories_seen',
  (db: Db, supplierId: SupplierId, view: CategoryView): Promise<CategoryRow[]> =>
    seenOf(db).execute({ supplierId, segmentId: view.segmentId ?? null, device: view.device ?? null }),
);

const wanted = alias(categories, 'asked');

const branchOf = prepared((db) =>
  db
    .select({ id: categories.id, name: categories.name, path: categories.path })
    .from(wanted)
    .innerJoin(
      categories,
      and(
        eq(categories.supplierId, wanted.supplierId),
        // 'a' and 'a/b' lead to 'a/b'.
        sql`starts_with(${wanted.path} || '/', ${categories.path} || '/')`,
      ),
    )
    .where(
      and(
        eq(wanted.supplierId, sql.placeholder('supplierId')),
        sql`(${wanted.path} = ${sql.placeholder('path')} or ${wanted.id} = ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(sql`length(${categories.path})`)
    .prepare('categories_branch'),
);

/** The branch from the root to a category, found by id or path; empty if there is none. */
export const categoryBranch = cachedQuery(
  'categories_branch',
  (db: Db, supplierId: SupplierId, idOrPath: string): Promise<CategoryCrumb[]> =>
    branchOf(db).execute({ supplierId, path: idOrPath, id: isUuid(idOrPath) ? idOrPath : null }),
);
