import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryType } from '../domain/delivery-types.ts';
import type { Shop } from '../domain/shop.ts';

/** Requested delivery or pickup. Spec 7, supplier. */
export interface WantedService {
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Must be the caller's own address. */
  readonly addressId?: string | undefined;
  readonly deliveryType?: DeliveryType | undefined;
  /** Also accept suppliers with pickup, wherever the place is. */
  readonly pickupToo: boolean;
}

/** Filters suppliers by service area; refuses an unknown address. Implemented by the delivery feature, which knows the areas. */
export type WhoServes = <Supplier extends Pick<Shop, 'id' | 'tags'>>(
  context: Context,
  suppliers: readonly Supplier[],
  wanted: WantedService,
) => Promise<Result<readonly Supplier[], { readonly code: 'no-such-address' }>>;
