import { inArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Segment, SupplierProfile } from '../domain/supplier-profile.ts';
import { suppliers } from './suppliers.tables.ts';

const segments = sql<Segment[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position, name), '[]')
  from supplier_segments where supplier_id = suppliers.id
)`.as('segments');

const additionalDomains = sql<string[]>`(
  select coalesce(json_agg(host), '[]') from (
    select host from supplier_domains where supplier_id = suppliers.id order by position, host offset 1
  ) others
)`.as('additional_domains');

/** One query, however many suppliers. */
export async function profilesOfSuppliers(
  db: Db,
  ids: readonly SupplierId[],
): Promise<ReadonlyMap<SupplierId, SupplierProfile>> {
  const rows = await db
    .select({
      id: suppliers.id,
      companyId: suppliers.companyId,
      modules: suppliers.modules,
      orderings: suppliers.orderings,
      segments,
      additionalDomains,
    })
    .from(suppliers)
    .where(inArray(suppliers.id, [...ids]));
  return new Map(
    rows.map(({ id, companyId, ...profile }) => [
      id,
      { ...profile, ...(companyId === null ? {} : { companyId }) },
    ]),
  );
}
