import type { Quantity } from '#kernel/quantity.ts';
import type { StoreChange } from './store-stock.ts';

/** Why a stock has changed. */
export const STOCK_CAUSES = [
  'order',
  'return',
  'import',
  'correction',
  'grid',
  'receipt',
  'removal',
  'transfer',
  'pickup',
] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

/** With the store's name at the time. */
export interface NamedStoreChange extends StoreChange {
  readonly name: string;
}

export interface StockMovement {
  readonly id: string;
  readonly at: number;
  readonly cause: StockCause;
  /** Undefined where the stock was not tracked. */
  readonly before: Quantity | undefined;
  readonly after: Quantity | undefined;
  /** Name of the staff member; undefined: a client's order. */
  readonly by: string | undefined;
  readonly reason: string;
  /** What it changed at stores, of a transfer what it took from first; empty: it was about no store. */
  readonly stores: readonly NamedStoreChange[];
}
