import { and, eq, gt, isNull } from 'drizzle-orm';
import type { UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { clients, users } from '../clients/accounts.tables.ts';
import { type CODE_PURPOSES, mailedCodes } from './mailed-codes.tables.ts';

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Replaces the user's previous code of this purpose. */
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

/** Owner of a valid code; undefined when it expired, was used or never existed. */
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

/** Deletes the code; false when it is no longer valid, e.g. for the second of two concurrent uses. */
export async function takeMailedCode(
  db: Db,
  purpose: CodePurpose,
  codeHash: string,
  now: Instant,
): Promise<boolean> {
  return ((await db.delete(mailedCodes).where(validCode(purpose, codeHash, now))).rowCount ?? 0) > 0;
}

/** Invalidates all links mailed to this user. */
export async function dropCodes(db: Db, userId: UserId): Promise<void> {
  await db.delete(mailedCodes).where(eq(mailedCodes.userId, userId));
}
