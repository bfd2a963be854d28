import type { SupplierId } from '#kernel/ids.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { staffMay, staffStandingOf } from '../../domain/staff-may.ts';
import { openStaffSessionsAmong } from './staff-sessions.store.ts';
import { roleOf, type StoredRole } from './stored-role.ts';

interface StaffPlace {
  readonly sessionId: string;
  readonly supplierId: SupplierId;
}

/** The places whose staff session is open and has the permission at the supplier. */
export async function validStaffSessionsAt<Place extends StaffPlace>(
  db: Db,
  places: readonly Place[],
  permission: Permission,
  now: Instant,
): Promise<ReadonlySet<Place>> {
  if (places.length === 0) return new Set();
  const rows = await openStaffSessionsAmong(db, places, now);
  const open = new Set(rows.filter((row) => isAllowed(row, permission)).map(placeKey));
  return new Set(places.filter((place) => open.has(placeKey(place))));
}

const placeKey = ({ sessionId, supplierId }: StaffPlace): string => `${sessionId} ${supplierId}`;

function isAllowed(
  { administrator, ...stored }: StoredRole & { readonly administrator: boolean },
  permission: Permission,
): boolean {
  const standing = staffStandingOf(roleOf(stored), administrator);
  return standing !== undefined && staffMay(standing, permission);
}
