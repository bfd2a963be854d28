/** The supplier's approval of its clients, and those that wait for it. */
import { and, asc, count, eq, isNotNull, isNull, not } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { ApprovalState } from '../../domain/applicant.ts';
import { clients, customers, users } from './accounts.tables.ts';

const principalOf = and(eq(users.clientId, clients.id), users.principal);

/** The supplier's approval of a client, with its principal user's name and e-mail. */
export async function customerOfClient(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      approved: customers.approved,
      refusedAt: customers.refusedAt,
      userName: users.name,
      email: users.email,
    })
    .from(customers)
    .innerJoin(clients, eq(clients.id, customers.clientId))
    .innerJoin(users, principalOf)
    .where(and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId)));
  return row;
}

const ofStanding = (supplierId: SupplierId, standing: ApprovalState) =>
  and(
    eq(customers.supplierId, supplierId),
    standing === 'approved' ? customers.approved : not(customers.approved),
    standing === 'approved'
      ? undefined
      : standing === 'refused'
        ? isNotNull(customers.refusedAt)
        : isNull(customers.refusedAt),
  );

export const applicantsPage = (
  db: Db,
  supplierId: SupplierId,
  standing: ApprovalState,
  { limit, offset }: PageRange,
) =>
  db
    .select({
      clientId: clients.id,
      kind: clients.kind,
      name: clients.name,
      document: clients.document,
      stateRegistration: clients.stateRegistration,
      phone: clients.phone,
      userName: users.name,
      email: users.email,
      characteristics: customers.characteristics,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .innerJoin(clients, eq(clients.id, customers.clientId))
    .innerJoin(users, principalOf)
    .where(ofStanding(supplierId, standing))
    .orderBy(asc(customers.createdAt), asc(clients.id))
    .limit(limit)
    .offset(offset);

export async function countApplicants(
  db: Db,
  supplierId: SupplierId,
  standing: ApprovalState,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(customers)
    .innerJoin(clients, eq(clients.id, customers.clientId))
    .innerJoin(users, principalOf)
    .where(ofStanding(supplierId, standing));
  return row?.total ?? 0;
}

/** Locks the customer row until the transaction ends. */
export async function lockCustomer(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({ approved: customers.approved, refusedAt: customers.refusedAt })
    .from(customers)
    .where(and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId)))
    .for('update');
  return row;
}

export async function writeApproval(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  word: { readonly approved: boolean; readonly refusedAt: Date | null },
): Promise<void> {
  await db
    .update(customers)
    .set(word)
    .where(and(eq(customers.supplierId, supplierId), eq(customers.clientId, clientId)));
}
