import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Capacity, Customer, Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { LoginName } from '../../domain/login/login-name.ts';
import type { ProfileDraft } from '../../domain/registration/profile.ts';
import { clients, users } from './accounts.tables.ts';

const account = {
  userId: users.id,
  clientId: users.clientId,
  clientKind: clients.kind,
  clientName: clients.name,
  name: users.name,
  email: users.email,
  capacity: sql<Capacity>`case when ${users.principal} then 'principal' else 'linked' end`,
  passwordHash: users.passwordHash,
  passwordChangedAt: users.passwordChangedAt,
  emailVerifiedAt: users.emailVerifiedAt,
  document: clients.document,
};

/** Account of a login name: the user with the e-mail, or the principal user with the document. */
export async function accountByLogin(db: Db, { kind, normalised }: LoginName) {
  const named =
    kind === 'email'
      ? eq(users.email, normalised)
      : and(eq(clients.document, normalised), eq(users.principal, true));
  const [found] = await db
    .select(account)
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(named, isNull(users.disabledAt)))
    .orderBy(users.id)
    .limit(1);
  return found;
}

export type Account = NonNullable<Awaited<ReturnType<typeof accountByLogin>>>;

const selectAccountByUser = prepared((db) =>
  db
    .select(account)
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.disabledAt)))
    .prepare('accounts_by_user'),
);

/** Only a user who may log in. */
export async function accountOfUser(db: Db, userId: UserId): Promise<Account | undefined> {
  const [found] = await selectAccountByUser(db).execute({ userId });
  return found;
}

/** Whether this is still the user's password hash. Locks the row until the transaction ends. */
export async function lockPasswordHash(db: Db, userId: UserId, passwordHash: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return found.length > 0;
}

export async function writePassword(
  db: Db,
  userId: UserId,
  passwordHash: string,
  now: Instant,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, passwordChangedAt: new Date(now) })
    .where(eq(users.id, userId));
}

/** Sets the address as confirmed. */
export async function writeVerifiedEmail(db: Db, userId: UserId, email: string, now: Instant): Promise<void> {
  await db
    .update(users)
    .set({ email, emailVerifiedAt: new Date(now) })
    .where(eq(users.id, userId));
}

/** An account with this e-mail or document, including a disabled one. */
export async function accountLike(db: Db, email: string, document: string | undefined) {
  const same = eq(users.email, email);
  const [found] = await db
    .select(account)
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(document === undefined ? same : or(same, eq(clients.document, document)))
    .orderBy(users.id)
    .limit(1);
  return found;
}

export async function addUser(db: Db, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

export async function insertClient(db: Db, client: typeof clients.$inferInsert): Promise<void> {
  await db.insert(clients).values(client);
}

/** False where the document is taken. */
export async function addNewClient(db: Db, client: typeof clients.$inferInsert): Promise<boolean> {
  const added = await db.insert(clients).values(client).onConflictDoNothing();
  return (added.rowCount ?? 0) > 0;
}

/** False where the e-mail is taken. */
export async function addNewUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const added = await db.insert(users).values(user).onConflictDoNothing();
  return (added.rowCount ?? 0) > 0;
}

/** Only for a client without users. */
export async function dropClient(db: Db, id: ClientId): Promise<void> {
  await db.delete(clients).where(eq(clients.id, id));
}

/** A user, with the client that they act for. */
export async function profileOfUser(db: Db, userId: UserId, clientId: ClientId) {
  const [found] = await db
    .select({
      name: users.name,
      kind: clients.kind,
      clientName: clients.name,
      document: clients.document,
      phone: clients.phone,
      stateRegistration: clients.stateRegistration,
    })
    .from(users)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(eq(users.id, userId));
  return found;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileOfUser>>>;

/** For a person the client's name follows the user's; a company's name stays. */
export async function writeProfile(
  db: Db,
  { userId, clientId, clientKind }: Pick<Customer, 'userId' | 'clientId' | 'clientKind'>,
  { name, phone, stateRegistration }: ProfileDraft,
): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
  await db
    .update(clients)
    .set(clientKind === 'person' ? { name, phone } : { phone, stateRegistration: stateRegistration || null })
    .where(eq(clients.id, clientId));
}

/** Includes disabled users. */
export const allUserIdsOfClient = async (db: Db, clientId: ClientId): Promise<readonly UserId[]> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.clientId, clientId))).map(({ id }) => id);
