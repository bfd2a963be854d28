import type { Quantity } from '#kernel/quantity.ts';

/** Why a stock has changed. */
export const STOCK_CAUSES = [
  'order',
  'return',
  'import',
  'correction',
  'grid',
  'receipt',
  'removal',
] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

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
}
