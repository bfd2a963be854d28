import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { clients, customers, sessions, users } from './accounts.tables.ts';

const open = prepared((db) => {
  const customer = db
    .select({ clientId: customers.clientId, approved: customers.approved })
    .from(customers)
    .where(eq(customers.supplierId, sql.placeholder('supplierId')))
    .as('customer');
  return db
    .select({
      id: sessions.id,
      handle: sessions.handle,
      userId: users.id,
      clientId: users.clientId,
      clientKind: clients.kind,
      name: users.name,
      email: users.email,
      principal: users.principal,
      approved: customer.approved,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(clients, eq(clients.id, users.clientId))
    .leftJoin(customer, eq(customer.clientId, users.clientId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.disabledAt),
      ),
    )
    .prepare('open_session');
});

export type SessionRow = Awaited<ReturnType<ReturnType<typeof open>['execute']>>[number];

/** The session with its user, and the supplier's word on the client, null where the supplier does not know it. */
export async function openSession(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<SessionRow | undefined> {
  const [row] = await open(db).execute({ id, supplierId, now: new Date(now) });
  return row;
}

export async function addSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends it on every process at once. */
export async function endSession(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Deletes some of those that expired before; another process may be at it, too. Gives how many. */
export async function dropSessions(db: Db, before: Date, most: number): Promise<number> {
  const expired = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, before))
    .limit(most)
    .for('update', { skipLocked: true });
  return (await db.delete(sessions).where(inArray(sessions.id, expired))).rowCount ?? 0;
}
