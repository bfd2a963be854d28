/** Finds a supplier by what names it: the host of a page, or a UUID or slug. Hot: every request asks. */
import { isUuid } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import { isSupplierKey, type SupplierKey } from '../domain/resolve-supplier.ts';
import type { Shop } from '../domain/shop.ts';
import { remembered } from './remembered.ts';
import { listedShops, shopByHost, shopById, shopBySlug } from './suppliers.store.ts';

const byHost = remembered(shopByHost);
const byKey = remembered((db, key) => (isUuid(key) ? shopById(db, key) : shopBySlug(db, key)));
const listed = remembered(listedShops);

/** The supplier whose own domain this is, exactly; `host` as the request says it. */
export async function supplierByHost(db: Db, host: string | undefined): Promise<Shop | undefined> {
  const normalised = normaliseHost(host);
  return normalised === undefined ? undefined : byHost(db, normalised);
}

export async function supplierByKey(db: Db, key: SupplierKey): Promise<Shop | undefined> {
  return isSupplierKey(key) ? byKey(db, key) : undefined;
}

/** The suppliers on the platform's own page. */
export const listedSuppliers = async (db: Db): Promise<readonly Shop[]> => (await listed(db, 'all')) ?? [];
