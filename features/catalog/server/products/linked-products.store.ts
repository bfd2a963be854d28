/** Linked products: a principal and its other sizes, colours or flavours. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { VariantOption } from '../../domain/product.ts';
import { groupings } from '../filters/groupings.tables.ts';
import { categories, products } from './catalog.tables.ts';
import { type CardRow, cardColumns, ofItsCategory } from './product-rows.store.ts';

/** Column for a product query: the principal of its group; null if the product is not linked. */
export const principalOfKin = sql<ProductId | null>`coalesce(${products.principalId}, (
  select link.principal_id from products as link
  where link.supplier_id = ${products.supplierId} and link.principal_id = ${products.id} limit 1))`;

/** Column for a product query: what it is by its groupings, as they are written. */
export const variantOptions = sql<readonly VariantOption[]>`coalesce((
  select json_agg(json_build_object('kind', ${groupings.kind}, 'name', ${groupings.name}) order by ${groupings.kind}, ${groupings.name})
  from ${groupings}
  where ${groupings.supplierId} = ${products.supplierId} and ${groupings.key} = any(${products.groupings})), '[]'::json)`;

export interface VariantRow extends CardRow {
  readonly options: readonly VariantOption[];
}

/** As many as can be chosen from at a glance. */
const MAX_LINKED = 24;

const selectLinked = prepared((db) =>
  db
    .select({ ...cardColumns, options: variantOptions })
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(
      and(
        eq(products.supplierId, sql.placeholder('supplierId')),
        or(
          eq(products.id, sql.placeholder('principalId')),
          eq(products.principalId, sql.placeholder('principalId')),
        ),
        ne(products.id, sql.placeholder('id')),
        products.active,
      ),
    )
    .orderBy(products.name, products.id)
    .limit(MAX_LINKED)
    .prepare('products_linked'),
);

/** The other active products of a group, by name. */
export const linkedProducts = cachedQuery(
  'products_linked',
  (db: Db, supplierId: SupplierId, id: ProductId, principalId: ProductId): Promise<VariantRow[]> =>
    selectLinked(db).execute({ supplierId, id, principalId }),
);
