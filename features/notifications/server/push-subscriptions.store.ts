import { and, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { pushSubscriptions } from './push.tables.ts';

export type NewPushSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'id'>;

const { supplierId, id, endpoint, userId } = pushSubscriptions;

/**
 * Adds the browser, or assigns it to this user and client: an address belongs to one browser. What waits there for others is deleted.
 * Call it in a transaction.
 */
export async function putSubscription(db: Db, subscription: NewPushSubscription): Promise<void> {
  const { supplierId: shop, endpoint: address, ...set } = subscription;
  const { userId: user, clientId: client } = set;
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(supplierId, shop),
        eq(endpoint, address),
        or(ne(userId, user), ne(pushSubscriptions.clientId, client)),
      ),
    );
  await db
    .insert(pushSubscriptions)
    .values({ ...subscription, id: newId() })
    .onConflictDoUpdate({ target: [supplierId, endpoint], set });
}

/** Deletes all but the newest of the user's browsers. */
export async function dropOldest(
  db: Db,
  of: { readonly supplierId: SupplierId; readonly userId: UserId; readonly max: number },
): Promise<void> {
  const ofUser = and(eq(supplierId, of.supplierId), eq(userId, of.userId));
  const newest = db
    .select({ id })
    .from(pushSubscriptions)
    .where(ofUser)
    .orderBy(desc(pushSubscriptions.createdAt), desc(id))
    .limit(of.max);
  await db.delete(pushSubscriptions).where(and(ofUser, notInArray(id, newest)));
}

export async function dropOwnSubscription(
  db: Db,
  own: { readonly supplierId: SupplierId; readonly userId: UserId; readonly endpoint: string },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(supplierId, own.supplierId), eq(userId, own.userId), eq(endpoint, own.endpoint)));
}

/** The browser no longer has it; what waits for it goes too. */
export async function dropSubscription(db: Db, shop: SupplierId, subscriptionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(supplierId, shop), eq(id, subscriptionId)));
}

export const subscriptionsAmong = async (
  db: Db,
  shop: SupplierId,
  ids: readonly string[],
): Promise<(typeof pushSubscriptions.$inferSelect)[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(supplierId, shop), inArray(id, [...ids])));

/** Host of the push service alone: the rest of the address is a secret between browser and service. */
const service = sql<string>`substring(${endpoint} from '^https://([^/]+)')`;

export const subscriptionsOfClient = async (db: Db, shop: SupplierId, clientId: ClientId) =>
  db
    .select({ service, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(and(eq(supplierId, shop), eq(pushSubscriptions.clientId, clientId)))
    .orderBy(pushSubscriptions.createdAt);

export async function dropSubscriptionsOfClient(db: Db, shop: SupplierId, clientId: ClientId): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(supplierId, shop), eq(pushSubscriptions.clientId, clientId)));
}
