import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryType } from '../domain/delivery-types.ts';
import type { ShopDetails } from '../domain/shop-details.ts';

/** How and where goods shall be received. Spec 7, supplier. */
export interface WantedService {
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** One of the caller's. */
  readonly addressId?: string | undefined;
  readonly deliveryType?: DeliveryType | undefined;
  /** Those who hand out count, too, wherever the place is. */
  readonly pickupToo: boolean;
}

/** Which of these suppliers serve so: a later feature's answer, because it knows the areas. */
export type WhoServes = (
  context: Context,
  suppliers: readonly ShopDetails[],
  wanted: WantedService,
) => Promise<Result<readonly ShopDetails[], { readonly code: 'no-such-address' }>>;
