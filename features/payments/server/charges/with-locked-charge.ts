/** The lock order of everything that moves money: the order's row, then its charges, oldest first, then titles. Decision 028. */
import type { OrderNumber } from '#kernel/ids.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { OrderHooks, OrderPaymentState } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { lockCharges } from '../store/charge-moves.store.ts';

export interface LockedCharges {
  /** Whether the order still needs to be paid. */
  readonly orderState: OrderPaymentState;
  /** All charges of the order, oldest first. */
  readonly all: readonly ChargeRow[];
}

export interface LockedCharge<C extends Context = Context> extends LockedCharges {
  /** The context of the transaction that holds the locks. */
  readonly inside: C;
  /** As it is now: another process may have moved it on since the caller read it. */
  readonly charge: ChargeRow;
}

/** Locks an order and all of its charges in the caller's transaction. */
export async function lockOrderCharges(
  inside: Context,
  orders: OrderHooks,
  orderNumber: OrderNumber,
): Promise<LockedCharges> {
  const orderState = await orders.lockForPayment(inside, orderNumber);
  return { orderState, all: await lockCharges(inside.db, inside.supplier.id, orderNumber) };
}

/**
 * Runs `work` in a transaction of its own that has locked the charge, its order and the order's other charges. Undefined, without
 * running it, if the charge does not exist.
 */
export const withLockedCharge = <C extends Context, T>(
  context: C,
  orders: OrderHooks,
  { id, orderNumber }: Pick<ChargeRow, 'id' | 'orderNumber'>,
  work: (locked: LockedCharge<C>) => Promise<T>,
): Promise<T | undefined> =>
  inTransaction(context, async (inside) => {
    const locked = await lockOrderCharges(inside, orders, orderNumber);
    const charge = locked.all.find((one) => one.id === id);
    return charge === undefined ? undefined : work({ ...locked, inside, charge });
  });

/** For what ends an operation: does nothing if another process has moved it on since the caller read it. */
export const withLockedOperation = async (
  context: Context,
  orders: OrderHooks,
  { id, orderNumber, operation }: ChargeRow,
  work: (locked: LockedCharge) => Promise<void>,
): Promise<void> =>
  withLockedCharge(context, orders, { id, orderNumber }, async (locked) => {
    if (locked.charge.operation === operation) await work(locked);
  });
