/** What decides whether an order may be written: the client's lock, its idempotency keys and its recent orders. */
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { duplicatesSince } from '../../domain/submit/fingerprint.ts';
import { orderKeys } from './order-records.tables.ts';
import { orders } from './orders.tables.ts';

/** How long a key returns its order. Milliseconds. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

export const keysSince = (now: Instant): Instant => now - KEY_LIFETIME;

const { placeholder } = sql;
const one = sql`(values (1)) as one`;

const lock = prepared((db) =>
  db
    .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${placeholder('client')}, 0))` })
    .from(one)
    .prepare('orders_lock_client'),
);

const nextNumber = sql<number>`nextval('order_numbers')`;

const drawOrderNumber = prepared((db) =>
  db
    .select({ number: nextNumber.mapWith(Number) })
    .from(one)
    .prepare('orders_draw_number'),
);

const selectSubmitted = prepared((db) => {
  const duplicate = db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.supplierId, placeholder('supplierId')),
        eq(orders.clientId, placeholder('clientId')),
        gt(orders.createdAt, placeholder('duplicatesSince')),
        sql`left(${orders.fingerprint}, 16) = left(${placeholder('fingerprint')}, 16)`,
        eq(orders.fingerprint, placeholder('fingerprint')),
        ne(orders.status, 'cancelled'),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return db
    .select({
      keyOrder: orderKeys.orderNumber,
      requestHash: orderKeys.requestHash,
      duplicate: sql<number | null>`recent.duplicate`,
      number: sql<number | null>`case
        when ${placeholder('draws')}::boolean and ${orderKeys.orderNumber} is null and recent.duplicate is null
        then ${nextNumber} end`,
    })
    .from(sql`(select (${duplicate}) as duplicate offset 0) as recent`)
    .leftJoin(
      orderKeys,
      and(
        eq(orderKeys.supplierId, placeholder('supplierId')),
        eq(orderKeys.clientId, placeholder('clientId')),
        eq(orderKeys.key, placeholder('key')),
        gt(orderKeys.createdAt, placeholder('keysSince')),
      ),
    )
    .prepare('orders_claims');
});

export interface Claims {
  /** The order that the key created, and the hash of its request. */
  readonly byKey?: { readonly number: OrderNumber; readonly requestHash: string };
  /** An identical order of the last 60 s. */
  readonly duplicate?: OrderNumber;
  /** Taken from the sequence when there is neither of the above. */
  readonly number?: OrderNumber;
}

/** The next order number; it is lost if the order is not written after all. */
export async function drawNumber(db: Db): Promise<OrderNumber> {
  const [next] = await drawOrderNumber(db).execute();
  if (next === undefined) throw new Error('there is no number for the order');
  return next.number;
}

/** Until this transaction ends, no other order of this client at this supplier is written. */
export async function lockClient(
  db: Db,
  { supplierId, clientId }: { readonly supplierId: SupplierId; readonly clientId: ClientId },
): Promise<void> {
  await lock(db).execute({ client: `${supplierId}${clientId}` });
}

export async function claimsOf(
  db: Db,
  request: {
    readonly supplierId: SupplierId;
    readonly clientId: ClientId;
    readonly key: string | undefined;
    readonly fingerprint: string;
    /** Whether to take a number from the sequence as well. */
    readonly draws?: boolean;
    readonly now: Instant;
  },
): Promise<Claims> {
  const { supplierId, clientId, fingerprint, now, draws = false, key = null } = request;
  const [row] = await selectSubmitted(db).execute({
    supplierId,
    clientId,
    fingerprint,
    key,
    draws,
    duplicatesSince: new Date(duplicatesSince(now)),
    keysSince: new Date(keysSince(now)),
  });
  return {
    ...(row?.keyOrder == null || row.requestHash === null
      ? {}
      : { byKey: { number: row.keyOrder, requestHash: row.requestHash } }),
    ...(row?.duplicate == null ? {} : { duplicate: Number(row.duplicate) }),
    ...(row?.number == null ? {} : { number: Number(row.number) }),
  };
}

/** One order in 50 deletes its supplier's expired keys. */
export const sweepsKeys = (number: OrderNumber): boolean => number % 50 === 0;

/** Deletes some expired keys; skips rows that another transaction is deleting. */
export async function forgetOldKeys(db: Db, supplierId: SupplierId, now: Instant): Promise<void> {
  await db.execute(sql`
    delete from ${orderKeys} where ${orderKeys.supplierId} = ${supplierId} and (client_id, key) in (
      select client_id, key from ${orderKeys}
      where ${orderKeys.supplierId} = ${supplierId} and created_at < ${new Date(keysSince(now)).toISOString()}
      limit 500 for update skip locked)`);
}
