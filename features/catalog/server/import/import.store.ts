/** The SQL of the import: a fixed number of statements per batch, whatever its size. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { rowEstimate } from '#platform/db/row-estimate.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';
import { categories, products, stockLevels } from '../products/catalog.tables.ts';

/** Advisory lock until the end of the transaction: serialises bulk product writes of a supplier (imports, category marks). */
export const lockImports = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${supplierId}`}, 0))`);

export async function categoryIds(
  db: Db,
  supplierId: SupplierId,
  paths: readonly string[],
): Promise<Map<string, CategoryId>> {
  const rows = await db
    .select({ path: categories.path, id: categories.id })
    .from(categories)
    .where(and(eq(categories.supplierId, supplierId), inArray(categories.path, [...paths])));
  return new Map(rows.map(({ path, id }) => [path, id]));
}

export const insertCategories = (
  db: Db,
  rows: readonly (typeof categories.$inferInsert)[],
): Promise<unknown> => db.insert(categories).values([...rows]);

export const insertProducts = (db: Db, rows: readonly (typeof products.$inferInsert)[]): Promise<unknown> =>
  db.insert(products).values([...rows]);

/** Which of these SKUs and slugs are in use, with their products. */
export const inUse = (
  db: Db,
  supplierId: SupplierId,
  skus: readonly string[],
  slugs: readonly string[],
): Promise<{ id: ProductId; sku: string; slug: string }[]> =>
  db
    .select({ id: products.id, sku: products.sku, slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.supplierId, supplierId),
        or(
          sql`${products.sku} = any(${sql.param([...skus])}::text[])`,
          sql`${products.slug} = any(${sql.param([...slugs])}::text[])`,
        ),
      ),
    );

/** Locks the existing products in id order, before their stock, as the panel does with one product. Decision 028. */
export const lockProducts = (db: Db, supplierId: SupplierId, ids: readonly ProductId[]): Promise<unknown> =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(products.supplierId, supplierId), sql`${products.id} = any(${sql.param([...ids])}::uuid[])`),
    )
    .orderBy(asc(products.id))
    .for('no key update');

/** A product for the upsert; the keys are column names. */
export interface UpsertRow {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly unit: string;
  readonly ean: string | null;
  readonly category_id: string;
  readonly root_category_id: string;
  readonly price: number;
  readonly wholesale_price: number | null;
  readonly wholesale_minimum: number | null;
  readonly step: number;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly multiple: number;
  readonly tags: readonly string[];
  readonly groupings: readonly string[];
  readonly picture: string | null;
  readonly ground: number;
  readonly gift_wrap_price: number | null;
  readonly weight: number | null;
  readonly cost: number | null;
  readonly active: boolean;
}

const columns = sql.raw(
  'id, sku, slug, name, brand, description, unit, ean, category_id, root_category_id, price, wholesale_price, wholesale_minimum, step, minimum, maximum, multiple, tags, groupings, picture, ground, gift_wrap_price, weight, cost, active',
);
const shape = sql.raw(
  'id uuid, sku text, slug text, name text, brand text, description text, unit text, ean text, category_id uuid, root_category_id uuid, price bigint, wholesale_price bigint, wholesale_minimum bigint, step bigint, minimum bigint, maximum bigint, multiple bigint, tags text[], groupings text[], picture text, ground smallint, gift_wrap_price bigint, weight integer, cost bigint, active boolean',
);

/** The columns that a field of the file updates in an existing row. */
export const COLUMNS_OF: Partial<Record<ImportField, readonly (keyof UpsertRow)[]>> = {
  name: ['name'],
  brand: ['brand'],
  description: ['description'],
  unit: ['unit'],
  ean: ['ean'],
  category: ['category_id', 'root_category_id'],
  subcategory: ['category_id', 'root_category_id'],
  price: ['price'],
  wholesalePrice: ['wholesale_price', 'wholesale_minimum'],
  wholesaleMinimum: ['wholesale_price', 'wholesale_minimum'],
  step: ['step'],
  minimum: ['minimum'],
  maximum: ['maximum'],
  multiple: ['multiple'],
  tags: ['tags'],
  groupings: ['groupings'],
  giftWrapPrice: ['gift_wrap_price'],
  weight: ['weight'],
  cost: ['cost'],
  active: ['active'],
};

/** Inserts new SKUs and updates the changed columns of known ones. Returns how many rows were new and how many known. */
export async function upsertProducts(
  db: Db,
  supplierId: SupplierId,
  rows: readonly UpsertRow[],
  fields: ReadonlySet<ImportField>,
): Promise<{ inserted: number; updated: number }> {
  const names = [...new Set([...fields].flatMap((field) => COLUMNS_OF[field] ?? []))];
  const assignments = sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));
  const before = sql.raw(names.map((name) => `products.${name}`).join(', '));
  const after = sql.raw(names.map((name) => `excluded.${name}`).join(', '));
  const { rows: written } = await db.execute<{ fresh: boolean }>(sql`
    insert into ${products} (supplier_id, ${columns})
    select ${supplierId}::uuid, ${columns} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${shape})
    on conflict (supplier_id, sku) do update set ${assignments}, updated_at = now()
    where (${before}) is distinct from (${after})
    returning (old.id is null) as fresh`);
  const inserted = written.filter((row) => row.fresh).length;
  return { inserted, updated: rows.length - inserted };
}

/** Sets stock quantities; products with `undefined` are no longer tracked. */
export async function setStock(
  db: Db,
  supplierId: SupplierId,
  levels: ReadonlyMap<ProductId, number | undefined>,
): Promise<void> {
  const tracked = [...levels].flatMap(([productId, quantity]) =>
    quantity === undefined ? [] : [{ supplierId, productId, quantity }],
  );
  const untracked = [...levels].flatMap(([productId, quantity]) =>
    quantity === undefined ? [productId] : [],
  );
  if (tracked.length > 0) {
    await db
      .insert(stockLevels)
      .values(tracked)
      .onConflictDoUpdate({
        target: [stockLevels.supplierId, stockLevels.productId],
        set: { quantity: sql`excluded.quantity` },
        setWhere: sql`${stockLevels.quantity} <> excluded.quantity`,
      });
  }
  if (untracked.length > 0) {
    await db
      .delete(stockLevels)
      .where(and(eq(stockLevels.supplierId, supplierId), inArray(stockLevels.productId, untracked)));
  }
}

/** As `autovacuum_analyze_scale_factor` by default: fewer changes leave plans as they are. */
const CHANGES_PLANS = 0.1;

/**
 * Refreshes planner statistics after this many products were written, so that the next query is planned with the new row counts. Where
 * they are few of the platform's, the statistics hold, and a shop's import does not read what all shops have.
 */
export async function analyzeAfter(db: Db, written: number): Promise<void> {
  if (written < CHANGES_PLANS * (await rowEstimate(db, products))) return;
  await db.execute(sql`analyze ${products}, ${categories}, ${stockLevels}`);
}
