import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';

/** For what a shop's staff would do; undefined without the shop or the person. */
export async function staffOf(
  database: Database,
  supplier: string,
  email: string,
): Promise<StaffContext | undefined> {
  const { db } = database;
  const shop = await supplierByKey(db, supplier);
  const person = await staffByEmail(db, email);
  if (shop === undefined || person === undefined) return undefined;
  const { id: staffId, name } = person;
  const actor = { kind: 'staff', sessionId: '', staffId, name, standing: 'owner' } as const;
  return { supplier: supplierScope(shop), actor, now: Date.now(), db, database };
}
