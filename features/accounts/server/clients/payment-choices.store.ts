import { and, eq } from 'drizzle-orm';
import type { ClientId, PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { paymentChoices } from './payment-choices.tables.ts';

const choiceAt = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(paymentChoices.supplierId, supplierId), eq(paymentChoices.clientId, clientId));

/** Undefined if the client has not chosen here yet. */
export async function paymentChoiceOf(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PaymentMethodId | undefined> {
  const [row] = await db
    .select({ id: paymentChoices.paymentMethodId })
    .from(paymentChoices)
    .where(choiceAt(supplierId, clientId));
  return row?.id;
}

/** Replaces the client's former choice at this supplier. */
export async function putPaymentChoice(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  paymentMethodId: PaymentMethodId,
  now: Instant,
): Promise<void> {
  const choice = { paymentMethodId, chosenAt: new Date(now) };
  await db
    .insert(paymentChoices)
    .values({ supplierId, clientId, ...choice })
    .onConflictDoUpdate({ target: [paymentChoices.supplierId, paymentChoices.clientId], set: choice });
}

export const paymentChoiceData = (db: Db, supplierId: SupplierId, clientId: ClientId) =>
  db
    .select({ paymentMethodId: paymentChoices.paymentMethodId, chosenAt: paymentChoices.chosenAt })
    .from(paymentChoices)
    .where(choiceAt(supplierId, clientId));

export async function forgetPaymentChoice(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(paymentChoices).where(choiceAt(supplierId, clientId));
}
