/** What the catalogue's questions select of a product, and the way from such a row to the domain's values. */
import { and, eq } from 'drizzle-orm';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Increments } from '../domain/increments.ts';
import type { Offer } from '../domain/offer.ts';
import { withVariance } from '../domain/payment-variance.ts';
import { isAvailable, type ProductCard } from '../domain/product.ts';
import type { SellableProduct } from '../domain/sellable-product.ts';
import { categories, products, type StoredTier, stockLevels } from './catalog.tables.ts';

export const productColumns = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  brand: products.brand,
  unit: products.unit,
  picture: products.picture,
  ground: products.ground,
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
};

export const sellableColumns = { ...productColumns, stock: stockLevels.quantity };

/** Without stock, which changes with every order: these rows may be kept. */
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

interface ProductRow {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly unit: string;
  readonly picture: string | null;
  readonly ground: number;
  readonly price: number;
  readonly wholesalePrice: number | null;
  readonly wholesaleMinimum: number | null;
  readonly tiers: readonly StoredTier[];
  readonly step: number;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly multiple: number;
  readonly tags: readonly string[];
  readonly active: boolean;
}
export interface SellableRow extends ProductRow {
  readonly stock: number | null;
}
export interface CardRow extends ProductRow {
  readonly categoryPath: string;
  readonly principalId: string | null;
}

/** How prices stand for who asks: hidden, or changed by so many basis points for the way of paying. */
export type PriceView =
  | 'hidden'
  | {
      readonly variance: number;
      /** Without what policies do to prices: no discount by quantity. Spec 7, ignorepolicy. */
      readonly withoutPolicies?: boolean;
    };

/** `stock` is what is left, null where it is not tracked. */
export function cardOf(row: CardRow, stock: number | null, view: PriceView): ProductCard {
  const increments = incrementsOf(row);
  const left = stockOf(stock);
  return {
    ...labelOf(row),
    categoryPath: row.categoryPath,
    ...(view === 'hidden' ? {} : { offer: offerFor(row, view) }),
    increments,
    available: isAvailable(row.active, left.stock, increments),
    ...left,
    ...(row.principalId === null ? {} : { principalId: row.principalId }),
  };
}

function offerFor(row: ProductRow, { variance, withoutPolicies }: Exclude<PriceView, 'hidden'>): Offer {
  const offer = withVariance(offerOf(row), variance);
  return withoutPolicies === true ? { ...offer, tiers: [] } : offer;
}

export const sellableOf = (row: SellableRow, variance: number): SellableProduct => ({
  ...labelOf(row),
  sku: row.sku,
  offer: withVariance(offerOf(row), variance),
  increments: incrementsOf(row),
  ...stockOf(row.stock),
  active: row.active,
});

const labelOf = (row: ProductRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  brand: row.brand,
  unit: row.unit,
  ...(row.picture === null ? {} : { picture: row.picture }),
  ground: row.ground,
  tags: row.tags,
});

const stockOf = (stock: number | null) => (stock === null ? {} : { stock: thousandths(stock) });

const incrementsOf = ({ step, minimum, maximum }: ProductRow): Increments => ({
  step: thousandths(step),
  minimum: thousandths(minimum),
  ...(maximum === null ? {} : { maximum: thousandths(maximum) }),
});

const offerOf = (row: ProductRow): Offer => ({
  normal: centavos(row.price),
  ...(row.wholesalePrice === null || row.wholesaleMinimum === null
    ? {}
    : { wholesale: { minimum: thousandths(row.wholesaleMinimum), price: centavos(row.wholesalePrice) } }),
  tiers: row.tiers.map(({ from, price }) => ({ from: thousandths(from), price: centavos(price) })),
  multiple: thousandths(row.multiple),
});
