/** Max debt that a supplier allows a client. The debt itself is computed by other features. */
import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { supplierClients } from './accounts.tables.ts';

/** `creditLimit` in centavos. */
export interface CreditTerms {
  readonly approved: boolean;
  readonly creditLimit: number;
}

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId));

const terms = { approved: supplierClients.approved, creditLimit: supplierClients.creditLimit };

const selectCreditTerms = prepared((db) =>
  db
    .select(terms)
    .from(supplierClients)
    .where(
      and(
        eq(supplierClients.supplierId, sql.placeholder('supplierId')),
        eq(supplierClients.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('customers_credit_terms'),
);

/** Undefined where the client is no customer. */
export const creditTermsOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<CreditTerms | undefined> => (await selectCreditTerms(db).execute({ supplierId, clientId }))[0];

/** Like `creditTermsOf`, but locks the row: concurrent purchases on credit by this client wait. Reliability M25. */
export async function lockCreditTerms(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<CreditTerms | undefined> {
  const [row] = await db
    .select(terms)
    .from(supplierClients)
    .where(ofClient(supplierId, clientId))
    .for('no key update');
  return row;
}

export async function writeCreditLimit(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  creditLimit: number,
): Promise<void> {
  await db.update(supplierClients).set({ creditLimit }).where(ofClient(supplierId, clientId));
}
