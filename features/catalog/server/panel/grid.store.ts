import { and, asc, eq, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { GridProduct } from '../../domain/panel/grid-change.ts';
import { categories, products } from '../products/catalog.tables.ts';
import { lockStock } from '../stock/stock.store.ts';

/** Locks the products in id order, before their stock: decision 028. */
export async function lockGridProducts(
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
): Promise<GridProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      version: products.version,
      price: products.price,
      cost: products.cost,
      minimum: products.minimum,
      maximum: products.maximum,
      active: products.active,
      categoryId: products.categoryId,
      tags: products.tags,
    })
    .from(products)
    .where(
      and(eq(products.supplierId, supplierId), sql`${products.id} = any(${sql.param([...ids])}::uuid[])`),
    )
    .orderBy(asc(products.id))
    .for('no key update');
  const levels = await lockStock(db, supplierId, ids);
  const stock = new Map(levels.map(({ productId, quantity }) => [productId, quantity]));
  return rows.map(({ cost, maximum, price, minimum, ...row }) => {
    const level = stock.get(row.id);
    return {
      ...row,
      price: centavos(price),
      minimum: thousandths(minimum),
      cost: cost === null ? undefined : centavos(cost),
      maximum: maximum === null ? undefined : thousandths(maximum),
      stock: level === undefined ? undefined : thousandths(level),
    };
  });
}

/** Each category of the shop with its root. */
export async function rootsOfCategories(
  db: Db,
  supplierId: SupplierId,
): Promise<ReadonlyMap<CategoryId, CategoryId>> {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(eq(categories.supplierId, supplierId));
  return new Map(rows.map(({ id, parentId }) => [id, parentId ?? id]));
}

/** Writes one line of the grid and returns the product's new version. */
export async function writeGridProduct(
  db: Db,
  supplierId: SupplierId,
  product: GridProduct,
  rootCategoryId: CategoryId | undefined,
  now: Date,
): Promise<number> {
  const { id, price, cost, minimum, active, categoryId, tags } = product;
  const [row] = await db
    .update(products)
    .set({
      price,
      cost: cost ?? null,
      minimum,
      active,
      categoryId,
      tags: [...tags],
      updatedAt: now,
      ...defined({ rootCategoryId }),
    })
    .where(and(eq(products.supplierId, supplierId), eq(products.id, id)))
    .returning({ version: products.version });
  return row?.version ?? product.version;
}
