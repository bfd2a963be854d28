import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import type { Collection } from '../../domain/mandate/collection-days.ts';
import type { ChargeRow, NewCharge } from '../store/charge.store.ts';

/** The public part of a charge: what everyone may see who may see the order. */
export const chargeOf = (row: NewCharge & Pick<ChargeRow, 'captured' | 'refunded' | 'failure'>): Charge => ({
  id: row.id,
  kind: row.kind,
  amount: centavos(row.amount),
  status: row.status,
  ...(row.instalments === 1 && row.interest === 0
    ? {}
    : { instalments: { count: row.instalments, interest: centavos(row.interest) } }),
  ...(row.captured === 0 || row.captured === row.amount ? {} : { captured: centavos(row.captured) }),
  ...(row.refunded === 0 ? {} : { refunded: centavos(row.refunded) }),
  ...(row.failure === null ? {} : { failure: row.failure }),
  ...(row.paidAt === null ? {} : { paidAt: row.paidAt.getTime() }),
  ...(row.pixCode === null || row.pixTxid === null || row.expiresAt === null
    ? {}
    : { pix: { code: row.pixCode, txid: row.pixTxid, expiresAt: row.expiresAt.getTime() } }),
  ...defined({ card: row.details.card, collection: collectionOf(row) }),
});

/** Undefined for a charge that its client pays. */
export function collectionOf({
  details,
  dueDate,
}: Pick<NewCharge, 'details' | 'dueDate'>): Collection | undefined {
  const { collection } = details;
  return collection === undefined || dueDate === null ? undefined : { ...collection, dueOn: dueDate };
}
