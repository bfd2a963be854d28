import { and, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { ClientPricing } from '../domain/buyer.ts';
import { clientPricing } from './pricing.tables.ts';

/** Without a row the client has no table and no groups. */
export async function clientPricingOf(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<ClientPricing> {
  const [row] = await db
    .select({ tableId: clientPricing.tableId, groups: clientPricing.groups })
    .from(clientPricing)
    .where(and(eq(clientPricing.supplierId, supplierId), eq(clientPricing.clientId, clientId)));
  if (row === undefined) return { groups: [] };
  return { groups: row.groups, ...(row.tableId === null ? {} : { tableId: row.tableId }) };
}

export async function saveClientPricing(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  { tableId, groups }: ClientPricing,
): Promise<void> {
  const said = { tableId: tableId ?? null, groups: [...groups] };
  await db
    .insert(clientPricing)
    .values({ supplierId, clientId, ...said })
    .onConflictDoUpdate({ target: [clientPricing.supplierId, clientPricing.clientId], set: said });
}
