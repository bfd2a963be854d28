/** Personal data held by accounts: export and erasure. */
import { and, eq, inArray, or } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { forgetAuditedWords, reasonsAbout } from '../audit/audited-words.store.ts';
import { forgetRegistrationDocuments, registrationDocumentsData } from '../documents/personal-data.store.ts';
import { mailedCodes } from '../registration/mailed-codes.tables.ts';
import { registrations, termsAcceptances } from '../registration/registrations.tables.ts';
import { secondFactors } from '../second-factor/second-factors.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { clients, supplierClients, users } from './accounts.tables.ts';
import { forgetPaymentChoice, paymentChoiceData } from './payment-choices.store.ts';

const usersOf = (db: Db, clientId: ClientId) =>
  db.select({ id: users.id }).from(users).where(eq(users.clientId, clientId));

const userIdsOf = async (db: Db, clientId: ClientId): Promise<readonly UserId[]> =>
  (await usersOf(db, clientId)).map(({ id }) => id);

/** The account itself, shared by all suppliers. */
export const accountsPersonalData = async (db: Db, clientId: ClientId): Promise<PersonalData> => ({
  client: await db
    .select({
      kind: clients.kind,
      name: clients.name,
      document: clients.document,
      phone: clients.phone,
      stateRegistration: clients.stateRegistration,
      createdAt: clients.createdAt,
    })
    .from(clients)
    .where(eq(clients.id, clientId)),
  users: await db
    .select({
      name: users.name,
      email: users.email,
      principal: users.principal,
      emailVerifiedAt: users.emailVerifiedAt,
      passwordChangedAt: users.passwordChangedAt,
      disabledAt: users.disabledAt,
      secondStepSince: secondFactors.confirmedAt,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.clientId, clientId))
    .orderBy(users.id),
  sessions: await db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
    })
    .from(sessions)
    .where(inArray(sessions.userId, usersOf(db, clientId)))
    .orderBy(sessions.createdAt),
});

const customerOf = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId));

const acceptedBy = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(termsAcceptances.supplierId, supplierId), eq(termsAcceptances.clientId, clientId));

/** Data of the client at one supplier. */
export const personalDataAt = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  customer: await db
    .select({
      approved: supplierClients.approved,
      creditLimit: supplierClients.creditLimit,
      erpCode: supplierClients.erpCode,
      characteristics: supplierClients.characteristics,
      tags: supplierClients.tags,
      minimumOrder: supplierClients.minimumOrder,
      termsNote: supplierClients.termsNote,
      createdAt: supplierClients.createdAt,
    })
    .from(supplierClients)
    .where(customerOf(supplierId, clientId)),
  acceptedTerms: await db
    .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
    .from(termsAcceptances)
    .where(acceptedBy(supplierId, clientId))
    .orderBy(termsAcceptances.version),
  paymentChoice: await paymentChoiceData(db, supplierId, clientId),
  ...(await registrationDocumentsData(db, supplierId, clientId)),
  shopNotes: await reasonsAbout(db, supplierId, [clientId, ...(await userIdsOf(db, clientId))]),
});

/** The customer row stays because orders refer to it, but holds no personal data afterwards. */
export async function forgetClientAt(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  userIds: readonly UserId[],
): Promise<void> {
  await db
    .update(supplierClients)
    .set({
      ...{ erpCode: null, characteristics: [], tags: [], creditLimit: 0 },
      ...{ paymentMethods: null, minimumOrder: null, termsNote: '' },
    })
    .where(customerOf(supplierId, clientId));
  await db
    .delete(registrations)
    .where(and(eq(registrations.supplierId, supplierId), eq(registrations.clientId, clientId)));
  await forgetPaymentChoice(db, supplierId, clientId);
  await forgetRegistrationDocuments(db, supplierId, clientId);
  await forgetAuditedWords(db, supplierId, [clientId, ...userIds]);
}

/** Identifiers of a client's people: where they are stored, and of whom mails still in the queue are. */
export interface ClientPeople {
  readonly userIds: readonly UserId[];
  readonly emails: readonly string[];
  /** CPF or CNPJ, which is also a login name and can request a password recovery. */
  readonly document: string | null;
}

export async function peopleOf(db: Db, clientId: ClientId): Promise<ClientPeople> {
  return namedPeople(db, clientId, await selectPeople(db, clientId));
}

/** Locks all users of the client, so that nobody logs in until the transaction ends. */
export async function lockPeople(db: Db, clientId: ClientId): Promise<ClientPeople> {
  return namedPeople(db, clientId, await selectPeople(db, clientId).for('update'));
}

const selectPeople = (db: Db, clientId: ClientId) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.clientId, clientId))
    .orderBy(users.id);

async function namedPeople(
  db: Db,
  clientId: ClientId,
  found: readonly { readonly id: UserId; readonly email: string }[],
): Promise<ClientPeople> {
  const [client] = await db
    .select({ document: clients.document })
    .from(clients)
    .where(eq(clients.id, clientId));
  return {
    userIds: found.map(({ id }) => id),
    emails: found.map(({ email }) => email),
    document: client?.document ?? null,
  };
}

/** Deletes the sessions of these users and those in which others act for the client. Returns their ids. */
export async function dropSessionsFor(
  db: Db,
  clientId: ClientId,
  userIds: readonly UserId[],
): Promise<readonly string[]> {
  const dropped = await db
    .delete(sessions)
    .where(or(inArray(sessions.userId, [...userIds]), eq(sessions.subjectClientId, clientId)))
    .returning({ id: sessions.id });
  return dropped.map(({ id }) => id);
}

const NOBODY = 'Cadastro excluído';

/**
 * Anonymises the account: login is disabled, and its e-mails and document are free again. With orders, the law requires the
 * document to be retained.
 */
export async function forgetAccount(
  db: Db,
  clientId: ClientId,
  { userIds, keepDocument }: { readonly userIds: readonly UserId[]; readonly keepDocument: boolean },
  now: Instant,
): Promise<void> {
  await db.delete(mailedCodes).where(inArray(mailedCodes.userId, [...userIds]));
  await db.delete(secondFactors).where(inArray(secondFactors.userId, [...userIds]));
  for (const id of userIds) {
    await db
      .update(users)
      .set({
        name: NOBODY,
        email: `${id}@excluido.invalid`,
        passwordHash: '',
        passwordChangedAt: null,
        emailVerifiedAt: null,
        disabledAt: new Date(now),
      })
      .where(eq(users.id, id));
  }
  await db
    .update(clients)
    .set({
      name: NOBODY,
      phone: null,
      stateRegistration: null,
      fiscalDocument: keepDocument ? clients.document : null,
      document: null,
      forgottenAt: new Date(now),
    })
    .where(eq(clients.id, clientId));
}
