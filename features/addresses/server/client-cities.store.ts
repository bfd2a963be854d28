/** Where clients are, for the panel's lists of them. */
import { and, asc, desc, eq, inArray, isNull, like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { addresses } from './addresses.tables.ts';

const living = and(isNull(addresses.deletedAt), eq(addresses.billing, false));

/** Whether a delivery address of the client is in a city that matches the pattern (lower case, without accents). */
export const inCity = (clientId: SQLWrapper, pattern: string): SQL =>
  sql`exists (select from ${addresses}
    where ${addresses.clientId} = ${clientId} and ${living} and ${like(sql`folded(${addresses.city})`, pattern)})`;

/** What is asked of the client's primary address, else of the oldest; false without any. */
const ofMainAddress = (clientId: SQLWrapper, condition: SQL): SQL =>
  sql`exists (select from (select home.state, home.city, home.postal_code from ${addresses} as home
    where home.client_id = ${clientId} and home.deleted_at is null and not home.billing
    order by home.is_primary desc, home.id limit 1) as main where ${condition})`;

export const livesInState =
  (states: readonly string[]) =>
  (clientId: SQLWrapper): SQL =>
    ofMainAddress(clientId, sql`main.state = any(${sql.param([...states])}::text[])`);

/** Names are compared without case and accents. */
export const livesInCity =
  (cities: readonly string[]) =>
  (clientId: SQLWrapper): SQL =>
    ofMainAddress(
      clientId,
      sql`folded(trim(main.city)) in (select folded(trim(name)) from unnest(${sql.param([...cities])}::text[]) as name)`,
    );

/** CEPs of eight digits, both included. */
export const livesInPostalCodes =
  (ranges: readonly { readonly from: string; readonly to: string }[]) =>
  (clientId: SQLWrapper): SQL =>
    ofMainAddress(
      clientId,
      sql`exists (select from unnest(${sql.param(ranges.map(({ from }) => from))}::text[],
        ${sql.param(ranges.map(({ to }) => to))}::text[]) as asked (first, last)
        where main.postal_code between asked.first and asked.last)`,
    );

/** The city of each client's primary address, else of the oldest. */
export async function citiesOf(
  db: Db,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, { readonly city: string; readonly state: string }>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([addresses.clientId], {
      clientId: addresses.clientId,
      city: addresses.city,
      state: addresses.state,
    })
    .from(addresses)
    .where(and(inArray(addresses.clientId, [...clientIds]), living))
    .orderBy(addresses.clientId, desc(addresses.primary), asc(addresses.id));
  return new Map(rows.map(({ clientId, city, state }) => [clientId, { city, state }]));
}

/** The delivery addresses of each client, the primary one first. */
export async function addressesOfClients(db: Db, clientIds: readonly ClientId[]) {
  const { clientId, street, number, district, city, state, postalCode } = addresses;
  if (clientIds.length === 0) return new Map<ClientId, never[]>();
  const rows = await db
    .select({ clientId, street, number, district, city, state, postalCode })
    .from(addresses)
    .where(and(inArray(clientId, [...clientIds]), living))
    .orderBy(clientId, desc(addresses.primary), asc(addresses.id));
  return Map.groupBy(rows, (row) => row.clientId);
}
