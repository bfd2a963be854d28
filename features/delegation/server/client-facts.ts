import type { AlsoFound } from '#features/accounts/server/public.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { LastOrder } from '../domain/represented-client.ts';

/** What later features know of clients, and a representative's list says. Each asked once for all clients of a page. */
export interface ClientFacts {
  /** Finds clients by the city of an address. */
  readonly inCity: AlsoFound;
  readonly citiesOf: (
    db: Db,
    clientIds: readonly ClientId[],
  ) => Promise<ReadonlyMap<ClientId, { readonly city: string; readonly state: string }>>;
  readonly lastOrdersOf: (
    db: Db,
    supplierId: SupplierId,
    clientIds: readonly ClientId[],
  ) => Promise<ReadonlyMap<ClientId, LastOrder>>;
}
