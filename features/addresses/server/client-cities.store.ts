/** Clients' cities, for the panel's client lists. */
import { and, asc, desc, eq, inArray, isNull, like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { addresses } from './addresses.tables.ts';

const living = and(isNull(addresses.deletedAt), eq(addresses.billing, false));

/** Whether a delivery address of the client is in a city that matches the pattern (lower case, without accents). */
export const inCity = (clientId: SQLWrapper, pattern: string): SQL =>
  sql`exists (select from ${addresses}
    where ${addresses.clientId} = ${clientId} and ${living} and ${like(sql`folded(${addresses.city})`, pattern)})`;

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
