/** Staff attach NF-e documents to orders. Every change is in the audit log. */

import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { isQuote } from '#features/orders/domain/order-status.ts';
import { notifyOrderChange } from '#features/orders/server/live/notify-order-change.ts';
import { lockOrderForStaff, orderForStaff } from '#features/orders/server/read/order-for-staff.ts';
import { queueOrderMail } from '#features/orders/server/status/queue-order-messages.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { moneyOf } from '../domain/nfe/decimal.ts';
import { invoicedBy } from '../domain/nfe/invoiced-by.ts';
import type { Nfe, NfeDocument, NfeWarning } from '../domain/nfe/nfe.ts';
import { type NfeMismatch, nfeMismatch } from '../domain/nfe/nfe-mismatch.ts';
import { nfeWarnings } from '../domain/nfe/nfe-warnings.ts';
import { aboutOrder } from './about-order.ts';
import { auditedNfe } from './audited-nfe.ts';
import { NFE_MAIL } from './mails/nfe-mails.ts';
import { type NfeProblem, readNfe } from './nfe/read-nfe.ts';
import { addNfe, hasNfe, nfesOf } from './nfe-documents.store.ts';

export interface AttachedNfe {
  readonly document: NfeDocument;
  readonly warnings: readonly NfeWarning[];
}

/** The order's documents, for staff. */
export async function nfesAtShop(
  context: Context,
  number: OrderNumber,
): Promise<Result<readonly NfeDocument[], { readonly code: 'order-not-found' }>> {
  const order = await orderForStaff(context, number);
  if (order === undefined) return refuse({ code: 'order-not-found' });
  return accept(await nfesOf(context.db, context.supplier.id, number));
}

type NotAttached = NfeProblem | NfeMismatch | 'order-not-found' | 'order-is-quote' | 'nfe-already-attached';

/** Stores the XML unchanged if it can belong to this order. A document belongs to one order and can be attached once. */
export async function attachNfe(
  context: StaffContext,
  number: OrderNumber,
  xml: Uint8Array,
): Promise<Result<AttachedNfe, { readonly code: NotAttached }>> {
  const read = readNfe(xml);
  return inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    // Locks the order, so that two concurrent documents can't exceed its total together.
    const order = await lockOrderForStaff(inside, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    if (isQuote(order.status)) return refuse({ code: 'order-is-quote' });
    if (!read.ok) return read;
    const nfe = read.value;
    if (await hasNfe(db, supplier.id, nfe.key)) return refuse({ code: 'nfe-already-attached' });
    const about = await aboutOrder(inside, number, order);
    const mismatch = nfeMismatch(nfe, about);
    if (mismatch !== undefined) return refuse({ code: mismatch });
    const document = documentOf(nfe, number, now);
    const text = Buffer.from(xml).toString('utf8');
    const { clientId } = order;
    const stored = { ...document, xml: text, invoiced: invoicedBy(nfe), clientId, attachedBy: actor.staffId };
    if (!(await addNfe(db, supplier.id, stored))) return refuse({ code: 'nfe-already-attached' });
    await recordChange(inside, {
      action: 'nfe.attached',
      subjectId: clientId,
      before: null,
      after: auditedNfe(document),
    });
    await queueOrderMail(inside, order, NFE_MAIL, { number: String(number), key: nfe.key, at: String(now) });
    await notifyOrderChange(inside, number);
    return accept({ document, warnings: nfeWarnings(nfe, about) });
  });
}

const documentOf = (nfe: Nfe, orderNumber: OrderNumber, now: number): NfeDocument => ({
  key: nfe.key,
  orderNumber,
  number: nfe.number,
  series: nfe.series,
  issuedAt: Date.parse(nfe.issuedAt),
  issuerDocument: nfe.issuer.document,
  issuerName: nfe.issuer.name,
  total: moneyOf(nfe.totals.total) ?? ZERO,
  hasFiscalValue: nfe.protocol !== undefined && !nfe.forTest,
  attachedAt: now,
});
