import type { Db } from '#platform/db/database.ts';
import type { Shop } from '../domain/shop.ts';
import type { ShopDetails } from '../domain/shop-details.ts';
import { EMPTY_PROFILE } from '../domain/supplier-profile.ts';
import { storesOfSuppliers } from './stores.store.ts';
import { profilesOfSuppliers } from './supplier-profiles.store.ts';

/** Two queries, however many shops; none for an empty list. */
export async function withDetails(db: Db, shops: readonly Shop[]): Promise<ShopDetails[]> {
  if (shops.length === 0) return [];
  const ids = shops.map((shop) => shop.id);
  const [stores, profiles] = await Promise.all([storesOfSuppliers(db, ids), profilesOfSuppliers(db, ids)]);
  return shops.map((shop) => ({
    shop,
    profile: profiles.get(shop.id) ?? EMPTY_PROFILE,
    stores: stores.get(shop.id) ?? [],
  }));
}
