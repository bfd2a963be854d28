import { and, eq, inArray, isNotNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { ClientPricing } from '../domain/buyer.ts';
import { clientPricing } from './pricing.tables.ts';

/** `staying`: groups in which the client stays if it is in them, whatever was given. Returns all of its groups. */
export async function saveClientPricing(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  { tableId, groups }: ClientPricing,
  staying: readonly string[] = [],
): Promise<readonly string[]> {
  const said = { tableId: tableId ?? null, groups: [...groups] };
  const stayed = sql`array(select name from unnest(${clientPricing.groups}) as name
    where name = any(${sql.param([...staying])}::text[]))`;
  const [row] = await db
    .insert(clientPricing)
    .values({ supplierId, clientId, ...said })
    .onConflictDoUpdate({
      target: [clientPricing.supplierId, clientPricing.clientId],
      set: { tableId: said.tableId, groups: sql`excluded.groups || ${stayed}` },
    })
    .returning({ groups: clientPricing.groups });
  return row?.groups ?? [];
}

/** The clients that a price table is for, as a subquery. */
export const withTable = (supplierId: SupplierId, tableId: string): SQLWrapper =>
  sql`(select ${clientPricing.clientId} from ${clientPricing}
    where ${clientPricing.supplierId} = ${supplierId} and ${clientPricing.tableId} = ${tableId})`;

export async function membersOf(db: Db, supplierId: SupplierId, group: string): Promise<ClientId[]> {
  const rows = await db
    .select({ clientId: clientPricing.clientId })
    .from(clientPricing)
    .where(and(eq(clientPricing.supplierId, supplierId), sql`${group} = any(${clientPricing.groups})`));
  return rows.map(({ clientId }) => clientId);
}

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const CHUNK = 5_000;

/** Returns those who did not have the table before, and how many of them had another one. */
export async function giveTable(
  db: Db,
  supplierId: SupplierId,
  tableId: string,
  clientIds: readonly ClientId[],
): Promise<{ readonly given: readonly ClientId[]; readonly moved: number }> {
  const given: ClientId[] = [];
  let moved = 0;
  for (let start = 0; start < clientIds.length; start += CHUNK) {
    const chunk = clientIds.slice(start, start + CHUNK);
    const [had] = await db
      .select({ others: sql<number>`count(*)`.mapWith(Number) })
      .from(clientPricing)
      .where(
        and(
          eq(clientPricing.supplierId, supplierId),
          inArray(clientPricing.clientId, chunk),
          isNotNull(clientPricing.tableId),
          ne(clientPricing.tableId, tableId),
        ),
      );
    moved += had?.others ?? 0;
    const written = await db
      .insert(clientPricing)
      .values(chunk.map((clientId) => ({ supplierId, clientId, tableId })))
      .onConflictDoUpdate({
        target: [clientPricing.supplierId, clientPricing.clientId],
        set: { tableId },
        setWhere: sql`${clientPricing.tableId} is distinct from ${tableId}`,
      })
      .returning({ clientId: clientPricing.clientId });
    given.push(...written.map(({ clientId }) => clientId));
  }
  return { given, moved };
}

/** False if the client does not have this table. */
export async function takeTable(
  db: Db,
  supplierId: SupplierId,
  tableId: string,
  clientId: ClientId,
): Promise<boolean> {
  const taken = await db
    .update(clientPricing)
    .set({ tableId: null })
    .where(
      and(
        eq(clientPricing.supplierId, supplierId),
        eq(clientPricing.clientId, clientId),
        eq(clientPricing.tableId, tableId),
      ),
    )
    .returning({ clientId: clientPricing.clientId });
  return taken.length > 0;
}
