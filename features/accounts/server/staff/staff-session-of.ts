import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import type { Credentials } from '../sessions/presented-session.ts';
import { presentedStaff } from './presented-staff.ts';
import { membershipsOf } from './staff.store.ts';

interface Person {
  readonly staffId: StaffId;
  readonly name: string;
  readonly email: string;
  readonly administrator: boolean;
}

/** The person with the suppliers of their memberships. `supplierByKey` is cached, so it costs no query per supplier. */
export async function staffSessionOf(
  db: Db,
  { staffId, name, email, administrator }: Person,
): Promise<StaffSession> {
  const memberships = await membershipsOf(db, staffId);
  const shops = await Promise.all(
    memberships.map(async ({ supplierId, role }) => {
      const shop = await supplierByKey(db, supplierId);
      return shop === undefined ? [] : [{ id: shop.id, slug: shop.slug, name: shop.name, role }];
    }),
  );
  return { name, email, administrator, shops: shops.flat() };
}

/** Staff session of the panel; undefined where none is open. */
export async function checkStaffSession(
  { db, supplier, now }: Context,
  credentials: Credentials,
): Promise<StaffSession | undefined> {
  const open = await presentedStaff(db, credentials, supplier, now);
  return open === undefined ? undefined : staffSessionOf(db, open);
}
