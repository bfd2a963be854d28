/**
 * An order's charges under its lock, and what a payment does to them. The lock order of everything that moves money: the order's row,
 * then its charges, oldest first, then titles. Decision 028.
 */
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { OrderHooks, OrderPaymentState } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { lockCharges, updateCharge } from '../store/charge-moves.store.ts';
import { methodById } from '../store/payment-method.store.ts';
import { voidCharge } from './void-charge.ts';

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

/**
 * Processes a payment of this charge: unwanted money is scheduled for refund, otherwise the order is paid and its other charges are
 * voided. `again`: money that returns to a refunded charge (a won chargeback). The order went on when it was first paid, so it isn't
 * notified again.
 */
export async function receiveMoney(
  { inside, charge: paid, all, orderState }: LockedCharge,
  orders: OrderHooks,
  { again }: { readonly again: boolean },
): Promise<void> {
  if (isUnwanted(paid, all, orderState)) return refundLater(inside, paid);
  await (again ? voidOthers(inside, paid, all) : paidBy(inside, orders, paid, all));
}

/**
 * Marks the order as paid by this charge: voids all its others and, if another method was chosen since, tells the order
 * which method paid it. All charges of the order must be locked, oldest first.
 */
export async function paidBy(
  context: Context,
  orders: OrderHooks,
  charge: ChargeRow,
  all: readonly ChargeRow[],
): Promise<void> {
  await voidOthers(context, charge, all);
  const method =
    all.at(-1)?.id === charge.id
      ? undefined
      : await methodById(context.db, charge.supplierId, charge.methodId);
  const paidWith = method && {
    id: method.id,
    name: method.name,
    amount: centavos(charge.amount - charge.interest),
  };
  await orders.orderPaid(context, charge.orderNumber, paidWith);
}

async function voidOthers(context: Context, paid: ChargeRow, all: readonly ChargeRow[]): Promise<void> {
  for (const other of all) if (other.id !== paid.id) await voidCharge(context, other, 'paid-otherwise');
}

const isUnwanted = (paid: ChargeRow, all: readonly ChargeRow[], orderState: OrderPaymentState): boolean =>
  (orderState !== 'open' && orderState !== 'finished') ||
  all.some(({ id, status }) => id !== paid.id && status === 'paid');

const refundLater = ({ db, now }: Context, paid: ChargeRow): Promise<void> =>
  updateCharge(db, paid, {
    operation: 'refund',
    operationAmount: paid.captured - paid.refunded,
    operationTries: 0,
    operationAt: new Date(now),
  });
