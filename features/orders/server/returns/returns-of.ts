import {
  type ReturnCharge,
  type ReturnCharges,
  returnChargesOf,
} from '#features/payments/server/charges/return-money.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderReturn, ReturnState } from '../../domain/returns/order-return.ts';
import type { PaymentOfReturn } from '../../domain/returns/return-value.ts';
import { type StoredReturn, storedReturns } from './returns.store.ts';

export interface OrderReturns {
  readonly returns: readonly OrderReturn[];
  /** The same with what only the server needs. */
  readonly stored: readonly StoredReturn[];
  /** What is paid, or still to be paid, and has not gone back. */
  readonly payment: PaymentOfReturn;
  readonly charge?: ReturnCharge;
}

/**
 * An order's returns, oldest first, and how much could still go back. Under the lock of the order's row nothing of it changes: all that
 * moves money locks that row first.
 */
export const returnsOf = ({ db, supplier }: Context, number: OrderNumber): Promise<OrderReturns> =>
  returnsAt(db, supplier.id, number);

export const returnsAt = async (db: Db, supplierId: SupplierId, number: OrderNumber): Promise<OrderReturns> =>
  joined(await storedReturns(db, supplierId, number), await returnChargesOf(db, supplierId, number));

function joined(stored: readonly StoredReturn[], { all, counting }: ReturnCharges): OrderReturns {
  const returns = stored.map(({ key: _, chargeId, refundUntil, ...known }) => ({
    ...known,
    state: stateOf(
      known,
      all.find(({ id }) => id === chargeId),
      refundUntil,
    ),
  }));
  if (counting === undefined) return { returns, stored, payment: { due: ZERO, refunded: ZERO } };
  return {
    returns,
    stored,
    charge: counting,
    payment: { due: counting.due, refunded: centavos(promisedOf(counting, stored)) },
  };
}

/** What has gone back, or is owed to the client already. */
export const promisedOf = (
  { id, refunded, toRefund }: ReturnCharge,
  stored: readonly StoredReturn[],
): number =>
  Math.max(
    refunded + toRefund,
    ...stored.flatMap(({ chargeId, refundUntil }) => (chargeId === id ? [refundUntil ?? 0] : [])),
  );

function stateOf(
  { way }: Pick<OrderReturn, 'way'>,
  charge: ReturnCharge | undefined,
  refundUntil = 0,
): ReturnState {
  if (way !== 'refund' || charge === undefined || charge.refunded >= refundUntil) return 'settled';
  if (charge.status !== 'paid') return charge.status === 'refunded' ? 'settled' : 'when-paid';
  if (charge.toRefund === 0) return 'failed';
  return charge.byShop ? 'to-refund' : 'under-way';
}
