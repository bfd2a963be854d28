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
import { DEVICES } from '../../domain/device.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Progressive prices as stored: from this many thousandths on, this many centavos each. */
export interface StoredTier {
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
    /** 'hortifruti/frutas': unique, and the address of the category's page. */
    path: text().notNull(),
    picture: text(),
    position: integer().notNull().default(0),
    /** Where the tree leaves it out, with what stands under it. */
    hiddenOn: text('hidden_on', { enum: DEVICES }).array().notNull().default([]),
    /** Whether all its products are only for those of age. */
    adultsOnly: boolean('adults_only').notNull().default(false),
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
    /** The brand in addresses and filters: several writings of one name are one brand. */
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
    /** The leaf's parent, or the leaf itself where it has none: one indexed column answers for a whole branch. */
    rootCategoryId: uuid('root_category_id').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    wholesalePrice: bigint('wholesale_price', { mode: 'number' }),
    wholesaleMinimum: bigint('wholesale_minimum', { mode: 'number' }),
    tiers: jsonb().$type<StoredTier[]>().notNull().default([]),
    step: bigint({ mode: 'number' }).notNull().default(1000),
    minimum: bigint({ mode: 'number' }).notNull().default(0),
    maximum: bigint({ mode: 'number' }),
    multiple: bigint({ mode: 'number' }).notNull().default(1000),
    /** The least that can be ordered, as `reachableQuantity` reckons it; null where the maximum lies below. */
    smallestOrder: bigint('smallest_order', { mode: 'number' }).generatedAlwaysAs(
      sql`case when (greatest(step, minimum) + step - 1) / step * step <= coalesce(maximum, 999999000) then (greatest(step, minimum) + step - 1) / step * step end`,
    ),
    /** Grams of one, for fees by weight; what is sold by the kilo weighs what it is. Null weighs nothing. */
    weight: integer(),
    /** What wrapping it as a present costs, however many; where it is null, it is not wrapped. */
    giftWrapPrice: bigint('gift_wrap_price', { mode: 'number' }),
    tags: text().array().notNull().default([]),
    /** Keys of the supplier's groupings. */
    groupings: text().array().notNull().default([]),
    /** The product of which this one is another size, colour or flavour. A principal product is not linked itself. */
    principalId: uuid('principal_id'),
    /** Id of a stored picture, and the tone of the card it stands on (1–8). */
    picture: text(),
    ground: smallint().notNull().default(1),
    popularity: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Whether the product itself was marked as only for those of age. */
    adultMark: boolean('adult_mark').notNull().default(false),
    /** Whether it is: by its own mark or its categories'. A trigger keeps it, so that no question has to join. */
    adultsOnly: boolean('adults_only').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** For equal names: kept, because folding thousands of names for one question is slow. */
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
    // And `products_by_facets`, made by migration because it carries columns: what filters and their counts read.
    index('products_by_ean').on(t.supplierId, t.ean),
    index('products_by_brand').on(t.supplierId, t.brandKey, t.popularity.desc(), t.id).where(sql`active`),
    index('products_by_principal').on(t.supplierId, t.principalId).where(sql`principal_id is not null`),
    // With the supplier (extension btree_gin): else a word finds it at all suppliers first.
    index('products_by_search').using('gin', t.supplierId, t.search),
    foreignKey({ columns: [t.supplierId, t.principalId], foreignColumns: [t.supplierId, t.id] }),
    check('products_principal', sql`principal_id <> id`),
    check('products_prices', sql`price >= 0 and (wholesale_price is null or wholesale_price >= 0)`),
    check('products_gift_wrap_price', sql`gift_wrap_price >= 0`),
    check(
      'products_quantities',
      sql`step > 0 and minimum >= 0 and (maximum is null or maximum > 0) and multiple > 0`,
    ),
  ],
);

/** Products without a row here are untracked. Apart from the product, so that a sale rewrites a narrow row. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    /** The product's smallest order, kept by triggers: a sale that leaves more than that has nothing to look up. */
    soldOutBelow: bigint('sold_out_below', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId] }),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
    check('stock_never_below_zero', sql`quantity >= 0`),
  ],
);
