import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { type PushFacts, pushOutbox, pushSubscriptions } from './push.tables.ts';

export interface QueuedPush {
  readonly supplierId: SupplierId;
  readonly id: string;
  readonly subscriptionId: string;
  readonly kind: string;
  readonly facts: PushFacts;
  readonly createdAt: Date;
  /** Including this one. */
  readonly tries: number;
}

export interface PushReaders {
  readonly clientId: ClientId;
  /** This user of the client, if any. */
  readonly userId?: UserId;
  /** The client's main user, too. */
  readonly main: boolean;
  /** Not this user, whose act it is about. */
  readonly except?: UserId;
}

/** Adds a notification for each of the readers' browsers, in one statement. */
export async function addToPushOutbox(
  db: Db,
  supplierId: SupplierId,
  { clientId, userId, main, except }: PushReaders,
  { kind, facts, now }: { readonly kind: string; readonly facts: PushFacts; readonly now: Instant },
): Promise<void> {
  const at = new Date(now).toISOString();
  const isReader = or(
    ...(userId === undefined ? [] : [eq(pushSubscriptions.userId, userId)]),
    ...(main ? [eq(pushSubscriptions.principal, true)] : []),
  );
  if (isReader === undefined) return;
  const rows = db
    .select({
      supplierId: pushSubscriptions.supplierId,
      subscriptionId: pushSubscriptions.id,
      kind: sql`${kind}::text`.as('kind'),
      facts: sql`${JSON.stringify(facts)}::jsonb`.as('facts'),
      createdAt: sql`${at}::timestamptz`.as('created_at'),
      nextTryAt: sql`${at}::timestamptz`.as('next_try_at'),
    })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.supplierId, supplierId),
        eq(pushSubscriptions.clientId, clientId),
        isReader,
        except === undefined ? undefined : ne(pushSubscriptions.userId, except),
      ),
    );
  await db.execute(
    sql`insert into ${pushOutbox} (supplier_id, subscription_id, kind, facts, created_at, next_try_at) ${rows}`,
  );
}

/** Claims due notifications of all suppliers, the oldest first. */
export async function claimPushes(
  db: Db,
  { now, until, max }: { readonly now: Instant; readonly until: Instant; readonly max: number },
): Promise<QueuedPush[]> {
  const due = db
    .select({ supplierId: pushOutbox.supplierId, id: pushOutbox.id })
    .from(pushOutbox)
    .where(lte(pushOutbox.nextTryAt, new Date(now)))
    .orderBy(asc(pushOutbox.nextTryAt))
    .limit(max)
    .for('update', { skipLocked: true });
  // Materialised: PostgreSQL could otherwise run the subquery again for each row, and select others each time.
  return db
    .update(pushOutbox)
    .set({ nextTryAt: new Date(until), tries: sql`${pushOutbox.tries} + 1` })
    .where(
      sql`(${pushOutbox.supplierId}, ${pushOutbox.id}) in (with due as materialized ${due} select supplier_id, id from due)`,
    )
    .returning({
      supplierId: pushOutbox.supplierId,
      id: pushOutbox.id,
      subscriptionId: pushOutbox.subscriptionId,
      kind: pushOutbox.kind,
      facts: pushOutbox.facts,
      createdAt: pushOutbox.createdAt,
      tries: pushOutbox.tries,
    });
}

/** Only while this attempt still holds the claim: `tries` has not changed since. */
const heldBy = ({ supplierId, id, tries }: QueuedPush) =>
  and(eq(pushOutbox.supplierId, supplierId), eq(pushOutbox.id, id), eq(pushOutbox.tries, tries));

/** It was sent, or will never be. */
export async function dropPush(db: Db, push: QueuedPush): Promise<void> {
  await db.delete(pushOutbox).where(heldBy(push));
}

export async function postponePush(
  db: Db,
  push: QueuedPush,
  { until, lastError }: { readonly until: Instant; readonly lastError: string },
): Promise<void> {
  await db
    .update(pushOutbox)
    .set({ nextTryAt: new Date(until), lastError })
    .where(heldBy(push));
}
