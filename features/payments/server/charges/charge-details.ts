import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { ChargeRecord } from '../../domain/charges/charge-record.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { chargesOfOrders } from '../store/charge.store.ts';
import { eventsOfCharges, unsettledCharges } from '../store/charge-moves.store.ts';
import { chargeOf } from './charge-of.ts';

/** All charges of one order; without a number, the supplier's charges that are not settled (`unsettledCharges`). */
export async function chargeDetails(context: Context, number?: OrderNumber): Promise<ChargeRecord[]> {
  const { db, supplier } = context;
  const rows =
    number === undefined
      ? await unsettledCharges(db, supplier.id)
      : await chargesOfOrders(db, supplier.id, [number]);
  return withEvents(context, rows);
}

export async function withEvents(
  { db, supplier }: Context,
  rows: readonly ChargeRow[],
): Promise<ChargeRecord[]> {
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(await eventsOfCharges(db, supplier.id, ids), ({ chargeId }) => chargeId);
  return rows.map((row) => ({
    charge: chargeOf(row),
    orderNumber: row.orderNumber,
    ...(row.provider === null ? {} : { provider: row.provider }),
    ...(row.providerRef === null ? {} : { ref: row.providerRef }),
    createdAt: row.createdAt.getTime(),
    ...(row.operation === null ? {} : { operation: row.operation }),
    ...(row.operation === 'refund' ? { toRefund: centavos(row.operationAmount) } : {}),
    tries: row.operationTries,
    events: (events.get(row.id) ?? []).map(({ at, before, after, amount, note }) => ({
      at: at.getTime(),
      before,
      after,
      amount: centavos(amount),
      note,
    })),
  }));
}
