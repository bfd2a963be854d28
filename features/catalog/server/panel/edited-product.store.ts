/** A whole product as staff edit it. */
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defined } from '#kernel/defined.ts';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { productAlerts } from '../alerts/product-alerts.tables.ts';
import { groupings } from '../filters/groupings.tables.ts';
import { categories, products, stockLevels } from '../products/catalog.tables.ts';

const principal = alias(products, 'principal');

const itself = (supplierId: SupplierId, productId: ProductId) =>
  and(eq(products.supplierId, supplierId), eq(products.id, productId));

/** Locks a product's row until the transaction ends; undefined without such a product. */
export async function lockVersion(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<number | undefined> {
  const [row] = await db
    .select({ version: products.version })
    .from(products)
    .where(itself(supplierId, productId))
    .for('no key update');
  return row?.version;
}

export async function editedProduct(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<EditedProduct | undefined> {
  const [row] = await db
    .select({ product: products, principalSku: principal.sku, stock: stockLevels.quantity })
    .from(products)
    .leftJoin(
      principal,
      and(eq(principal.supplierId, products.supplierId), eq(principal.id, products.principalId)),
    )
    .leftJoin(
      stockLevels,
      and(eq(stockLevels.supplierId, products.supplierId), eq(stockLevels.productId, products.id)),
    )
    .where(itself(supplierId, productId));
  if (row === undefined) return undefined;
  const { product, principalSku, stock } = row;
  const words = await groupingWords(db, supplierId, product.groupings);
  const alerts = await waitingAlerts(db, supplierId, productId);
  const { wholesalePrice, wholesaleMinimum } = product;
  return {
    id: product.id,
    slug: product.slug,
    version: product.version,
    archived: product.archivedAt !== null,
    stock: stock === null ? undefined : thousandths(stock),
    alerts,
    updatedAt: product.updatedAt.getTime(),
    sku: product.sku,
    name: product.name,
    brand: product.brand,
    ean: product.ean ?? '',
    description: product.description,
    unit: product.unit,
    categoryId: product.categoryId,
    price: centavos(product.price),
    tiers: product.tiers.map(({ from, price }) => ({ from: thousandths(from), price: centavos(price) })),
    increments: {
      step: thousandths(product.step),
      minimum: thousandths(product.minimum),
      ...(product.maximum === null ? {} : { maximum: thousandths(product.maximum) }),
    },
    multiple: thousandths(product.multiple),
    tags: product.tags,
    groupings: words,
    principalSku: principalSku ?? '',
    adultMark: product.adultMark,
    active: product.active,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    ...(wholesalePrice === null || wholesaleMinimum === null
      ? {}
      : { wholesale: { minimum: thousandths(wholesaleMinimum), price: centavos(wholesalePrice) } }),
    ...(product.cost === null ? {} : { cost: centavos(product.cost) }),
    ...defined({ weight: product.weight ?? undefined }),
    ...(product.giftWrapPrice === null ? {} : { giftWrapPrice: centavos(product.giftWrapPrice) }),
    ...(product.lowStock === null ? {} : { lowStock: thousandths(product.lowStock) }),
  };
}

/** 'Sabor: Uva' for each key, in the product's order. */
async function groupingWords(db: Db, supplierId: SupplierId, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: groupings.key, kind: groupings.kind, name: groupings.name })
    .from(groupings)
    .where(
      and(eq(groupings.supplierId, supplierId), sql`${groupings.key} = any(${sql.param([...keys])}::text[])`),
    );
  const byKey = new Map(rows.map(({ key, kind, name }) => [key, kind === '' ? name : `${kind}: ${name}`]));
  return keys.map((key) => byKey.get(key) ?? key);
}

async function waitingAlerts(db: Db, supplierId: SupplierId, productId: ProductId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(productAlerts)
    .where(
      and(
        eq(productAlerts.supplierId, supplierId),
        eq(productAlerts.productId, productId),
        eq(productAlerts.kind, 'availability'),
        isNull(productAlerts.sentAt),
        isNull(productAlerts.cancelledAt),
      ),
    );
  return row?.total ?? 0;
}

export interface Place {
  readonly categoryId: CategoryId;
  readonly rootCategoryId: CategoryId;
}

/** The category with its root; undefined if the shop has none with this id. */
export async function placeOfCategory(
  db: Db,
  supplierId: SupplierId,
  categoryId: CategoryId,
): Promise<Place | undefined> {
  const [row] = await db
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(and(eq(categories.supplierId, supplierId), eq(categories.id, categoryId)));
  return row && { categoryId: row.id, rootCategoryId: row.parentId ?? row.id };
}

/** Whether another product has the code. */
export async function isSkuTaken(
  db: Db,
  supplierId: SupplierId,
  sku: string,
  productId: ProductId,
): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), eq(products.sku, sku), ne(products.id, productId)))
    .limit(1);
  return rows.length > 0;
}

/** Codes that begin with this text, for a copy's code. */
export const skusLike = async (db: Db, supplierId: SupplierId, start: string): Promise<string[]> =>
  (
    await db
      .select({ sku: products.sku })
      .from(products)
      .where(and(eq(products.supplierId, supplierId), sql`starts_with(${products.sku}, ${start})`))
  ).map(({ sku }) => sku);

export type ProductRow = typeof products.$inferInsert;

export const updateProduct = (
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
  row: Partial<ProductRow>,
): Promise<unknown> => db.update(products).set(row).where(itself(supplierId, productId));
