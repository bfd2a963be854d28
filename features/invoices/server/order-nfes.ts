/** Clients' access to the NF-e of their orders. Without access to the order there is none to its documents. Reliability M21. */
import { seesOrder } from '#features/orders/server/read/order-visibility.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { NfeDocument } from '../domain/nfe/nfe.ts';
import { makeDanfe } from './danfe/make-danfe.ts';
import { readNfe } from './nfe/read-nfe.ts';
import { nfesOf, xmlsOf } from './nfe-documents.store.ts';

type NotFound = { readonly code: 'nfe-not-found' };

export async function orderNfes(
  context: CustomerContext,
  number: OrderNumber,
): Promise<Result<readonly NfeDocument[], NotFound>> {
  if (!(await seesOrder(context, number))) return refuse({ code: 'nfe-not-found' });
  return accept(await nfesOf(context.db, context.supplier.id, number));
}

/** The XML as it was signed. */
export async function nfeXml(
  context: CustomerContext,
  number: OrderNumber,
  key: string,
): Promise<Result<string, NotFound>> {
  const [xml] = await ownXmls(context, number, key);
  return xml === undefined ? refuse({ code: 'nfe-not-found' }) : accept(xml);
}

/** The DANFE of one document, or of all the order's documents in one file. */
export async function orderDanfe(
  context: CustomerContext,
  number: OrderNumber,
  key?: string,
): Promise<Result<Uint8Array, NotFound>> {
  const xmls = await ownXmls(context, number, key);
  if (xmls.length === 0) return refuse({ code: 'nfe-not-found' });
  const documents = xmls.map((xml) => {
    const read = readNfe(Buffer.from(xml));
    // Only readable XML is attached, so this is a bug.
    if (!read.ok) throw new Error(`a kept NF-e of order ${number} cannot be read: ${read.refusal.code}`);
    return read.value;
  });
  return accept(await makeDanfe(documents, context.now));
}

const ownXmls = async (context: CustomerContext, number: OrderNumber, key?: string): Promise<string[]> =>
  (await seesOrder(context, number)) ? xmlsOf(context.db, context.supplier.id, number, key) : [];
