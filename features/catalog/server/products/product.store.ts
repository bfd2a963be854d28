import { and, eq, sql } from 'drizzle-orm';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import { isUuid } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { categories, products } from './catalog.tables.ts';
import { principalOfKin, type VariantRow, variantOptions } from './linked-products.store.ts';
import { type CardRow, cardColumns, ofItsCategory } from './product-rows.store.ts';

const detailColumns = {
  ...cardColumns,
  ean: products.ean,
  giftWrapPrice: products.giftWrapPrice,
  description: products.description,
  seoTitle: products.seoTitle,
  seoDescription: products.seoDescription,
  kin: principalOfKin,
  options: variantOptions,
  categoryId: products.categoryId,
};

export interface DetailRow extends VariantRow {
  readonly ean: string | null;
  readonly giftWrapPrice: number | null;
  readonly description: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly kin: ProductId | null;
  readonly categoryId: CategoryId;
}

const detailBy = (column: 'id' | 'slug') =>
  prepared((db) =>
    db
      .select(detailColumns)
      .from(products)
      .innerJoin(categories, ofItsCategory)
      .where(
        and(
          eq(products.supplierId, sql.placeholder('supplierId')),
          eq(products[column], sql.placeholder('key')),
          products.active,
        ),
      )
      .prepare(`product_by_${column}`),
  );
const detailById = detailBy('id');
const detailBySlug = detailBy('slug');

/** An active product, by id or slug. */
export const productDetail = cachedQuery(
  'product',
  async (db: Db, supplierId: SupplierId, idOrSlug: string): Promise<DetailRow | undefined> => {
    const question = isUuid(idOrSlug) ? detailById(db) : detailBySlug(db);
    return (await question.execute({ supplierId, key: idOrSlug }))[0];
  },
);

const selectPopular = prepared((db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(
      and(
        eq(products.supplierId, sql.placeholder('supplierId')),
        eq(products.categoryId, sql.placeholder('categoryId')),
        products.active,
      ),
    )
    .orderBy(sql`${products.popularity} desc nulls last`, products.id)
    .limit(sql.placeholder('limit'))
    .prepare('products_popular'),
);

/** One cached result for all products of a category. */
const popularProducts = cachedQuery(
  'products_popular',
  (db: Db, supplierId: SupplierId, categoryId: CategoryId, limit: number): Promise<CardRow[]> =>
    selectPopular(db).execute({ supplierId, categoryId, limit }),
);

/** The most popular other products of the same leaf category. */
export async function similarProducts(
  db: Db,
  supplierId: SupplierId,
  { id, categoryId }: DetailRow,
  limit: number,
): Promise<CardRow[]> {
  const popular = await popularProducts(db, supplierId, categoryId, limit + 1);
  return popular.filter((other) => other.id !== id).slice(0, limit);
}
