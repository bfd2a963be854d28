import type { Shop } from './shop.ts';
import type { Store } from './store.ts';
import type { SupplierProfile } from './supplier-profile.ts';

/** Full data of a supplier; the first store is the default store. */
export interface ShopDetails {
  readonly shop: Shop;
  readonly profile: SupplierProfile;
  readonly stores: readonly Store[];
}
