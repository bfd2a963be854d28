import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';
import { someProducts } from '../panel/panel-list.store.ts';
import { categories, products } from '../products/catalog.tables.ts';
import { type CardRow, cardColumns, ofItsCategory } from '../products/product-rows.store.ts';
import { productAdditions } from './additions.tables.ts';

const { supplierId, productId, additionId, position } = productAdditions;

const selectSoldAdditions = prepared((db) =>
  db
    .select(cardColumns)
    .from(productAdditions)
    .innerJoin(products, and(eq(products.supplierId, supplierId), eq(products.id, additionId)))
    .innerJoin(categories, ofItsCategory)
    .where(
      and(
        eq(supplierId, sql.placeholder('supplierId')),
        eq(productId, sql.placeholder('productId')),
        products.active,
      ),
    )
    .orderBy(asc(position))
    .prepare('product_additions_sold'),
);

/** The active additions of a product, in the shop's order. */
export const soldAdditions = cachedQuery(
  'product_additions_sold',
  (db: Db, supplier: SupplierId, product: ProductId): Promise<CardRow[]> =>
    selectSoldAdditions(db).execute({ supplierId: supplier, productId: product }),
);

const selectSoldAdditionsOfMany = prepared((db) =>
  db
    .select({ goesWith: productId, ...cardColumns })
    .from(productAdditions)
    .innerJoin(products, and(eq(products.supplierId, supplierId), eq(products.id, additionId)))
    .innerJoin(categories, ofItsCategory)
    .where(
      and(
        eq(supplierId, sql.placeholder('supplierId')),
        sql`${productId} = any(${sql.placeholder('productIds')}::uuid[])`,
        products.active,
      ),
    )
    .orderBy(asc(productId), asc(position))
    .prepare('product_additions_sold_of_many'),
);

/** Not cached: the combinations of products put into carts together hardly ever repeat. */
export const soldAdditionsOfMany = (
  db: Db,
  supplier: SupplierId,
  productIds: readonly ProductId[],
): Promise<(CardRow & { readonly goesWith: ProductId })[]> =>
  selectSoldAdditionsOfMany(db).execute({ supplierId: supplier, productIds });

/** Counts on the version of what is offered with the product. */
export const countAdditionsVersion = (db: Db, supplier: SupplierId, product: ProductId): Promise<unknown> =>
  db
    .update(products)
    .set({ additionsVersion: sql`${products.additionsVersion} + 1` })
    .where(and(eq(products.supplierId, supplier), eq(products.id, product)));

/** Undefined without such a product. */
export async function additionsVersion(
  db: Db,
  supplier: SupplierId,
  product: ProductId,
): Promise<number | undefined> {
  const [row] = await db
    .select({ version: products.additionsVersion })
    .from(products)
    .where(and(eq(products.supplierId, supplier), eq(products.id, product)));
  return row?.version;
}

/** All additions of a product, sold or not, in the shop's order. */
export async function additionProducts(
  db: Db,
  supplier: SupplierId,
  product: ProductId,
): Promise<PanelListProduct[]> {
  const rows = await db
    .select({ additionId })
    .from(productAdditions)
    .where(and(eq(supplierId, supplier), eq(productId, product)))
    .orderBy(asc(position));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.additionId);
  const found = new Map(
    (await someProducts(db, supplier, inArray(products.id, ids))).map((one) => [one.id, one]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Replaces the product's additions; `additions` is in display order. */
export async function replaceAdditions(
  db: Db,
  supplier: SupplierId,
  product: ProductId,
  additions: readonly ProductId[],
): Promise<void> {
  await db.delete(productAdditions).where(and(eq(supplierId, supplier), eq(productId, product)));
  if (additions.length === 0) return;
  await db.insert(productAdditions).values(
    additions.map((addition, index) => ({
      supplierId: supplier,
      productId: product,
      additionId: addition,
      position: index,
    })),
  );
}
