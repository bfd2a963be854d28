/** Who represents which client, for the shop's list of clients. Former representatives represent nobody. */
import { and, asc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { representativeClients, representatives } from './representatives.tables.ts';

/** Whether the client is in this representative's portfolio. */
export const isRepresentedBy =
  (supplierId: SupplierId, userId: UserId) =>
  (clientId: SQLWrapper): SQL =>
    sql`exists (select from ${representativeClients}
    join ${representatives} on ${representatives.supplierId} = ${representativeClients.supplierId}
      and ${representatives.userId} = ${representativeClients.userId} and ${representatives.endedAt} is null
    where ${representativeClients.supplierId} = ${supplierId} and ${representativeClients.userId} = ${userId}
      and ${representativeClients.clientId} = ${clientId})`;

/** Whether nobody represents the client now. */
export const isUnrepresented =
  (supplierId: SupplierId) =>
  (clientId: SQLWrapper): SQL =>
    sql`not exists (select from ${representativeClients}
    join ${representatives} on ${representatives.supplierId} = ${representativeClients.supplierId}
      and ${representatives.userId} = ${representativeClients.userId} and ${representatives.endedAt} is null
    where ${representativeClients.supplierId} = ${supplierId} and ${representativeClients.clientId} = ${clientId})`;

/** The representatives of each client, in order of appointment. */
export async function representationsOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<readonly { readonly clientId: ClientId; readonly userId: UserId }[]> {
  if (clientIds.length === 0) return [];
  return db
    .select({ clientId: representativeClients.clientId, userId: representativeClients.userId })
    .from(representativeClients)
    .innerJoin(
      representatives,
      and(
        eq(representatives.supplierId, representativeClients.supplierId),
        eq(representatives.userId, representativeClients.userId),
        isNull(representatives.endedAt),
      ),
    )
    .where(
      and(
        eq(representativeClients.supplierId, supplierId),
        inArray(representativeClients.clientId, [...clientIds]),
      ),
    )
    .orderBy(asc(representatives.since), asc(representatives.userId));
}
