import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Capacity, Customer, Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { LoginName } from '../../domain/login-name.ts';
import type { ProfileDraft } from '../../domain/profile.ts';
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

/** Whom a login names: the user of an e-mail, the main user of a document. */
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

const byUser = prepared((db) =>
  db
    .select(account)
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.disabledAt)))
    .prepare('accounts_by_user'),
);

/** The account of a user who may log in. */
export async function accountOfUser(db: Db, userId: UserId): Promise<Account | undefined> {
  const [found] = await byUser(db).execute({ userId });
  return found;
}

/** Whether this is still the user's password, and stays so until the transaction ends. */
export async function holdPassword(db: Db, userId: UserId, passwordHash: string): Promise<boolean> {
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

/** The address is this user's: they read what is sent there. */
export async function writeVerifiedEmail(db: Db, userId: UserId, email: string, now: Instant): Promise<void> {
  await db
    .update(users)
    .set({ email, emailVerifiedAt: new Date(now) })
    .where(eq(users.id, userId));
}

/** The account that already has this e-mail or document. */
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

export async function addClient(db: Db, client: typeof clients.$inferInsert): Promise<void> {
  await db.insert(clients).values(client);
}

/** False where somebody has this document already. */
export async function addNewClient(db: Db, client: typeof clients.$inferInsert): Promise<boolean> {
  const added = await db.insert(clients).values(client).onConflictDoNothing();
  return (added.rowCount ?? 0) > 0;
}

/** False where somebody has this e-mail already. */
export async function addNewUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const added = await db.insert(users).values(user).onConflictDoNothing();
  return (added.rowCount ?? 0) > 0;
}

/** One that has no user yet. */
export async function dropClient(db: Db, id: ClientId): Promise<void> {
  await db.delete(clients).where(eq(clients.id, id));
}

/** What is known of a user and of the client that they act for. */
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

/** A person's client is called as the person is; a company keeps its name. */
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

export const usersOfClient = async (db: Db, clientId: ClientId): Promise<readonly UserId[]> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.clientId, clientId))).map(({ id }) => id);
