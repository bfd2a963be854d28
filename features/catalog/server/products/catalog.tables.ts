import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import { DEVICE_TYPES } from '../../domain/category.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A progressive price as stored: `from` in thousandths, `price` in centavos per unit. */
interface StoredTier {
  readonly from: number;
  readonly price: number;
}

export const categories = pgTable(
  'categories',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    parentId: uuid('parent_id'),
    name: text().notNull(),
    slug: text().notNull(),
    /** Unique, and the address of the category's page: 'hortifruti/frutas'. */
    path: text().notNull(),
    picture: text(),
    position: integer().notNull().default(0),
    /** Devices on which the category tree omits the category and its children. */
    hiddenOn: text('hidden_on', { enum: DEVICE_TYPES }).array().notNull().default([]),
    /** All products of the category are for adults only. */
    adultsOnly: boolean('adults_only').notNull().default(false),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('categories_by_path').on(t.supplierId, t.path),
    foreignKey({ columns: [t.supplierId, t.parentId], foreignColumns: [t.supplierId, t.id] }),
  ],
);

/** Money in centavos, quantities in thousandths. */
export const products = pgTable(
  'products',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    sku: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    brand: text().notNull().default(''),
    /** The brand in addresses and filters: different spellings of a name share one key. */
    brandKey: text('brand_key')
      .notNull()
      .generatedAlwaysAs(
        sql`case when brand = '' then '' else coalesce(nullif(trim(both '-' from regexp_replace(folded(brand), '[^a-z0-9]+', '-', 'g')), ''), left(md5(brand), 12)) end`,
      ),
    description: text().notNull().default(''),
    unit: text().notNull().default('UN'),
    ean: text(),
    /** The leaf category. */
    categoryId: uuid('category_id').notNull(),
    /** The leaf's parent, or the leaf itself if it has none: one indexed column selects a whole branch. */
    rootCategoryId: uuid('root_category_id').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    wholesalePrice: bigint('wholesale_price', { mode: 'number' }),
    wholesaleMinimum: bigint('wholesale_minimum', { mode: 'number' }),
    tiers: jsonb().$type<StoredTier[]>().notNull().default([]),
    step: bigint({ mode: 'number' }).notNull().default(1000),
    minimum: bigint({ mode: 'number' }).notNull().default(0),
    maximum: bigint({ mode: 'number' }),
    multiple: bigint({ mode: 'number' }).notNull().default(1000),
    /** The smallest quantity that can be ordered, computed like `reachableQuantity`; null if the maximum is below it. */
    smallestOrder: bigint('smallest_order', { mode: 'number' }).generatedAlwaysAs(
      sql`case when (greatest(step, minimum) + step - 1) / step * step <= coalesce(maximum, 999999000) then (greatest(step, minimum) + step - 1) / step * step end`,
    ),
    /** Grams per unit, for fees by weight; a product sold by the kilo weighs its quantity. Null counts as 0. */
    weight: integer(),
    /** Price of gift wrapping per cart line, whatever the quantity; null: not offered. */
    giftWrapPrice: bigint('gift_wrap_price', { mode: 'number' }),
    tags: text().array().notNull().default([]),
    /** Keys of the supplier's groupings. */
    groupings: text().array().notNull().default([]),
    /** The product of which this one is another size, colour or flavour. A principal product is not linked itself. */
    principalId: uuid('principal_id'),
    /** Id of a stored picture; `ground` is the background tone of its card (1–8). */
    picture: text(),
    ground: smallint().notNull().default(1),
    popularity: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** The product itself is marked as for adults only. */
    adultMark: boolean('adult_mark').notNull().default(false),
    /** Adults-only by its own mark or its categories'. Maintained by a trigger, so that no query has to join. */
    adultsOnly: boolean('adults_only').notNull().default(false),
    /** What the shop pays for one unit; only staff see it. Null: unknown. */
    cost: bigint({ mode: 'number' }),
    /** Title and description of the product's page for search engines; empty: made of name and description. */
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** Stock of at most this counts as low; null: not watched. */
    lowStock: bigint('low_stock', { mode: 'number' }),
    /** Not sold and not listed any more, but orders name it. Archived products are inactive. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Counts what staff edit, by a trigger: a save of an older version is refused. */
    version: integer().notNull().default(1),
    /** Counts the changes of what is offered with the product, which its own `version` does not. */
    additionsVersion: integer('additions_version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Stored because folding thousands of names per query is slow; finds equal names. */
    foldedName: text('folded_name').notNull().generatedAlwaysAs(sql`folded(name)`),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('vitrine', searchable(name)), 'A') || setweight(to_tsvector('vitrine', searchable(brand)), 'B') || setweight(to_tsvector('vitrine', searchable(sku || ' ' || coalesce(ean, ''))), 'A') || setweight(to_tsvector('vitrine', searchable(description)), 'D')`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('products_by_sku').on(t.supplierId, t.sku),
    unique('products_by_slug').on(t.supplierId, t.slug),
    foreignKey({
      columns: [t.supplierId, t.categoryId],
      foreignColumns: [categories.supplierId, categories.id],
    }),
    index('products_by_category')
      .on(t.supplierId, t.categoryId, t.popularity.desc(), t.id)
      .where(sql`active`),
    index('products_by_root_category')
      .on(t.supplierId, t.rootCategoryId, t.popularity.desc(), t.id)
      .where(sql`active`),
    index('products_by_popularity').on(t.supplierId, t.popularity.desc(), t.id).where(sql`active`),
    index('products_by_price').on(t.supplierId, t.price, t.id).where(sql`active`),
    index('products_by_name').on(t.supplierId, t.name, t.id).where(sql`active`),
    // Lists of the panel, which also have inactive products.
    index('products_panel_by_name').on(t.supplierId, t.name, t.id),
    index('products_panel_by_price').on(t.supplierId, t.price, t.id),
    index('products_panel_by_change').on(t.supplierId, t.updatedAt, t.id),
    // The index `products_by_facets` is created in a migration because it INCLUDEs columns: what filters and counts read.
    // So is `products_panel_facts`: unarchived products in narrow rows, of which the panel counts and compares all.
    index('products_by_ean').on(t.supplierId, t.ean),
    index('products_by_brand').on(t.supplierId, t.brandKey, t.popularity.desc(), t.id).where(sql`active`),
    // Of all suppliers, as in `product_pictures`.
    index('products_by_picture').on(t.picture).where(sql`picture is not null`),
    index('products_by_principal').on(t.supplierId, t.principalId).where(sql`principal_id is not null`),
    // Of each word behind its supplier's key: see `search-words.store.ts`.
    index('products_by_words').using('gin', sql`words_of_supplier("supplier_id","search")`),
    // Parts of names and codes, for staff who look a product up.
    index('products_by_part').using(
      'gin',
      t.supplierId,
      t.foldedName.op('gin_trgm_ops'),
      sql`lower(sku) gin_trgm_ops`,
    ),
    foreignKey({ columns: [t.supplierId, t.principalId], foreignColumns: [t.supplierId, t.id] }),
    check('products_principal', sql`principal_id <> id`),
    check('products_prices', sql`price >= 0 and (wholesale_price is null or wholesale_price >= 0)`),
    check('products_gift_wrap_price', sql`gift_wrap_price >= 0`),
    check('products_cost', sql`cost >= 0`),
    check('products_archived', sql`archived_at is null or not active`),
    check(
      'products_quantities',
      sql`step > 0 and minimum >= 0 and (maximum is null or maximum > 0) and multiple > 0`,
    ),
  ],
);

/** Products without a row are untracked. A table of its own, so that a sale rewrites a narrow row. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    /** The product's smallest order, maintained by triggers: a sale that leaves at least this needs no lookup. */
    soldOutBelow: bigint('sold_out_below', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId] }),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
    check('stock_never_below_zero', sql`quantity >= 0`),
  ],
);
