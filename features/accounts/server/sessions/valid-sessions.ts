import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Instant, SupplierScope } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { type SessionValidity, stateAt } from './presented-session.ts';
import { openSessionsAmong, type SessionPlace } from './sessions.store.ts';

/** The places whose session is valid: it is open, acts for the client if one is named, and the supplier lets that in. */
export async function validSessionsAt<Place extends SessionPlace>(
  db: Db,
  places: readonly Place[],
  now: Instant,
): Promise<ReadonlySet<Place>> {
  const scopes = new Map<string, SupplierScope>();
  for (const id of new Set(places.map(({ supplierId }) => supplierId))) {
    const shop = await supplierByKey(db, id);
    if (shop !== undefined) scopes.set(id, supplierScope(shop));
  }
  const rows = await openSessionsAmong(db, places, now);
  const valid = rows.filter((row) => counts(scopes.get(row.supplierId), row));
  const open = new Map(valid.map((row) => [sessionKey(row), row.clientId]));
  return new Set(
    places.filter((place) => {
      const clientId = open.get(sessionKey(place));
      return clientId !== undefined && (place.clientId ?? clientId) === clientId;
    }),
  );
}

const sessionKey = ({ sessionId, supplierId }: SessionPlace): string => `${sessionId} ${supplierId}`;

const counts = (supplier: SupplierScope | undefined, row: SessionValidity): boolean =>
  supplier !== undefined && stateAt(supplier, row) === 'open';
