/** Questions about single products and given products. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import { isUuid } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { categories, products, stockLevels } from './catalog.tables.ts';
import {
  type CardRow,
  cardColumns,
  ofItsCategory,
  ofItsStock,
  type SellableRow,
  sellableColumns,
} from './product-rows.store.ts';

const detailColumns = {
  ...cardColumns,
  ean: products.ean,
  description: products.description,
  categoryId: products.categoryId,
};

export interface DetailRow extends CardRow {
  readonly ean: string | null;
  readonly description: string;
  readonly categoryId: CategoryId;
}

const detailBy = (column: 'id' | 'slug') =>
  prepared((db) =>
    db
      .select(detailColumns)
      .from(products)
      .innerJoin(categories, ofItsCategory)
      .leftJoin(stockLevels, ofItsStock)
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

/** A product that is sold, by its id or its slug. */
export async function productDetail(
  db: Db,
  supplierId: SupplierId,
  idOrSlug: string,
): Promise<DetailRow | undefined> {
  const question = isUuid(idOrSlug) ? detailById(db) : detailBySlug(db);
  return (await question.execute({ supplierId, key: idOrSlug }))[0];
}

const similarTo = prepared((db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .leftJoin(stockLevels, ofItsStock)
    .where(
      and(
        eq(products.supplierId, sql.placeholder('supplierId')),
        eq(products.categoryId, sql.placeholder('categoryId')),
        ne(products.id, sql.placeholder('id')),
        products.active,
      ),
    )
    .orderBy(sql`${products.popularity} desc nulls last`, products.id)
    .limit(sql.placeholder('limit'))
    .prepare('products_similar'),
);

/** The most popular others of the same leaf category. */
export const similarProducts = (
  db: Db,
  supplierId: SupplierId,
  { id, categoryId }: DetailRow,
  limit: number,
): Promise<CardRow[]> => similarTo(db).execute({ supplierId, id, categoryId, limit });

const sellableByIds = prepared((db) =>
  db
    .select(sellableColumns)
    .from(products)
    .leftJoin(stockLevels, ofItsStock)
    .where(
      and(
        eq(products.supplierId, sql.placeholder('supplierId')),
        sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('products_sellable'),
);

/** Given products, sold or not any more, in no order. */
export const sellableProducts = (
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
): Promise<SellableRow[]> => sellableByIds(db).execute({ supplierId, ids: [...ids] });
