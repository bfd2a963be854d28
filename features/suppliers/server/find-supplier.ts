/** Supplier look-up by host, UUID or slug. Hot path: every request uses it. Cached for a second. */
import { isUuid } from '#kernel/ids.ts';
import { ttlMemo } from '#platform/db/cache/ttl-memo.ts';
import type { Db } from '#platform/db/database.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import { isSupplierKey, type SupplierKey } from '../domain/hosts/resolve-supplier.ts';
import type { Shop } from '../domain/shop.ts';
import { listedOutlines, type ShopOutline, shopByHost, shopById, shopBySlug } from './suppliers.store.ts';

/** Cached by the raw host, so that it is not normalised for each request. */
const byHost = ttlMemo(async (db, said) => {
  const host = normaliseHost(said);
  return host === undefined ? undefined : shopByHost(db, host);
});
const byKey = ttlMemo((db, key) => (isUuid(key) ? shopById(db, key) : shopBySlug(db, key)));
const listed = ttlMemo(listedOutlines);

/** Longer values are no hosts and are not cached. */
const MAX_HOST_LENGTH = 300;

/** Supplier that owns exactly this host; `host` as sent by the request. */
export async function supplierByHost(db: Db, host: string | undefined): Promise<Shop | undefined> {
  return host === undefined || host.length > MAX_HOST_LENGTH ? undefined : byHost(db, host);
}

export async function supplierByKey(db: Db, key: SupplierKey): Promise<Shop | undefined> {
  return isSupplierKey(key) ? byKey(db, key) : undefined;
}

/** Of the suppliers listed on the platform's home page, by name: what decides whom they serve. There may be ten thousand. */
export const listedSuppliers = async (db: Db): Promise<readonly ShopOutline[]> =>
  (await listed(db, 'all')) ?? [];
