/** The supplier's approval of its clients, and those that wait for it. */
import { and, asc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { ApplicantCounts, ApprovalState } from '../../domain/applicant.ts';
import { clients, supplierClients, users } from './accounts.tables.ts';

const principalOf = and(eq(users.clientId, clients.id), users.principal);

/** The supplier's approval of a client, with its principal user's name and e-mail. */
export async function customerOfClient(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      userName: users.name,
      email: users.email,
    })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .innerJoin(users, principalOf)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}

/** The clients of the supplier with this standing. */
export const ofStanding = (supplierId: SupplierId, standing: ApprovalState) =>
  and(
    eq(supplierClients.supplierId, supplierId),
    standing === 'approved' ? supplierClients.approved : not(supplierClients.approved),
    standing === 'approved'
      ? undefined
      : standing === 'refused'
        ? isNotNull(supplierClients.refusedAt)
        : isNull(supplierClients.refusedAt),
  );

const applicant = {
  clientId: clients.id,
  kind: clients.kind,
  name: clients.name,
  document: clients.document,
  stateRegistration: clients.stateRegistration,
  phone: clients.phone,
  userName: users.name,
  email: users.email,
  characteristics: supplierClients.characteristics,
  createdAt: supplierClients.createdAt,
  approved: supplierClients.approved,
  refusedAt: supplierClients.refusedAt,
};
export type ApplicantRow = Awaited<ReturnType<typeof applicantsPage>>[number];

export const applicantsPage = (
  db: Db,
  supplierId: SupplierId,
  standing: ApprovalState,
  { limit, offset }: PageRange,
) =>
  db
    .select(applicant)
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .innerJoin(users, principalOf)
    .where(ofStanding(supplierId, standing))
    .orderBy(asc(supplierClients.createdAt), asc(clients.id))
    .limit(limit)
    .offset(offset);

/** Undefined where the client is no customer of the supplier. */
export async function applicantRow(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<ApplicantRow | undefined> {
  const [row] = await db
    .select(applicant)
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .innerJoin(users, principalOf)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}

export async function countApplicants(db: Db, supplierId: SupplierId): Promise<ApplicantCounts> {
  const of = (standing: ApprovalState) =>
    sql`count(*) filter (where ${ofStanding(supplierId, standing)})`.mapWith(Number);
  const [row] = await db
    .select({ waiting: of('waiting'), approved: of('approved'), refused: of('refused') })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .innerJoin(users, principalOf)
    .where(eq(supplierClients.supplierId, supplierId));
  return row ?? { waiting: 0, approved: 0, refused: 0 };
}

/** Locks the customer row until the transaction ends. */
export async function lockCustomer(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({ approved: supplierClients.approved, refusedAt: supplierClients.refusedAt })
    .from(supplierClients)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)))
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
    .update(supplierClients)
    .set(word)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
}

/** The customer with this id at the supplier, unless their personal data was erased. */
export async function customerById(db: Db, supplierId: SupplierId, id: string) {
  const [row] = await db
    .select({ clientId: supplierClients.clientId })
    .from(supplierClients)
    .innerJoin(clients, and(eq(clients.id, supplierClients.clientId), isNull(clients.forgottenAt)))
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.id, id)));
  return row;
}
