/** What money that arrives does to its order and to the order's other charges. */
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderHooks, OrderPaymentState, PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { updateCharge } from '../store/charge-moves.store.ts';
import { methodById } from '../store/payment-method.store.ts';
import { voidCharge } from './void-charge.ts';

/** Processes a payment: unwanted money is scheduled for refund, otherwise the order is paid and its other charges are voided. */
export async function receiveMoney(
  context: Context,
  gateways: PaymentGateways,
  paid: ChargeRow,
  all: readonly ChargeRow[],
  orderState: OrderPaymentState,
): Promise<void> {
  if (isUnwanted(paid, all, orderState)) return refundLater(context, paid);
  await paidBy(context, gateways.orders, paid, all);
}

/**
 * Processes money that returns to a refunded charge (a won chargeback): the order went on when it was first paid, so it
 * isn't notified again.
 */
export async function receiveAgain(
  context: Context,
  _till: PaymentGateways,
  paid: ChargeRow,
  all: readonly ChargeRow[],
  orderState: OrderPaymentState,
): Promise<void> {
  if (isUnwanted(paid, all, orderState)) return refundLater(context, paid);
  for (const other of all) if (other.id !== paid.id) await voidCharge(context, other, 'paid-otherwise');
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
  for (const other of all) if (other.id !== charge.id) await voidCharge(context, other, 'paid-otherwise');
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
