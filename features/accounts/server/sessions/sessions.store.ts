import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Capacity, Instant } from '#kernel/scope.ts';
import { correlated } from '#platform/db/correlated.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { clients, customers, sessions, users } from '../clients/accounts.tables.ts';

const seenAt = sql<Date>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

const choosing = sql<boolean>`${sessions.capacity} is not distinct from 'representative' and ${sessions.subjectClientId} is null`;

const open = prepared((db) => {
  const customer = db
    .select({
      clientId: customers.clientId,
      approved: customers.approved,
      refusedAt: customers.refusedAt,
    })
    .from(customers)
    .where(eq(customers.supplierId, sql.placeholder('supplierId')))
    .as('customer');
  return db
    .select({
      id: sessions.id,
      handle: sessions.handle,
      userId: users.id,
      clientId: clients.id,
      clientKind: clients.kind,
      clientName: clients.name,
      document: clients.document,
      name: users.name,
      email: users.email,
      capacity: sql<Capacity>`coalesce(${sessions.capacity}, case when ${users.principal} then 'principal' else 'linked' end)`,
      choosing,
      /** The only supplier where it counts. */
      onlyAt: sessions.onlyAt,
      approved: customer.approved,
      /** The supplier looked at its client and said no. */
      refusedAt: customer.refusedAt,
      seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(clients, eq(clients.id, sql`coalesce(${sessions.subjectClientId}, ${users.clientId})`))
    .leftJoin(customer, eq(customer.clientId, clients.id))
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

/** What a session that is open says of who acts, and for whom. */
export async function sessionToRenew(db: Db, id: string, now: Instant) {
  const [found] = await db
    .select({
      userId: sessions.userId,
      clientId: sessions.subjectClientId,
      capacity: sessions.capacity,
      onlyAt: sessions.onlyAt,
      apiKeyId: sessions.apiKeyId,
      openedBy: sessions.openedBy,
      device: sessions.device,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, new Date(now))))
    .for('update');
  return found;
}

/** Ends those that were opened with a supplier's key. Gives which. */
export async function endSessionsOfKey(
  db: Db,
  supplierId: SupplierId,
  apiKeyId: string,
  now: Instant,
): Promise<readonly string[]> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(eq(sessions.onlyAt, supplierId), eq(sessions.apiKeyId, apiKeyId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

export async function addSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends it on every process at once, and those whose tokens it handed out. */
export async function endSession(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(or(eq(sessions.id, id), eq(sessions.openedBy, id)), isNull(sessions.endedAt)));
}

/** It was just used. */
export async function touchSession(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(sessions.id, id));
}

const openOf = (userId: UserId, now: Instant) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, new Date(now)));

/** The user's open ones, the one seen last first. */
export async function openSessionsOf(db: Db, userId: UserId, now: Instant, most: number) {
  return db
    .select({ id: sessions.id, name: sessions.device, createdAt: sessions.createdAt, seenAt })
    .from(sessions)
    .where(openOf(userId, now))
    .orderBy(desc(seenAt), desc(sessions.id))
    .limit(most);
}

/** Ends all that the user has but this one, on every process at once. Gives which. */
export async function endSessionsOf(
  db: Db,
  userId: UserId,
  now: Instant,
  except?: string,
): Promise<readonly string[]> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const ended = await db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(openOf(userId, now), others))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Ends those in which a representative acts at this supplier, for this client or for any, with what they handed out. */
export async function endRepresentation(
  db: Db,
  { userId, supplierId, clientId }: RepresentationEnd,
  now: Instant,
): Promise<readonly string[]> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(
      and(
        openOf(userId, now),
        eq(sessions.capacity, 'representative'),
        eq(sessions.onlyAt, supplierId),
        clientId === undefined ? undefined : eq(sessions.subjectClientId, clientId),
      ),
    )
    .returning({ id: sessions.id });
  if (ended.length === 0) return [];
  const ids = ended.map(({ id }) => id);
  const handedOut = await db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(inArray(sessions.openedBy, ids), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return [...ids, ...handedOut.map(({ id }) => id)];
}

interface RepresentationEnd {
  readonly userId: UserId;
  readonly supplierId: SupplierId;
  readonly clientId?: ClientId;
}

/** Ends those in which somebody linked to a client acts for it. Gives which. */
export async function endLinkedSessions(
  db: Db,
  { userId, clientId }: { readonly userId: UserId; readonly clientId: ClientId },
  now: Instant,
): Promise<readonly string[]> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(openOf(userId, now), eq(sessions.capacity, 'linked'), eq(sessions.subjectClientId, clientId)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Whether it is open, and is no token that another one handed out. */
export async function mayHandOut(db: Db, id: string, now: Instant): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.openedBy),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, new Date(now)),
      ),
    )
    .for('share');
  return found.length > 0;
}

/** A session and a supplier at which somebody uses it. */
export interface SessionPlace {
  readonly sessionId: string;
  readonly supplierId: SupplierId;
}

/** Those of them that are open and whose users may log in, with each supplier's word on the client. */
export function openSessionsAmong(db: Db, places: readonly SessionPlace[], now: Instant) {
  const sessionIds = sql.param(places.map(({ sessionId }) => sessionId));
  const supplierIds = sql.param(places.map(({ supplierId }) => supplierId));
  const supplierId = sql<SupplierId>`place.supplier_id`;
  const approved = correlated<boolean | null>(sql`(select ${customers.approved} from ${customers}
    where ${customers.supplierId} = ${supplierId}
      and ${customers.clientId} = coalesce(${sessions.subjectClientId}, ${users.clientId}))`);
  return db
    .select({ sessionId: sessions.id, supplierId, onlyAt: sessions.onlyAt, choosing, approved })
    .from(sql`unnest(${sessionIds}::uuid[], ${supplierIds}::uuid[]) as place (session_id, supplier_id)`)
    .innerJoin(sessions, eq(sessions.id, sql`place.session_id`))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isNull(sessions.endedAt), gt(sessions.expiresAt, new Date(now)), isNull(users.disabledAt)));
}

/** Whether the user has or had it. */
export async function isSessionOf(db: Db, userId: UserId, id: string): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return found.length > 0;
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
