/** An order copies the address or store and the slot it was made with. Spec 3, order submit payload. */
import type { Position, PostalAddress } from '#features/addresses/domain/address.ts';
import type { Discount } from '#features/coupons/domain/coupon.ts';
import type { SlotChoice } from '#features/delivery/domain/slots.ts';

export interface DeliveryAddress extends PostalAddress {
  readonly addressId: string;
  readonly label: string;
  readonly reference: string;
  /** Absent in orders from before it was stored, which all went to Brazil. */
  readonly country?: string;
  /** Absent where nobody knew it. */
  readonly position?: Position;
}

/** A copy of the client's billing address when the order was made. */
export interface BillingAddress extends PostalAddress {
  readonly country: string;
}

export interface PickupStore {
  readonly storeId: string;
  readonly name: string;
  readonly addressText: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** `limited`: the order takes a place in its slot, which is given back when it is cancelled. */
export type DeliverySnapshot =
  | {
      readonly type: 'delivery';
      readonly areaName: string;
      readonly address: DeliveryAddress;
      readonly slot?: SlotChoice;
      readonly limited?: true;
    }
  | {
      readonly type: 'pickup';
      readonly store: PickupStore;
      readonly slot?: SlotChoice;
      readonly limited?: true;
    };

/** A copy of the coupon that the order was made with. */
export interface OrderCoupon {
  readonly code: string;
  readonly description: string;
  readonly discount: Discount;
}

/** The buyer's campaign; empty if unknown. Spec 7, X-UTM headers. */
export interface OrderCampaign {
  readonly source: string;
  readonly campaign: string;
  readonly all: string;
  /** Their visit at Google Analytics, as the storefront handed it over. */
  readonly visit?: string;
}

export const NO_ORDER_CAMPAIGN: OrderCampaign = { source: '', campaign: '', all: '' };

export interface OrderSubscription {
  readonly typeId: string;
  readonly label: string;
}

/** How a delivery can be tracked. Spec 2, orders: tracking link. */
export interface Tracking {
  readonly carrier: string;
  /** The carrier's tracking code; may be empty. */
  readonly code: string;
  /** Where to track it; https only. */
  readonly url?: string;
}
