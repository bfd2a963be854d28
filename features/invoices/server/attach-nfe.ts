/** How a shop's people keep the NF-e of its orders. Every change is written down. */

import { bareDocument } from '#features/accounts/domain/document.ts';
import { recordChange } from '#features/accounts/server/public.ts';
import { orderAtShop } from '#features/orders/server/public.ts';
import { shopOf } from '#features/suppliers/server/public.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { moneyOf } from '../domain/nfe/decimal.ts';
import type { NfeDocument, NfeWarning } from '../domain/nfe/nfe.ts';
import { nfeWarnings } from '../domain/nfe/nfe-warnings.ts';
import { type NfeProblem, readNfe } from './nfe/read-nfe.ts';
import { addNfe, dropNfe, nfesOf } from './nfe-documents.store.ts';

type StaffContext = Context & { readonly actor: Staff };

export interface AttachedNfe {
  readonly document: NfeDocument;
  readonly warnings: readonly NfeWarning[];
}

/** The shop's documents of an order. */
export async function nfesAtShop(
  context: Context,
  number: OrderNumber,
): Promise<Result<readonly NfeDocument[], { readonly code: 'order-not-found' }>> {
  const order = await orderAtShop(context, number);
  if (order === undefined) return refuse({ code: 'order-not-found' });
  return accept(await nfesOf(context.db, context.supplier.id, number));
}

/** Keeps the XML as it is. A document belongs to one order, and is there once. */
export const attachNfe = (
  context: StaffContext,
  number: OrderNumber,
  xml: Uint8Array,
): Promise<Result<AttachedNfe, { readonly code: NfeProblem | 'order-not-found' | 'nfe-already-attached' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const order = await orderAtShop(inside, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const read = readNfe(xml);
    if (!read.ok) return read;
    const nfe = read.value;
    const hasProtocol = nfe.protocol !== undefined;
    const document: NfeDocument = {
      key: nfe.key,
      orderNumber: number,
      number: nfe.number,
      series: nfe.series,
      issuedAt: Date.parse(nfe.issuedAt),
      issuerDocument: nfe.issuer.document,
      issuerName: nfe.issuer.name,
      total: moneyOf(nfe.totals.total) ?? ZERO,
      hasFiscalValue: hasProtocol && !nfe.forTest,
      attachedAt: now,
    };
    const others = await nfesOf(db, supplier.id, number);
    const text = Buffer.from(xml).toString('utf8');
    const kept = { ...document, xml: text, clientId: order.clientId, attachedBy: actor.staffId };
    if (!(await addNfe(db, supplier.id, kept))) return refuse({ code: 'nfe-already-attached' });
    await recordChange(inside, {
      action: 'nfe.attached',
      subjectId: order.clientId,
      before: null,
      after: facts(document),
    });
    const shopDocument = bareDocument((await shopOf(inside)).footer.cnpj);
    const expected = { shopDocument, orderTotal: order.total, others };
    return accept({
      document,
      warnings: nfeWarnings(document, { forTest: nfe.forTest, hasProtocol }, expected),
    });
  });

/** Takes one off that was attached by mistake; gives those that stay. */
export const removeNfe = (
  context: StaffContext,
  number: OrderNumber,
  key: string,
): Promise<Result<readonly NfeDocument[], { readonly code: 'nfe-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const order = await orderAtShop(inside, number);
    const document = (await nfesOf(db, supplier.id, number)).find((one) => one.key === key);
    if (order === undefined || document === undefined || !(await dropNfe(db, supplier.id, number, key)))
      return refuse({ code: 'nfe-not-found' });
    await recordChange(inside, {
      action: 'nfe.removed',
      subjectId: order.clientId,
      before: facts(document),
      after: null,
    });
    return accept(await nfesOf(db, supplier.id, number));
  });

const facts = ({ orderNumber, key, issuerDocument, total }: NfeDocument) => ({
  order: orderNumber,
  key,
  issuerDocument,
  total,
});
