/** How much a supplier lets a client owe. What is owed stands in later features. */
import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { customers } from './accounts.tables.ts';

/** What the supplier grants the client; `creditLimit` in centavos. */
export interface CreditTerms {
  readonly approved: boolean;
  readonly creditLimit: number;
}

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId));

const terms = { approved: customers.approved, creditLimit: customers.creditLimit };

const termsOf = prepared((db) =>
  db
    .select(terms)
    .from(customers)
    .where(
      and(
        eq(customers.supplierId, sql.placeholder('supplierId')),
        eq(customers.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('customers_credit_terms'),
);

/** Undefined where the supplier does not know the client. */
export const creditTermsOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<CreditTerms | undefined> => (await termsOf(db).execute({ supplierId, clientId }))[0];

/** The same, as it stays until the transaction ends: whoever buys on credit at the same time waits. Reliability M25. */
export async function holdCreditTerms(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<CreditTerms | undefined> {
  const [row] = await db
    .select(terms)
    .from(customers)
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
  await db.update(customers).set({ creditLimit }).where(ofClient(supplierId, clientId));
}
