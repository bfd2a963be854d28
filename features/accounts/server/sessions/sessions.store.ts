import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Capacity, Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { correlated } from '#platform/db/sql-fragments.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';
import { clients, supplierClients, users } from '../clients/accounts.tables.ts';
import { paymentChoices } from '../clients/payment-choices.tables.ts';
import { sessionRows } from '../identity/session-rows.store.ts';
import { sessions } from './sessions.tables.ts';

const rows = sessionRows(sessions);

const seenAt = sql<Date>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

const choosing = sql<boolean>`${sessions.capacity} is not distinct from 'representative' and ${sessions.subjectClientId} is null`;

const selectOpenSession = prepared((db) => {
  const customer = db
    .select({
      clientId: supplierClients.clientId,
      id: supplierClients.id,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      tags: supplierClients.tags,
      paymentMethods: supplierClients.paymentMethods,
      minimumOrder: supplierClients.minimumOrder,
    })
    .from(supplierClients)
    .where(eq(supplierClients.supplierId, sql.placeholder('supplierId')))
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
      /** Only supplier where the session is valid; null: all. */
      onlyAt: sessions.onlyAt,
      apiKeyId: sessions.apiKeyId,
      /** What the API key allows; null where no key opened the session. */
      keyScopes: apiKeys.scopes,
      approved: customer.approved,
      /** When the supplier refused the client. */
      refusedAt: customer.refusedAt,
      /** The supplier's own id of the client; null where the client is no customer. */
      customerId: customer.id,
      /** Tags that the supplier gave the client; null where the client is no customer. */
      tags: customer.tags,
      /** What the supplier agreed with the client alone; null: nothing. */
      paymentMethods: customer.paymentMethods,
      minimumOrder: customer.minimumOrder,
      /** Chosen at the supplier; null: none yet. */
      paymentMethodId: paymentChoices.paymentMethodId,
      seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(clients, eq(clients.id, sql`coalesce(${sessions.subjectClientId}, ${users.clientId})`))
    .leftJoin(customer, eq(customer.clientId, clients.id))
    .leftJoin(apiKeys, and(eq(apiKeys.supplierId, sessions.onlyAt), eq(apiKeys.id, sessions.apiKeyId)))
    .leftJoin(
      paymentChoices,
      and(
        eq(paymentChoices.supplierId, sql.placeholder('supplierId')),
        eq(paymentChoices.clientId, clients.id),
      ),
    )
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

export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectOpenSession>['execute']>>[number];

/** The session with its user and the supplier's approval of the client; `approved` is null where the client is no customer. */
export async function findOpenSession(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<SessionRow | undefined> {
  const [row] = await selectOpenSession(db).execute({ id, supplierId, now: new Date(now) });
  return row;
}

/** Locks an open session and returns what its continuation needs. */
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
    .where(and(eq(sessions.id, id), rows.isOpen(now)))
    .for('update');
  return found;
}

export async function addSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(sessions.id, id));
}

/** Open sessions, the last seen first. */
export async function openSessionsOf(db: Db, userId: UserId, now: Instant, most: number) {
  return db
    .select({ id: sessions.id, name: sessions.device, createdAt: sessions.createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), rows.isOpen(now)))
    .orderBy(desc(seenAt), desc(sessions.id))
    .limit(most);
}

/** Whether the session is open and was not itself opened by another session's token. Locks the row against its end. */
export async function mayHandOut(db: Db, id: string, now: Instant): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.openedBy), rows.isOpen(now)))
    .for('share');
  return found.length > 0;
}

/** A session and a supplier where it is used. */
export interface SessionPlace {
  readonly sessionId: string;
  readonly supplierId: SupplierId;
  /** The client that the session has to act for; absent: any. */
  readonly clientId?: ClientId;
}

/** The open sessions among these pairs whose users may log in, with the supplier's approval of the client. */
export function openSessionsAmong(db: Db, places: readonly SessionPlace[], now: Instant) {
  const sessionIds = sql.param(places.map(({ sessionId }) => sessionId));
  const supplierIds = sql.param(places.map(({ supplierId }) => supplierId));
  const supplierId = sql<SupplierId>`place.supplier_id`;
  const approved = correlated<boolean | null>(sql`(select ${supplierClients.approved} from ${supplierClients}
    where ${supplierClients.supplierId} = ${supplierId}
      and ${supplierClients.clientId} = coalesce(${sessions.subjectClientId}, ${users.clientId}))`);
  return db
    .select({
      sessionId: sessions.id,
      supplierId,
      clientId: sql<ClientId>`coalesce(${sessions.subjectClientId}, ${users.clientId})`,
      onlyAt: sessions.onlyAt,
      choosing,
      approved,
    })
    .from(sql`unnest(${sessionIds}::uuid[], ${supplierIds}::uuid[]) as place (session_id, supplier_id)`)
    .innerJoin(sessions, eq(sessions.id, sql`place.session_id`))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(rows.isOpen(now), isNull(users.disabledAt)));
}

/** True also for an ended session. */
export async function isSessionOf(db: Db, userId: UserId, id: string): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return found.length > 0;
}
