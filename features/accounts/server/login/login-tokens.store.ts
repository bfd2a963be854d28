import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { loginTokens } from './login-tokens.tables.ts';

/** Replaces the session's earlier token at this supplier; deletes expired tokens, too. */
export async function putLoginToken(
  db: Db,
  token: typeof loginTokens.$inferInsert,
  now: Instant,
): Promise<void> {
  const gone = or(eq(loginTokens.sessionId, token.sessionId), lt(loginTokens.expiresAt, new Date(now)));
  await db.delete(loginTokens).where(and(eq(loginTokens.supplierId, token.supplierId), gone));
  await db.insert(loginTokens).values(token);
}

export interface PresentedToken {
  readonly tokenHash: string;
  readonly email: string;
  readonly host: string;
}

/** Deletes the token and returns its session id; undefined when it was used, has expired or is for another host. */
export async function takeLoginToken(
  db: Db,
  supplierId: SupplierId,
  { tokenHash, email, host }: PresentedToken,
  now: Instant,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(loginTokens)
    .where(
      and(
        eq(loginTokens.supplierId, supplierId),
        eq(loginTokens.tokenHash, tokenHash),
        eq(loginTokens.email, email),
        eq(loginTokens.host, host),
        gt(loginTokens.expiresAt, new Date(now)),
      ),
    )
    .returning({ sessionId: loginTokens.sessionId });
  return taken?.sessionId;
}
