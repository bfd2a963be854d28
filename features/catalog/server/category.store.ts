import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CategoryId, isUuid, type SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Crumb } from '../domain/product.ts';
import { categories } from './catalog.tables.ts';

const allOf = prepared((db) =>
  db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      slug: categories.slug,
      name: categories.name,
      path: categories.path,
      picture: categories.picture,
    })
    .from(categories)
    .where(eq(categories.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(categories.position), asc(categories.name), asc(categories.id))
    .prepare('categories_all'),
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

const asked = alias(categories, 'asked');

const branchOf = prepared((db) =>
  db
    .select({ id: categories.id, name: categories.name, path: categories.path })
    .from(asked)
    .innerJoin(
      categories,
      and(
        eq(categories.supplierId, asked.supplierId),
        // 'a' and 'a/b' lead to 'a/b'.
        sql`starts_with(${asked.path} || '/', ${categories.path} || '/')`,
      ),
    )
    .where(
      and(
        eq(asked.supplierId, sql.placeholder('supplierId')),
        sql`(${asked.path} = ${sql.placeholder('path')} or ${asked.id} = ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(sql`length(${categories.path})`)
    .prepare('categories_branch'),
);

/** The way from the root to a category, asked for by id or path; empty when there is none. */
export const categoryBranch = (db: Db, supplierId: SupplierId, idOrPath: string): Promise<Crumb[]> =>
  branchOf(db).execute({ supplierId, path: idOrPath, id: isUuid(idOrPath) ? idOrPath : null });
