import { and, asc, eq, sql } from 'drizzle-orm';
import { isUuid, type SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { categoryAddress } from '../../../domain/categories/category-tree.ts';
import {
  type RedirectFields,
  redirectKey,
  type SearchRedirect,
  staticPagePath,
} from '../../../domain/search/search-redirect.ts';
import { categories, products } from '../../products/catalog.tables.ts';
import { searchRedirects as redirects } from './search-redirects.tables.ts';

/** Advisory lock until the end of the transaction: their number and their terms are compared with all others. */
export const lockRedirects = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`search redirects ${supplierId}`}, 0))`);

/** The cast is only evaluated for targets that are ids. */
const idOf = (kind: 'category' | 'product') =>
  sql`case when ${redirects.kind} = ${kind} then ${redirects.target}::uuid end`;

/** A shop's redirects by term, each with where it leads now. */
export async function allRedirects(db: Db, supplierId: SupplierId): Promise<SearchRedirect[]> {
  const rows = await db
    .select({
      redirect: redirects,
      categoryName: categories.name,
      categoryPath: categories.path,
      productName: products.name,
      productSlug: products.slug,
      sold: products.active,
    })
    .from(redirects)
    .leftJoin(
      categories,
      and(eq(categories.supplierId, redirects.supplierId), eq(categories.id, idOf('category'))),
    )
    .leftJoin(products, and(eq(products.supplierId, redirects.supplierId), eq(products.id, idOf('product'))))
    .where(eq(redirects.supplierId, supplierId))
    .orderBy(asc(redirects.key));
  return rows.map(({ redirect: { id, term, kind, target, version }, ...found }) => {
    const name = found.categoryName ?? found.productName;
    const path = pathOf({ kind, target }, found);
    return {
      ...{ id, term, kind, target, version },
      ...(name === null ? {} : { name }),
      ...(path === undefined ? {} : { path }),
    };
  });
}

interface FoundTarget {
  readonly categoryPath: string | null;
  readonly productSlug: string | null;
  readonly sold: boolean | null;
}

function pathOf(
  { kind, target }: Pick<RedirectFields, 'kind' | 'target'>,
  { categoryPath, productSlug, sold }: FoundTarget,
): string | undefined {
  switch (kind) {
    case 'category':
      return categoryPath === null ? undefined : categoryAddress(categoryPath);
    case 'product':
      return productSlug === null || sold !== true ? undefined : `/p/${encodeURIComponent(productSlug)}`;
    case 'page':
      return staticPagePath(target);
    case 'path':
      return target;
  }
}

/** Where a shop's redirected terms lead, by `redirectKey`; one object, so that a shop without any is cached as well. */
export const redirectPaths = cachedQuery(
  'search_redirects',
  async (db: Db, supplierId: SupplierId): Promise<{ readonly [key: string]: string }> =>
    Object.fromEntries(
      (await allRedirects(db, supplierId)).flatMap(({ term, path }) =>
        path === undefined ? [] : [[redirectKey(term), path]],
      ),
    ),
);

/** Whether the shop has this category, or sells this product. */
export async function hasTarget(
  db: Db,
  supplierId: SupplierId,
  kind: 'category' | 'product',
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows =
    kind === 'category'
      ? await db
          .select({ id: categories.id })
          .from(categories)
          .where(and(eq(categories.supplierId, supplierId), eq(categories.id, id)))
      : await db
          .select({ id: products.id })
          .from(products)
          .where(and(eq(products.supplierId, supplierId), eq(products.id, id), eq(products.active, true)));
  return rows.length > 0;
}

export const insertRedirect = (
  db: Db,
  supplierId: SupplierId,
  id: string,
  fields: RedirectFields,
  now: Date,
): Promise<unknown> =>
  db.insert(redirects).values({ supplierId, id, ...fields, key: redirectKey(fields.term), updatedAt: now });

/** Under the lock, by which the caller knows the version. */
export const updateRedirect = (
  db: Db,
  supplierId: SupplierId,
  id: string,
  fields: RedirectFields,
  now: Date,
): Promise<unknown> =>
  db
    .update(redirects)
    .set({ ...fields, key: redirectKey(fields.term), updatedAt: now, version: nextVersion(redirects) })
    .where(and(eq(redirects.supplierId, supplierId), eq(redirects.id, id)));

export const deleteRedirect = (db: Db, supplierId: SupplierId, id: string): Promise<unknown> =>
  db.delete(redirects).where(and(eq(redirects.supplierId, supplierId), eq(redirects.id, id)));
