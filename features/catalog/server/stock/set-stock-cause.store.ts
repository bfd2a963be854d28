/** Why and by whom stock changes in a transaction: the triggers on `stock_levels` write it into each movement. */
import { sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { NamedStoreChange, StockCause } from '../../domain/stock/stock-movement.ts';

export interface MovementCause {
  readonly cause: StockCause;
  /** A sentence for people. */
  readonly reason?: string;
  /** Who; the context's staff member by default. */
  readonly staffId?: string;
  /** Of the request; a shop's key moves one product once. */
  readonly key?: string;
  /** What it changes at stores, by product. */
  readonly stores?: ReadonlyMap<ProductId, readonly NamedStoreChange[]>;
}

/** Until the transaction ends. Without it, less stock is an order's and more stock a cancelled order's. */
export async function setStockCause(
  { db, actor }: Context,
  { cause, reason = '', staffId, key = '', stores }: MovementCause,
): Promise<void> {
  const who = staffId ?? (actor.kind === 'staff' ? actor.staffId : '');
  const changes = stores === undefined ? '' : JSON.stringify(Object.fromEntries(stores));
  await db.execute(sql`
    select set_config('vitrine.stock_cause', ${cause}, true), set_config('vitrine.stock_reason', ${reason}, true),
      set_config('vitrine.stock_staff', ${who}, true), set_config('vitrine.stock_key', ${key}, true),
      set_config('vitrine.stock_stores', ${changes}, true)`);
}
