import { and, asc, eq, sum } from 'drizzle-orm';
import type { ClientId, OrderNumber, StaffId, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import type { NfeDocument } from '../domain/nfe/nfe.ts';
import { nfeDocuments } from './nfe-documents.tables.ts';

/** Every column but the XML, which is long. */
const documentColumns = {
  key: nfeDocuments.key,
  orderNumber: nfeDocuments.orderNumber,
  number: nfeDocuments.number,
  series: nfeDocuments.series,
  issuedAt: nfeDocuments.issuedAt,
  issuerDocument: nfeDocuments.issuerDocument,
  issuerName: nfeDocuments.issuerName,
  total: nfeDocuments.total,
  hasFiscalValue: nfeDocuments.hasFiscalValue,
  attachedAt: nfeDocuments.attachedAt,
};

const ofOrder = (supplierId: SupplierId, orderNumber: OrderNumber) =>
  and(eq(nfeDocuments.supplierId, supplierId), eq(nfeDocuments.orderNumber, orderNumber));

/** Oldest first, without their XML. */
export async function nfesOf(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
): Promise<NfeDocument[]> {
  const rows = await db
    .select(documentColumns)
    .from(nfeDocuments)
    .where(ofOrder(supplierId, orderNumber))
    .orderBy(asc(nfeDocuments.issuedAt), asc(nfeDocuments.key));
  return rows.map(({ total, issuedAt, attachedAt, ...row }) => ({
    ...row,
    total: centavos(total),
    issuedAt: issuedAt.getTime(),
    attachedAt: attachedAt.getTime(),
  }));
}

/** The XML of an order's documents, or of the one with `key`. */
export async function xmlsOf(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
  key?: string,
): Promise<string[]> {
  const rows = await db
    .select({ xml: nfeDocuments.xml })
    .from(nfeDocuments)
    .where(and(ofOrder(supplierId, orderNumber), key === undefined ? undefined : eq(nfeDocuments.key, key)))
    .orderBy(asc(nfeDocuments.issuedAt), asc(nfeDocuments.key));
  return rows.map(({ xml }) => xml);
}

/** Whether the shop has attached it to any order. */
export const hasNfe = async (db: Db, supplierId: SupplierId, key: string): Promise<boolean> =>
  (
    await db
      .select({ key: nfeDocuments.key })
      .from(nfeDocuments)
      .where(and(eq(nfeDocuments.supplierId, supplierId), eq(nfeDocuments.key, key)))
  ).length > 0;

/** How much of an order its NF-es invoice: their totals less the taxes on top; 0 without any. */
export async function invoicedOf(db: Db, supplierId: SupplierId, orderNumber: OrderNumber): Promise<Money> {
  const [row] = await db
    .select({ invoiced: sum(nfeDocuments.invoiced) })
    .from(nfeDocuments)
    .where(ofOrder(supplierId, orderNumber));
  return centavos(Number(row?.invoiced ?? 0));
}

/** False if the shop already has a document with this key. */
export async function addNfe(
  db: Db,
  supplierId: SupplierId,
  document: NfeDocument & {
    readonly xml: string;
    readonly invoiced: Money;
    readonly clientId: ClientId;
    readonly attachedBy: StaffId;
  },
): Promise<boolean> {
  const { issuedAt, attachedAt, ...row } = document;
  const written = await db
    .insert(nfeDocuments)
    .values({ ...row, supplierId, issuedAt: new Date(issuedAt), attachedAt: new Date(attachedAt) })
    .onConflictDoNothing();
  return (written.rowCount ?? 0) > 0;
}

/** False if there was none. */
export async function dropNfe(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
  key: string,
): Promise<boolean> {
  const dropped = await db
    .delete(nfeDocuments)
    .where(and(ofOrder(supplierId, orderNumber), eq(nfeDocuments.key, key)));
  return (dropped.rowCount ?? 0) > 0;
}

/** A client's documents, for the export of personal data. */
export const nfesOfClient = (db: Db, supplierId: SupplierId, clientId: ClientId) =>
  db
    .select({
      orderNumber: nfeDocuments.orderNumber,
      invoiceKey: nfeDocuments.key,
      issuedAt: nfeDocuments.issuedAt,
      issuer: nfeDocuments.issuerName,
      total: nfeDocuments.total,
    })
    .from(nfeDocuments)
    .where(and(eq(nfeDocuments.supplierId, supplierId), eq(nfeDocuments.clientId, clientId)))
    .orderBy(asc(nfeDocuments.orderNumber), asc(nfeDocuments.issuedAt));
