import type { OpeningHours } from './contact/opening-hours.ts';
import type { Shop } from './shop.ts';
import type { SupplierProfile } from './supplier-profile.ts';

/** Full data of a supplier; the first store is the default store. */
export interface ShopDetails {
  readonly shop: Shop;
  readonly profile: SupplierProfile;
  readonly stores: readonly Store[];
}

/** A pickup location. Spec 3, supplier, coordenadas_lojas. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly addressText: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Display text: 'Segunda a sábado, das 8h às 20h'. */
  readonly hours: string;
  /** Absent: unknown. */
  readonly opening?: readonly OpeningHours[];
  /** Hours until an order is ready for pickup; one hour where absent. */
  readonly leadHours?: number;
}

/** Name shown for a store without one. Spec 3. */
export const UNNAMED_STORE = 'Loja do Fornecedor';
