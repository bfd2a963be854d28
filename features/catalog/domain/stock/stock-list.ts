/** The stock room of the panel: what staff ask for, and what a line says. */
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';

export const STOCK_SORTS = ['name', 'sku', 'stock', 'lowStock'] as const;
export type StockSort = (typeof STOCK_SORTS)[number];

/** 'awaited': clients asked to be notified when it can be bought again. */
export const STOCK_FILTERS = ['low', 'sold-out', 'untracked', 'awaited'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export interface StockListQuery {
  /** Words of name, brand or code; a whole code or barcode. Empty: all. */
  readonly text: string;
  readonly only?: StockFilter;
  /** Only what is at this store, or has been. */
  readonly storeId?: string;
  readonly sort: StockSort;
  readonly descending: boolean;
}

export interface StockRow {
  readonly id: ProductId;
  readonly sku: string;
  readonly name: string;
  readonly unit: string;
  readonly picture: string | undefined;
  readonly active: boolean;
  /** What can still be sold: orders take their goods when they are made. Undefined if untracked. */
  readonly available: Quantity | undefined;
  /** In orders whose goods have not left the shop. */
  readonly reserved: Quantity;
  /** At most so much is low; undefined: only what is less than the smallest order. */
  readonly lowStock: Quantity | undefined;
  readonly smallestOrder: Quantity;
  /** Clients who asked to be notified when it can be bought again. */
  readonly waiting: number;
  /** What each store has of it; those that have none may be absent. */
  readonly stores: ReadonlyMap<string, Quantity>;
}

export type StockStanding = 'untracked' | 'sold-out' | 'low' | 'enough';

/** The same as the conditions of `panel-conditions.store.ts`, which the lists are filtered by. */
export function stockStanding({
  available,
  lowStock = 0 as Quantity,
  smallestOrder,
}: Pick<StockRow, 'available' | 'lowStock' | 'smallestOrder'>): StockStanding {
  if (available === undefined) return 'untracked';
  if (available < smallestOrder || available === 0) return 'sold-out';
  return available <= lowStock ? 'low' : 'enough';
}
