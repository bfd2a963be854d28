/** The personal data in payments, for the export and for the deletion of a client. */

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { forgetAuditedWords, reasonsAbout } from '#features/accounts/server/audit/audited-words.store.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { PersonalData, PersonalRow } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { brandWords } from '../../contract/charges/payment-words.ts';
import { endMandates } from '../mandates/end-mandates.ts';
import { mandatesOfClient, unnameMandates } from '../mandates/mandates.store.ts';
import { sandboxPayments } from '../sandbox/sandbox.tables.ts';
import { charges } from './payments.tables.ts';
import { titles } from './titles.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(titles.supplierId, supplierId), eq(titles.clientId, clientId));

export const paymentsPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  titles: await db
    .select({
      titleDocument: titles.document,
      orderNumber: titles.orderNumber,
      amount: titles.amount,
      issuedOn: titles.issuedOn,
      dueOn: titles.dueOn,
      status: titles.status,
      paidAt: titles.paidAt,
    })
    .from(titles)
    .where(ofClient(supplierId, clientId))
    .orderBy(asc(titles.issuedOn), asc(titles.id)),
  mandates: await mandatesOfClient(db, supplierId, clientId),
});

/**
 * Ends the mandates, also at the bank, and removes the client's name from them. Deletes cancelled titles. Paid ones must be retained by law, and open ones are still owed: their numbers, days and
 * amounts stay, without anything that names the client. Returns whether any are left.
 */
export async function forgetClientPayments(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<boolean> {
  await endMandates({ db, supplier: { id: supplierId }, now: Date.now() }, { clientId });
  await unnameMandates(db, supplierId, clientId);
  await db.delete(titles).where(and(ofClient(supplierId, clientId), eq(titles.status, 'cancelled')));
  const remaining = await db
    .select({ id: titles.id })
    .from(titles)
    .where(ofClient(supplierId, clientId))
    .limit(1);
  return remaining.length > 0;
}

const ofOrders = (supplierId: SupplierId, numbers: readonly OrderNumber[]) =>
  and(eq(charges.supplierId, supplierId), inArray(charges.orderNumber, [...numbers]));

/** How these orders were paid, with card brand and last digits, and the notes of the shop's staff. */
export async function paymentsOfOrders(
  db: Db,
  supplierId: SupplierId,
  numbers: readonly OrderNumber[],
): Promise<PersonalData> {
  if (numbers.length === 0) return {};
  const rows = await db
    .select({
      id: charges.id,
      orderNumber: charges.orderNumber,
      kind: charges.kind,
      amount: charges.amount,
      status: charges.status,
      paidAt: charges.paidAt,
      createdAt: charges.createdAt,
      details: charges.details,
    })
    .from(charges)
    .where(ofOrders(supplierId, numbers))
    .orderBy(asc(charges.orderNumber), asc(charges.id));
  const toPersonalRow = ({ id: _, details: { card }, ...row }: (typeof rows)[number]): PersonalRow => ({
    ...row,
    ...defined({
      card: card === undefined ? undefined : `${brandWords(card.brand)}, final ${card.lastFour}`,
    }),
  });
  const ids = rows.map(({ id }) => id);
  return { payments: rows.map(toPersonalRow), paymentNotes: await reasonsAbout(db, supplierId, ids) };
}

/** Deletes card data and the reasons given for refunds; amounts and statuses stay with their orders. */
export async function forgetPaymentsOf(
  db: Db,
  supplierId: SupplierId,
  numbers: readonly OrderNumber[],
): Promise<void> {
  if (numbers.length === 0) return;
  const forgotten = await db
    .update(charges)
    .set({ details: sql`${charges.details} - 'card'` })
    .where(ofOrders(supplierId, numbers))
    .returning({ id: charges.id });
  const ids = forgotten.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(sandboxPayments)
    .set({ card: null })
    .where(and(eq(sandboxPayments.supplierId, supplierId), inArray(sandboxPayments.reference, ids)));
  await forgetAuditedWords(db, supplierId, ids);
}
