import { and, eq, notInArray } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { supplierDomains } from './supplier-domains.tables.ts';

/** Replaces the supplier's hosts, the main one first. Throws if a host belongs to another supplier. */
export async function replaceDomains(
  db: Db,
  supplierId: SupplierId,
  hosts: readonly string[],
): Promise<void> {
  await db
    .delete(supplierDomains)
    .where(and(eq(supplierDomains.supplierId, supplierId), notInArray(supplierDomains.host, [...hosts])));
  for (const [position, host] of hosts.entries()) {
    const saved = await db
      .insert(supplierDomains)
      .values({ host, supplierId, position })
      .onConflictDoUpdate({
        target: supplierDomains.host,
        set: { position },
        setWhere: eq(supplierDomains.supplierId, supplierId),
      })
      .returning({ host: supplierDomains.host });
    if (saved.length === 0) throw new Error(`the host ${host} belongs to another supplier`);
  }
}
