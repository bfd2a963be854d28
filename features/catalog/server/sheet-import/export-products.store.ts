import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { categories, products, stockLevels } from '../products/catalog.tables.ts';

const roots = alias(categories, 'roots');
const principal = alias(products, 'principal');

/** A page of all products that are not archived, by code, after this one. */
export const productsAfter = (db: Db, supplierId: SupplierId, sku: string, limit: number) =>
  db
    .select({
      sku: products.sku,
      name: products.name,
      brand: products.brand,
      root: roots.name,
      leaf: sql<string>`case when ${categories.parentId} is null then '' else ${categories.name} end`,
      price: products.price,
      cost: products.cost,
      unit: products.unit,
      ean: products.ean,
      description: products.description,
      stock: stockLevels.quantity,
      step: products.step,
      minimum: products.minimum,
      maximum: products.maximum,
      multiple: products.multiple,
      wholesaleMinimum: products.wholesaleMinimum,
      wholesalePrice: products.wholesalePrice,
      tags: products.tags,
      groupings: products.groupings,
      principalSku: principal.sku,
      weight: products.weight,
      giftWrapPrice: products.giftWrapPrice,
      active: products.active,
    })
    .from(products)
    .innerJoin(
      categories,
      and(eq(categories.supplierId, products.supplierId), eq(categories.id, products.categoryId)),
    )
    .innerJoin(roots, and(eq(roots.supplierId, products.supplierId), eq(roots.id, products.rootCategoryId)))
    .leftJoin(
      stockLevels,
      and(eq(stockLevels.supplierId, products.supplierId), eq(stockLevels.productId, products.id)),
    )
    .leftJoin(
      principal,
      and(eq(principal.supplierId, products.supplierId), eq(principal.id, products.principalId)),
    )
    .where(and(eq(products.supplierId, supplierId), isNull(products.archivedAt), gt(products.sku, sku)))
    .orderBy(asc(products.sku))
    .limit(limit);

/** How many of them there are. */
export async function countExported(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), isNull(products.archivedAt)));
  return row?.total ?? 0;
}

export type ExportedRow = Awaited<ReturnType<typeof productsAfter>>[number];
