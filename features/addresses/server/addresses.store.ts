import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AddressId, ClientId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { type Address, type NewAddress, postalAddressOf } from '../domain/address.ts';
import { addresses } from './addresses.tables.ts';

const ofClient = and(
  eq(addresses.clientId, sql.placeholder('clientId')),
  isNull(addresses.deletedAt),
  eq(addresses.billing, false),
);

const selectAddresses = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(ofClient)
    .orderBy(desc(addresses.primary), asc(addresses.id))
    .prepare('addresses_of_client'),
);

const selectAddress = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(and(ofClient, eq(addresses.id, sql.placeholder('id'))))
    .prepare('address_of_client'),
);

const selectBillingAddress = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.clientId, sql.placeholder('clientId')),
        isNull(addresses.deletedAt),
        eq(addresses.billing, true),
      ),
    )
    .prepare('billing_address_of_client'),
);

const selectAddressesToOrder = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.clientId, sql.placeholder('clientId')),
        isNull(addresses.deletedAt),
        or(addresses.billing, eq(addresses.id, sql.placeholder('id'))),
      ),
    )
    .prepare('addresses_to_order'),
);

/** The delivery and billing addresses of an order, if there are any. */
export interface OrderAddresses {
  readonly address: Address | undefined;
  readonly billing: Address | undefined;
}

export async function orderAddressesOf(
  db: Db,
  clientId: ClientId,
  id: AddressId | undefined,
): Promise<OrderAddresses> {
  const rows = await selectAddressesToOrder(db).execute({ clientId, id: id ?? null });
  const [address, billing] = [false, true].map((wanted) => rows.find((row) => row.billing === wanted));
  return { address: address && toAddress(address), billing: billing && toAddress(billing) };
}

/** The primary address first, then the oldest. */
export async function addressesOfClient(db: Db, clientId: ClientId): Promise<Address[]> {
  return (await selectAddresses(db).execute({ clientId })).map(toAddress);
}

export async function addressOfClient(
  db: Db,
  clientId: ClientId,
  id: AddressId,
): Promise<Address | undefined> {
  const [row] = await selectAddress(db).execute({ clientId, id });
  return row === undefined ? undefined : toAddress(row);
}

export async function billingAddressOf(db: Db, clientId: ClientId): Promise<Address | undefined> {
  const [row] = await selectBillingAddress(db).execute({ clientId });
  return row === undefined ? undefined : toAddress(row);
}

export async function countAddresses(db: Db, clientId: ClientId): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(addresses)
    .where(and(eq(addresses.clientId, clientId), isNull(addresses.deletedAt), eq(addresses.billing, false)));
  return row?.found ?? 0;
}

export async function addAddress(
  db: Db,
  clientId: ClientId,
  id: AddressId,
  { position, ...address }: NewAddress,
  billing = false,
): Promise<void> {
  await db.insert(addresses).values({ ...address, ...position, id, clientId, billing });
}

/** Writes every field of the address. */
export async function writeAddress(
  db: Db,
  clientId: ClientId,
  id: AddressId,
  { position, ...address }: NewAddress,
): Promise<void> {
  await db
    .update(addresses)
    .set({ ...address, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null })
    .where(and(eq(addresses.clientId, clientId), eq(addresses.id, id)));
}

/** The row is retained with `deletedAt`, and is no longer primary. */
export async function hideAddress(db: Db, clientId: ClientId, id: AddressId, now: Date): Promise<void> {
  await db
    .update(addresses)
    .set({ deletedAt: now, primary: false })
    .where(and(eq(addresses.clientId, clientId), eq(addresses.id, id)));
}

/** Ids are UUIDv7, so the smallest is the oldest. */
export async function makeOldestPrimary(db: Db, clientId: ClientId): Promise<void> {
  const oldest = db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.clientId, clientId), isNull(addresses.deletedAt), eq(addresses.billing, false)))
    .orderBy(asc(addresses.id))
    .limit(1);
  await db
    .update(addresses)
    .set({ primary: true })
    .where(and(eq(addresses.clientId, clientId), inArray(addresses.id, oldest)));
}

/**
 * Serialises changes of a client's addresses, because count and primary flag depend on each other. An advisory lock
 * until the transaction ends.
 */
export async function lockAddresses(db: Db, clientId: ClientId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${clientId}`}, 0))`);
}

/** Unsets the primary flag, because a client has one primary address. */
export async function clearPrimary(db: Db, clientId: ClientId): Promise<void> {
  await db
    .update(addresses)
    .set({ primary: false })
    .where(and(eq(addresses.clientId, clientId), eq(addresses.primary, true)));
}

type Row = typeof addresses.$inferSelect;

const toAddress = ({ latitude, longitude, ...row }: Row): Address => ({
  id: row.id,
  label: row.label,
  ...postalAddressOf(row),
  country: row.country,
  reference: row.reference,
  primary: row.primary,
  ...(latitude === null || longitude === null ? {} : { position: { latitude, longitude } }),
});
