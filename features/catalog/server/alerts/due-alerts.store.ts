/** Alerts as the job and the mail's writer see them: who is due, what a mail reports, and what waits again. */
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { AlertKey, AlertOwner, ProductAlert } from '../../domain/alerts/product-alert.ts';
import { alertColumns, alertOf, ofOwner } from './product-alerts.store.ts';
import { productAlerts } from './product-alerts.tables.ts';

export const ownerKey = ({ supplierId, clientId }: AlertOwner): string => `${supplierId}${clientId}`;

/**
 * The client, of any supplier, with the alert that has been due for longest, except those of `but`. Nothing is locked yet: a lock
 * on one of the alerts would hide it from the process that sends the others.
 */
export async function nextDueOwner(
  db: Db,
  now: Instant,
  but: readonly string[],
): Promise<AlertOwner | undefined> {
  const [row] = await db
    .select({ supplierId: productAlerts.supplierId, clientId: productAlerts.clientId })
    .from(productAlerts)
    .where(
      and(
        lte(productAlerts.dueAt, new Date(now)),
        sql`${productAlerts.supplierId}::text || ${productAlerts.clientId}::text <> all(${sql.param([...but])}::text[])`,
      ),
    )
    .orderBy(asc(productAlerts.dueAt))
    .limit(1);
  return row;
}

/**
 * Whether this transaction is the only one that sends this client's alerts; without waiting. Alerts of one client are locked as a
 * whole because of the limit of a mail a day and product, which concerns two rows.
 */
export async function lockOwner(db: Db, owner: AlertOwner): Promise<boolean> {
  const lock = sql`pg_try_advisory_xact_lock(hashtextextended(${`alerts ${ownerKey(owner)}`}, 0))`;
  const { rows } = await db.execute<{ locked: boolean }>(sql`select ${lock} as locked`);
  return rows[0]?.locked === true;
}

/** The client's due alerts, locked; those that the client is changing are skipped. */
export const lockDueAlerts = async (
  db: Db,
  owner: AlertOwner,
  now: Instant,
  max: number,
): Promise<readonly ProductAlert[]> =>
  (
    await db
      .select(alertColumns)
      .from(productAlerts)
      .where(and(ofOwner(owner), lte(productAlerts.dueAt, new Date(now))))
      .orderBy(asc(productAlerts.dueAt), asc(productAlerts.productId), asc(productAlerts.kind))
      .limit(max)
      .for('update', { skipLocked: true })
  ).map(alertOf);

/** Products about which the client got a mail since then, and when. */
export async function mailedSince(
  db: Db,
  owner: AlertOwner,
  since: Instant,
): Promise<ReadonlyMap<ProductId, Instant>> {
  const rows = await db
    .select({ productId: productAlerts.productId, lastSentAt: productAlerts.lastSentAt })
    .from(productAlerts)
    .where(and(ofOwner(owner), gte(productAlerts.lastSentAt, new Date(since))))
    .orderBy(asc(productAlerts.lastSentAt));
  return new Map(rows.map(({ productId, lastSentAt }) => [productId, lastSentAt?.getTime() ?? since]));
}

const among = (alerts: readonly AlertKey[]) =>
  sql`(${productAlerts.productId}, ${productAlerts.kind}) in (
    select * from unnest(
      ${sql.param(alerts.map(({ productId }) => productId))}::uuid[],
      ${sql.param(alerts.map(({ kind }) => kind))}::text[]
    )
  )`;

async function setAlerts(
  db: Db,
  owner: AlertOwner,
  alerts: readonly AlertKey[],
  set: Partial<typeof productAlerts.$inferInsert>,
): Promise<void> {
  if (alerts.length === 0) return;
  await db
    .update(productAlerts)
    .set(set)
    .where(and(ofOwner(owner), among(alerts)));
}

/** Closes alerts that this mail reports. */
export const closeAlerts = (
  db: Db,
  owner: AlertOwner,
  alerts: readonly AlertKey[],
  { mailId, now }: { readonly mailId: string; readonly now: Instant },
): Promise<void> =>
  setAlerts(db, owner, alerts, {
    mailId,
    sentAt: new Date(now),
    lastSentAt: new Date(now),
    dueAt: null,
  });

export const postponeAlerts = (
  db: Db,
  owner: AlertOwner,
  alerts: readonly AlertKey[],
  dueAt: Instant,
): Promise<void> => setAlerts(db, owner, alerts, { dueAt: new Date(dueAt) });

/** Opens closed alerts again, which their mail does not report after all. */
export const reopenAlerts = (
  db: Db,
  owner: AlertOwner,
  alerts: readonly AlertKey[],
  dueAt: Instant,
): Promise<void> =>
  setAlerts(db, owner, alerts, { mailId: null, sentAt: null, lastSentAt: null, dueAt: new Date(dueAt) });

/** The alerts that a mail reports, locked; cancelled ones and those requested again are left out. */
export const lockAlertsOfMail = async (
  db: Db,
  owner: AlertOwner,
  mailId: string,
): Promise<readonly ProductAlert[]> =>
  (
    await db
      .select(alertColumns)
      .from(productAlerts)
      .where(and(ofOwner(owner), eq(productAlerts.mailId, mailId), isNull(productAlerts.cancelledAt)))
      .orderBy(asc(productAlerts.productId), asc(productAlerts.kind))
      .for('update')
  ).map(alertOf);
