import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { notifyOrderChange } from '#features/orders/server/live/notify-order-change.ts';
import { orderForStaff } from '#features/orders/server/read/order-for-staff.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { NfeDocument } from '../domain/nfe/nfe.ts';
import { auditedNfe } from './audited-nfe.ts';
import { dropNfe, nfesOf } from './nfe-documents.store.ts';

/** Removes a document that was attached by mistake; returns those that remain. */
export const removeNfe = (
  context: Context & { readonly actor: Staff },
  number: OrderNumber,
  key: string,
): Promise<Result<readonly NfeDocument[], { readonly code: 'nfe-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const order = await orderForStaff(inside, number);
    const document = (await nfesOf(db, supplier.id, number)).find((one) => one.key === key);
    if (order === undefined || document === undefined || !(await dropNfe(db, supplier.id, number, key)))
      return refuse({ code: 'nfe-not-found' });
    await recordChange(inside, {
      action: 'nfe.removed',
      subjectId: order.clientId,
      before: auditedNfe(document),
      after: null,
    });
    await notifyOrderChange(inside, number);
    return accept(await nfesOf(db, supplier.id, number));
  });
