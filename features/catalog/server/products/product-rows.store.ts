/** The columns that catalogue queries select of a product, its current stock, and the conversion from rows to domain values. */

import { type AnyColumn, and, eq, type GetColumnData, sql } from 'drizzle-orm';
import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import type { PricedProduct } from '#features/pricing/domain/policy.ts';
import type { CartPrices, PriceOf } from '#features/pricing/server/prices-for.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { batchLoader } from '#platform/db/batching/batch-loader.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { opaqueArray } from '#platform/db/sql-fragments.ts';
import { isAvailable, type ProductCard } from '../../domain/product.ts';
import type { SellableProduct } from '../../domain/sellable-product.ts';
import { categories, products, stockLevels } from './catalog.tables.ts';

export const productColumns = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  brand: products.brand,
  unit: products.unit,
  picture: products.picture,
  ground: products.ground,
  categoryId: products.categoryId,
  rootCategoryId: products.rootCategoryId,
  price: products.price,
  wholesalePrice: products.wholesalePrice,
  wholesaleMinimum: products.wholesaleMinimum,
  tiers: products.tiers,
  step: products.step,
  minimum: products.minimum,
  maximum: products.maximum,
  multiple: products.multiple,
  tags: products.tags,
  active: products.active,
  adultsOnly: products.adultsOnly,
};

export const sellableColumns = { ...productColumns, stock: stockLevels.quantity };

/** Without stock, which changes with every order, so that these rows can be cached. */
export const cardColumns = {
  ...productColumns,
  categoryPath: categories.path,
  principalId: products.principalId,
};

export const ofItsStock = and(
  eq(stockLevels.supplierId, products.supplierId),
  eq(stockLevels.productId, products.id),
);
export const ofItsCategory = and(
  eq(categories.supplierId, products.supplierId),
  eq(categories.id, products.categoryId),
);

/** The values of selected columns. */
type RowOf<Columns extends Record<string, AnyColumn>> = {
  readonly [Name in keyof Columns]: GetColumnData<Columns[Name]>;
};
type ProductRow = RowOf<typeof productColumns>;
export type SellableRow = ProductRow & { readonly stock: number | null };
export type CardRow = RowOf<typeof cardColumns>;

const { placeholder } = sql;
const ids = opaqueArray(sql`${placeholder('ids')}::uuid[]`);

/** Returns one text in the order of the ids: reading a row per product would take longer than finding it. */
const selectQuantities = prepared((db) =>
  db
    .select({
      text: sql<string>`array_to_string(array(
        select (
          select ${stockLevels.quantity} from ${stockLevels}
          where ${stockLevels.supplierId} = ${placeholder('supplierId')} and ${stockLevels.productId} = asked.id
        ) from unnest(${ids}) with ordinality as asked (id, place) order by asked.place
      ), ',', '')`,
    })
    .from(sql`(select) as nothing`)
    .prepare('stock_now'),
);

/** Stock in thousandths by product; null if untracked. Not batched, so that a transaction does not wait. */
export async function stockOf(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, number | null>> {
  const [row] = await selectQuantities(db).execute({ supplierId, ids: `{${productIds.join(',')}}` });
  const texts = (row?.text ?? '').split(',');
  return new Map(productIds.map((id, index) => [id, texts[index] ? Number(texts[index]) : null]));
}

/** `stockOf` batched over one event-loop turn. Everything else of a product is cached, its stock never. */
export const stockNow = batchLoader<number | null>(stockOf);

/** `stock`: null if untracked. Without `priceOf` the card has no prices. */
export function cardOf(row: CardRow, stock: number | null, priceOf: PriceOf | undefined): ProductCard {
  const increments = incrementsOf(row);
  const left = stockPart(stock);
  return {
    ...labelOf(row),
    sku: row.sku,
    categoryPath: row.categoryPath,
    ...defined({ offer: priceOf === undefined ? undefined : productOfferOf(row, priceOf) }),
    increments,
    available: isAvailable(row.active, left.stock, increments),
    ...left,
    ...(row.principalId === null ? {} : { principalId: row.principalId }),
  };
}

export function sellableOf(row: ProductRow, stock: number | null, prices: CartPrices): SellableProduct {
  const promotions = prices.rolesOf(pricedProduct(row));
  return {
    ...labelOf(row),
    sku: row.sku,
    offer: productOfferOf(row, prices.priceOf),
    increments: incrementsOf(row),
    ...stockPart(stock),
    ...(promotions.length === 0 ? {} : { promotions }),
    active: row.active,
  };
}

const labelOf = (row: ProductRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  brand: row.brand,
  unit: row.unit,
  ...(row.picture === null ? {} : { picture: row.picture }),
  ground: row.ground,
  tags: row.tags,
  ...(row.adultsOnly ? { adultsOnly: true } : {}),
});

const stockPart = (stock: number | null) => (stock === null ? {} : { stock: thousandths(stock) });

export const incrementsOf = ({ step, minimum, maximum }: ProductRow): Increments => ({
  step: thousandths(step),
  minimum: thousandths(minimum),
  ...(maximum === null ? {} : { maximum: thousandths(maximum) }),
});

/** The offer of a product for the requesting client. */
export const productOfferOf = (row: ProductRow, priceOf: PriceOf): Offer =>
  priceOf(pricedProduct(row), baseOffer(row));

const pricedProduct = ({ id, categoryId, rootCategoryId, brand, tags }: ProductRow): PricedProduct => ({
  id,
  categoryIds: [categoryId, rootCategoryId],
  brand,
  tags,
});

const baseOffer = (row: ProductRow): Offer => ({
  normal: centavos(row.price),
  ...(row.wholesalePrice === null || row.wholesaleMinimum === null
    ? {}
    : { wholesale: { minimum: thousandths(row.wholesaleMinimum), price: centavos(row.wholesalePrice) } }),
  tiers: row.tiers.map(({ from, price }) => ({ from: thousandths(from), price: centavos(price) })),
  multiple: thousandths(row.multiple),
});
