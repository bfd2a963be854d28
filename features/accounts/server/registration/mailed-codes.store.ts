import { and, eq, gt, isNull } from 'drizzle-orm';
import type { UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { clients, users } from '../clients/accounts.tables.ts';
import { type CODE_PURPOSES, mailedCodes } from './mailed-codes.tables.ts';

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** From now on it is the only one of its purpose that this user has. */
export async function putCode(db: Db, code: typeof mailedCodes.$inferInsert): Promise<void> {
  const { codeHash, email, expiresAt } = code;
  await db
    .insert(mailedCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [mailedCodes.userId, mailedCodes.purpose],
      set: { codeHash, email, expiresAt },
    });
}

const validCode = (purpose: CodePurpose, codeHash: string, now: Instant) =>
  and(
    eq(mailedCodes.codeHash, codeHash),
    eq(mailedCodes.purpose, purpose),
    gt(mailedCodes.expiresAt, new Date(now)),
  );

/** Whose code this is, and what is known of them; undefined for one that is over, used, or never was. */
export async function codeOwner(db: Db, purpose: CodePurpose, codeHash: string, now: Instant) {
  const [found] = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      document: clients.document,
      mailedTo: mailedCodes.email,
    })
    .from(mailedCodes)
    .innerJoin(users, eq(users.id, mailedCodes.userId))
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(validCode(purpose, codeHash, now), isNull(users.disabledAt)));
  return found;
}

/** Uses it up; false for whoever comes second. */
export async function takeCode(
  db: Db,
  purpose: CodePurpose,
  codeHash: string,
  now: Instant,
): Promise<boolean> {
  return ((await db.delete(mailedCodes).where(validCode(purpose, codeHash, now))).rowCount ?? 0) > 0;
}

/** All links that were mailed to this user are dead. */
export async function dropCodes(db: Db, userId: UserId): Promise<void> {
  await db.delete(mailedCodes).where(eq(mailedCodes.userId, userId));
}
