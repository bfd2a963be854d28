/** What a supplier agreed with one of its clients. Calls read the methods and the minimum with the session. */
import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { type AgreedTerms, clientTermsOf } from '../../../domain/client-terms.ts';
import { supplierClients } from '../accounts.tables.ts';

const stored = {
  paymentMethods: supplierClients.paymentMethods,
  minimumOrder: supplierClients.minimumOrder,
  note: supplierClients.termsNote,
  version: supplierClients.termsVersion,
};

const customerAt = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId));

/** Undefined where the client is no customer. */
export async function agreedTermsOf(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<AgreedTerms | undefined> {
  const [row] = await db.select(stored).from(supplierClients).where(customerAt(supplierId, clientId));
  return row && { ...clientTermsOf(row), note: row.note, version: row.version };
}

/** As `agreedTermsOf`, locked until the transaction ends. */
export async function lockAgreedTerms(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<AgreedTerms | undefined> {
  const [row] = await db
    .select(stored)
    .from(supplierClients)
    .where(customerAt(supplierId, clientId))
    .for('no key update');
  return row && { ...clientTermsOf(row), note: row.note, version: row.version };
}

export async function writeAgreedTerms(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  { paymentMethodIds, minimumOrder, note }: Omit<AgreedTerms, 'version'>,
): Promise<void> {
  await db
    .update(supplierClients)
    .set({
      paymentMethods: paymentMethodIds === undefined ? null : [...paymentMethodIds],
      minimumOrder: minimumOrder ?? null,
      termsNote: note,
      termsVersion: sql`${supplierClients.termsVersion} + 1`,
    })
    .where(customerAt(supplierId, clientId));
}
