/** What an import finds and leaves: products before and after, for counts and rollback. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { ProductBefore } from '../../domain/sheet-import/product-before.ts';
import { categories, products, stockLevels } from '../products/catalog.tables.ts';
import { sheetImportChanges } from './sheet-imports.tables.ts';

export interface KnownProduct extends ProductBefore {
  readonly id: ProductId;
  readonly sku: string;
}

const known = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  brand: products.brand,
  description: products.description,
  unit: products.unit,
  ean: products.ean,
  category_id: products.categoryId,
  root_category_id: products.rootCategoryId,
  price: products.price,
  wholesale_price: products.wholesalePrice,
  wholesale_minimum: products.wholesaleMinimum,
  step: products.step,
  minimum: products.minimum,
  maximum: products.maximum,
  multiple: products.multiple,
  tags: products.tags,
  groupings: products.groupings,
  gift_wrap_price: products.giftWrapPrice,
  weight: products.weight,
  cost: products.cost,
  active: products.active,
  principal_id: products.principalId,
  version: products.version,
  stock: stockLevels.quantity,
};

/** The shop's products with these codes. */
export const productsBySku = (
  db: Db,
  supplierId: SupplierId,
  skus: readonly string[],
): Promise<KnownProduct[]> =>
  db
    .select(known)
    .from(products)
    .leftJoin(
      stockLevels,
      and(eq(stockLevels.supplierId, products.supplierId), eq(stockLevels.productId, products.id)),
    )
    .where(
      and(eq(products.supplierId, supplierId), sql`${products.sku} = any(${sql.param([...skus])}::text[])`),
    );

/** A product that a file names twice keeps its values from before the first line. */
export async function addChanges(
  db: Db,
  rows: readonly (typeof sheetImportChanges.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(sheetImportChanges)
    .values([...rows])
    .onConflictDoUpdate({
      target: [sheetImportChanges.supplierId, sheetImportChanges.importId, sheetImportChanges.productId],
      set: { version: sql`excluded.version`, stockAfter: sql`excluded.stock_after` },
    });
}

export type ChangeRecord = typeof sheetImportChanges.$inferSelect;

const ofImport = (supplierId: SupplierId, importId: string) =>
  and(eq(sheetImportChanges.supplierId, supplierId), eq(sheetImportChanges.importId, importId));

/** Changes that a rollback has not looked at yet. */
export const changesToUndo = (
  db: Db,
  supplierId: SupplierId,
  importId: string,
  limit: number,
): Promise<ChangeRecord[]> =>
  db
    .select()
    .from(sheetImportChanges)
    .where(and(ofImport(supplierId, importId), isNull(sheetImportChanges.restored)))
    .orderBy(asc(sheetImportChanges.productId))
    .limit(limit);

export const markUndone = (
  db: Db,
  supplierId: SupplierId,
  importId: string,
  restored: ReadonlyMap<ProductId, boolean>,
): Promise<unknown> =>
  db.execute(sql`
    update ${sheetImportChanges} set restored = seen.restored
    from jsonb_to_recordset(${JSON.stringify([...restored].map(([id, done]) => ({ id, restored: done })))}::jsonb)
      as seen (id uuid, restored boolean)
    where ${sheetImportChanges.supplierId} = ${supplierId} and ${sheetImportChanges.importId} = ${importId}
      and ${sheetImportChanges.productId} = seen.id`);

/** Names of the products that a rollback left as they are, because they had changed since. */
export const leftProducts = (
  db: Db,
  supplierId: SupplierId,
  importId: string,
  limit: number,
): Promise<{ sku: string; name: string }[]> =>
  db
    .select({ sku: products.sku, name: products.name })
    .from(sheetImportChanges)
    .innerJoin(
      products,
      and(
        eq(products.supplierId, sheetImportChanges.supplierId),
        eq(products.id, sheetImportChanges.productId),
      ),
    )
    .where(and(ofImport(supplierId, importId), eq(sheetImportChanges.restored, false)))
    .orderBy(asc(products.name))
    .limit(limit);

/** Locks products in id order; version and stock as they are now. */
export async function lockForUndo(
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, number>> {
  const rows = await db
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(
      and(eq(products.supplierId, supplierId), sql`${products.id} = any(${sql.param([...ids])}::uuid[])`),
    )
    .orderBy(asc(products.id))
    .for('no key update');
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Writes the values from before an import; a category that is gone since is not restored. */
export const restoreProducts = (
  db: Db,
  supplierId: SupplierId,
  rows: readonly (ProductBefore & { readonly id: ProductId })[],
): Promise<unknown> =>
  db.execute(sql`
    update ${products} set name = old.name, brand = old.brand, description = old.description, unit = old.unit,
      ean = old.ean, category_id = coalesce(place.id, ${products.categoryId}),
      root_category_id = coalesce(place.parent_id, place.id, ${products.rootCategoryId}), price = old.price,
      wholesale_price = old.wholesale_price, wholesale_minimum = old.wholesale_minimum, step = old.step,
      minimum = old.minimum, maximum = old.maximum, multiple = old.multiple, tags = old.tags,
      groupings = old.groupings, gift_wrap_price = old.gift_wrap_price, weight = old.weight, cost = old.cost,
      active = old.active, principal_id = old_principal.id, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as old (id uuid, name text, brand text, description text,
      unit text, ean text, category_id uuid, root_category_id uuid, price bigint, wholesale_price bigint,
      wholesale_minimum bigint, step bigint, minimum bigint, maximum bigint, multiple bigint, tags text[],
      groupings text[], gift_wrap_price bigint, weight integer, cost bigint, active boolean, principal_id uuid)
      left join ${categories} as place on place.supplier_id = ${supplierId} and place.id = old.category_id
      left join ${products} as old_principal on old_principal.supplier_id = ${supplierId} and old_principal.id = old.principal_id
    where ${products.supplierId} = ${supplierId} and ${products.id} = old.id`);

/** Products that the import made: nothing is deleted, because orders may name them meanwhile. */
export const archiveProducts = (
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
  now: Date,
): Promise<unknown> =>
  db
    .update(products)
    .set({ active: false, archivedAt: now, updatedAt: now })
    .where(
      and(eq(products.supplierId, supplierId), sql`${products.id} = any(${sql.param([...ids])}::uuid[])`),
    );

/** Products whose version is still that of the import. */
export const untouchedSince = async (
  db: Db,
  supplierId: SupplierId,
  importId: string,
): Promise<ProductId[]> =>
  (
    await db
      .select({ id: products.id })
      .from(sheetImportChanges)
      .innerJoin(
        products,
        and(
          eq(products.supplierId, sheetImportChanges.supplierId),
          eq(products.id, sheetImportChanges.productId),
          eq(products.version, sheetImportChanges.version),
        ),
      )
      .where(ofImport(supplierId, importId))
  ).map(({ id }) => id);

/** Takes the present versions of these products for those that the import left: its own links came after them. */
export const renewVersions = (
  db: Db,
  supplierId: SupplierId,
  importId: string,
  ids: readonly ProductId[],
): Promise<unknown> =>
  db.execute(sql`
    update ${sheetImportChanges} set version = ${products.version} from ${products}
    where ${sheetImportChanges.supplierId} = ${supplierId} and ${sheetImportChanges.importId} = ${importId}
      and ${products.supplierId} = ${supplierId} and ${products.id} = ${sheetImportChanges.productId}
      and ${products.id} = any(${sql.param([...ids])}::uuid[]) and ${products.version} <> ${sheetImportChanges.version}`);
