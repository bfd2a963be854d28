import type { AlsoFound } from '#features/accounts/server/clients/customers-page.store.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { LatestOrder } from '../domain/represented-client.ts';

/** Client data from other features for a representative's list, each loaded with one query per page. */
export interface ClientFacts {
  /** Search condition: the client has an address in the city. */
  readonly inCity: AlsoFound;
  readonly citiesOf: (
    db: Db,
    clientIds: readonly ClientId[],
  ) => Promise<ReadonlyMap<ClientId, { readonly city: string; readonly state: string }>>;
  readonly lastOrdersOf: (
    db: Db,
    supplierId: SupplierId,
    clientIds: readonly ClientId[],
  ) => Promise<ReadonlyMap<ClientId, LatestOrder>>;
}
