import type { Context } from '#platform/db/context.ts';
import type { ChargeRequest, Opening } from '../openers/opener.ts';
import type { NewCharge } from '../store/charge.store.ts';

/** The row of a new charge. One with a provider waits for its start. */
export const chargeRow = (
  context: Context,
  request: ChargeRequest & { readonly id: string },
  opening: Opening,
): NewCharge => ({
  supplierId: context.supplier.id,
  id: request.id,
  orderNumber: request.orderNumber,
  methodId: request.method.id,
  kind: request.method.kind,
  amount: opening.amount ?? request.amount,
  interest: opening.interest ?? 0,
  instalments: opening.instalments ?? 1,
  status: opening.status,
  provider: opening.provider ?? null,
  operation: opening.status === 'starting' ? ('start' as const) : null,
  operationAt: opening.status === 'starting' ? new Date(context.now) : null,
  pixCode: opening.pix?.code ?? null,
  pixTxid: opening.pix?.txid ?? null,
  expiresAt: opening.expiresAt === undefined ? null : new Date(opening.expiresAt),
  dueDate: opening.dueDate ?? null,
  mandateId: opening.mandateId ?? null,
  details: opening.details ?? {},
  paidAt: opening.status === 'paid' ? new Date(context.now) : null,
  createdAt: new Date(context.now),
});
