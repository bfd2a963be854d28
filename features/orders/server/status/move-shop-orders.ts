import type { OrderNumber } from '#kernel/ids.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { StatusChange } from './change-order-status.ts';
import { moveShopOrder } from './move-shop-order.ts';

export interface MovedOne {
  readonly number: OrderNumber;
  readonly moved: Awaited<ReturnType<typeof moveShopOrder>>;
}

/**
 * Moves several orders, each in a transaction of its own by the rules of one, so that a refused one holds no other back. After
 * each, `settle` does what its payment needs.
 */
export async function moveShopOrders(
  context: StaffContext,
  numbers: readonly OrderNumber[],
  move: Omit<StatusChange, 'number'>,
  settle: (number: OrderNumber) => Promise<unknown>,
): Promise<readonly MovedOne[]> {
  const done: MovedOne[] = [];
  for (const number of numbers) {
    const moved = await moveShopOrder(context, number, move);
    done.push({ number, moved });
    if (moved.ok) await settle(number);
  }
  return done;
}
