import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Charge } from '../domain/charge.ts';
import { type ChargeRow, chargesOfOrders } from './charge.store.ts';

/** The newest charge of each order, by order number: one question for a whole list. */
export async function chargesOf(
  { db, supplier }: Context,
  orderNumbers: readonly OrderNumber[],
): Promise<Map<OrderNumber, Charge>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await chargesOfOrders(db, supplier.id, orderNumbers);
  return new Map(rows.map((row) => [row.orderNumber, chargeOf(row)]));
}

const chargeOf = (row: ChargeRow): Charge => ({
  id: row.id,
  kind: row.kind,
  amount: centavos(row.amount),
  status: row.status,
  ...(row.pixCode === null || row.pixTxid === null || row.expiresAt === null
    ? {}
    : { pix: { code: row.pixCode, txid: row.pixTxid, expiresAt: row.expiresAt.getTime() } }),
});
