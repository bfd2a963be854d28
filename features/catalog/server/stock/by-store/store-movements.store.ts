/** Movements about stores that change no stock: the others are written by the triggers on `stock_levels`. */
import { sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import type { NamedStoreChange } from '../../../domain/stock/stock-movement.ts';
import { stockLevels } from '../../products/catalog.tables.ts';
import { stockMovements } from '../stock-movements.tables.ts';
import { storeStock } from './store-stock.tables.ts';

export interface StoreMovement {
  readonly productId: ProductId;
  readonly cause: 'transfer' | 'pickup' | 'correction';
  /** The product's figure, whose row is locked: it does not change. */
  readonly stock: Quantity;
  readonly reason: string;
  /** Of the request, if any. */
  readonly key?: string;
  readonly stores: readonly NamedStoreChange[];
}

const staffOf = ({ actor }: Context): string | null => (actor.kind === 'staff' ? actor.staffId : null);

/** Goods that changed their place, and no stock. The database makes the ids, as those of all movements: they are in order of time. */
export async function addStoreMovements(
  context: Context,
  movements: readonly StoreMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const common = { supplierId: context.supplier.id, staffId: staffOf(context) };
  await context.db.insert(stockMovements).values(
    movements.map(({ productId, cause, stock, reason, key, stores }) => ({
      ...common,
      ...{ id: sql`uuidv7()`, productId, cause, before: stock, after: stock, reason, stores },
      key: key ?? null,
    })),
  );
}

/** A movement of each product that a store still has, which is about to end; one statement, however many. */
export const addMovementsOfEndedStore = (
  context: Context,
  { id, name }: { readonly id: string; readonly name: string },
  reason: string,
): Promise<unknown> =>
  context.db.execute(sql`
    insert into ${stockMovements} (supplier_id, id, product_id, cause, before, after, staff_id, reason, stores)
    select there.supplier_id, uuidv7(), there.product_id, 'transfer', level.quantity, level.quantity,
      ${staffOf(context)}::uuid, ${reason}, jsonb_build_array(jsonb_build_object(
        'storeId', there.store_id, 'name', ${name}::text, 'before', there.quantity, 'after', 0))
    from ${storeStock} as there
    join ${stockLevels} as level on level.supplier_id = there.supplier_id and level.product_id = there.product_id
    where there.supplier_id = ${context.supplier.id} and there.store_id = ${id} and there.quantity > 0`);
