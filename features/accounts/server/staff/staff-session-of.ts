import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { defined } from '#kernel/defined.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { platformRoleOf } from '../../domain/platform-may.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import type { Credentials } from '../sessions/presented-session.ts';
import { presentedSession } from './presented-staff.ts';
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
      if (shop === undefined) return [];
      const { id, slug, name: shopName, timeZone } = shop;
      return [{ id, slug, name: shopName, role, ...defined({ timeZone }) }];
    }),
  );
  return { name, email, administrator, shops: shops.flat() };
}

/** Staff session of the panel; undefined where none is open. */
export async function checkStaffSession(
  { db, supplier, now }: Context,
  credentials: Credentials,
  needsSecondStep = false,
): Promise<StaffSession | undefined> {
  const open = await presentedSession(db, credentials, supplier, now);
  if (open === undefined) return undefined;
  const session = await staffSessionOf(db, open);
  if (open.onlyAt !== null)
    return {
      ...session,
      administrator: false,
      secondStepMissing: false,
      shops: session.shops.filter(({ id }) => id === open.onlyAt),
      acting: { by: open.actedByName ?? '', until: open.expiresAt.getTime(), reason: open.reason ?? '' },
    };
  const ofPlatform = platformRoleOf(open) !== undefined;
  const secondStepMissing = needsSecondStep && ofPlatform && !open.hasSecondStep;
  return { ...session, secondStepMissing, ...(open.support ? { support: true } : {}) };
}
