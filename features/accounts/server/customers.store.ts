import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { customers } from './accounts.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** What the supplier knows of the client; written with this approval when it meets them first. */
export async function meetCustomer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  approved: boolean,
): Promise<CustomerRow> {
  await db.insert(customers).values({ supplierId, clientId, id: newId(), approved }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId)));
  if (row === undefined) throw new Error('a customer vanished while it was read');
  return row;
}

export interface CustomerTerms {
  readonly approved: boolean;
  /** Centavos. */
  readonly creditLimit?: number;
  readonly erpCode?: string;
}

/** The supplier's own terms for a client, in place of what was known. */
export async function setCustomer(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  terms: CustomerTerms,
): Promise<void> {
  await db
    .insert(customers)
    .values({ supplierId, clientId, id: newId(), ...terms })
    .onConflictDoUpdate({ target: [customers.supplierId, customers.clientId], set: terms });
}
