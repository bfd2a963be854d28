/** The bulk edit grid: one line's changed cells, judged against the product as it is. */
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { OFFER_TAG } from '../offer-tag.ts';

/** As many products as the grid edits at once. */
export const MAX_GRID_PRODUCTS = 100;

export interface GridProduct {
  readonly id: ProductId;
  readonly version: number;
  readonly price: Money;
  readonly cost: Money | undefined;
  readonly minimum: Quantity;
  readonly maximum: Quantity | undefined;
  readonly active: boolean;
  readonly categoryId: CategoryId;
  readonly tags: readonly string[];
  /** Undefined if untracked. */
  readonly stock: Quantity | undefined;
}

export type GridField = 'price' | 'cost' | 'minimum' | 'active' | 'onOffer' | 'categoryId' | 'stock';

/** Absent cells stay as they are. */
export interface GridCells {
  readonly price?: Money;
  readonly cost?: Money | 'none';
  readonly minimum?: Quantity;
  readonly active?: boolean;
  readonly onOffer?: boolean;
  readonly categoryId?: CategoryId;
  readonly stock?: Quantity | 'untracked';
}

export interface GridLine {
  readonly id: ProductId;
  /** The version that the person saw. */
  readonly version: number;
  /** The stock that the person saw, where the cell has changed. */
  readonly seenStock?: Quantity | undefined;
  readonly cells: GridCells;
}

export type GridProblem =
  | 'not-positive'
  | 'above-maximum'
  | 'unknown'
  | 'stock-changed'
  | 'not-exact'
  | 'not-allowed';

export type GridRefusal =
  | { readonly code: 'not-found' }
  | { readonly code: 'changed-by-other' }
  | { readonly code: 'not-valid'; readonly problems: Readonly<Partial<Record<GridField, GridProblem>>> };

/** The product with the line's cells, or why nothing of the line is written. */
export function withCells(
  product: GridProduct,
  { version, seenStock, cells }: GridLine,
  allowed: { readonly categories: ReadonlySet<CategoryId>; readonly costs: boolean },
): Result<GridProduct, GridRefusal> {
  if (product.version !== version) return refuse({ code: 'changed-by-other' });
  const problems: Partial<Record<GridField, GridProblem>> = {};
  if (cells.price !== undefined && cells.price <= 0) problems.price = 'not-positive';
  if (cells.minimum !== undefined && product.maximum !== undefined && cells.minimum > product.maximum)
    problems.minimum = 'above-maximum';
  if (cells.categoryId !== undefined && !allowed.categories.has(cells.categoryId))
    problems.categoryId = 'unknown';
  if (cells.cost !== undefined && !allowed.costs) problems.cost = 'not-allowed';
  if (cells.stock !== undefined && product.stock !== seenStock) problems.stock = 'stock-changed';
  if (Object.keys(problems).length > 0) return refuse({ code: 'not-valid', problems });
  return accept({
    ...product,
    price: cells.price ?? product.price,
    cost: cells.cost === undefined ? product.cost : cells.cost === 'none' ? undefined : cells.cost,
    minimum: cells.minimum ?? product.minimum,
    active: cells.active ?? product.active,
    categoryId: cells.categoryId ?? product.categoryId,
    tags: withOffer(product.tags, cells.onOffer),
    stock: cells.stock === undefined ? product.stock : cells.stock === 'untracked' ? undefined : cells.stock,
  });
}

function withOffer(tags: readonly string[], onOffer: boolean | undefined): readonly string[] {
  if (onOffer === undefined || tags.includes(OFFER_TAG) === onOffer) return tags;
  return onOffer ? [...tags, OFFER_TAG] : tags.filter((tag) => tag !== OFFER_TAG);
}
