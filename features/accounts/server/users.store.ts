import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { LoginName } from '../domain/login-name.ts';
import { clients, users } from './accounts.tables.ts';

const account = {
  userId: users.id,
  clientId: users.clientId,
  name: users.name,
  email: users.email,
  principal: users.principal,
  passwordHash: users.passwordHash,
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
