import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { UserId } from '#kernel/ids.ts';
import type { Capacity, Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { LoginName } from '../domain/login-name.ts';
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

/** The account of a user who may log in. */
export async function accountOfUser(db: Db, userId: UserId): Promise<Account | undefined> {
  const [found] = await db
    .select(account)
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(eq(users.id, userId), isNull(users.disabledAt)));
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
