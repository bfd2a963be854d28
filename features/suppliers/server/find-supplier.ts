/** Finds a supplier by what names it: the host of a page, or a UUID or slug. Hot: every request asks. */
import { isUuid } from '#kernel/ids.ts';
import { ttlMemo } from '#platform/db/cache/ttl-memo.ts';
import type { Db } from '#platform/db/database.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import { isSupplierKey, type SupplierKey } from '../domain/resolve-supplier.ts';
import type { Shop } from '../domain/shop.ts';
import { listedShops, shopByHost, shopById, shopBySlug } from './suppliers.store.ts';

/** By the host as it was said, so that it is read once a second. */
const byHost = ttlMemo(async (db, said) => {
  const host = normaliseHost(said);
  return host === undefined ? undefined : shopByHost(db, host);
});
const byKey = ttlMemo((db, key) => (isUuid(key) ? shopById(db, key) : shopBySlug(db, key)));
const listed = ttlMemo(listedShops);

/** A longer one is none, and not worth remembering. */
const LONGEST_HOST = 300;

/** The supplier whose own domain this is, exactly; `host` as the request says it. */
export async function supplierByHost(db: Db, host: string | undefined): Promise<Shop | undefined> {
  return host === undefined || host.length > LONGEST_HOST ? undefined : byHost(db, host);
}

export async function supplierByKey(db: Db, key: SupplierKey): Promise<Shop | undefined> {
  return isSupplierKey(key) ? byKey(db, key) : undefined;
}

/** The suppliers on the platform's own page. */
export const listedSuppliers = async (db: Db): Promise<readonly Shop[]> => (await listed(db, 'all')) ?? [];
