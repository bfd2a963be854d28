/** An order keeps copies of the address or store and of the slot it was made with. Spec 3, order submit payload. */
import type { Discount } from '#features/coupons/domain/coupon.ts';
import type { SlotChoice } from '#features/delivery/domain/slots.ts';

export interface DeliveryAddress {
  readonly addressId: string;
  readonly label: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly reference: string;
}

/** Whom the invoice is written to: the client's billing address, as it was kept then. */
export interface BillingAddress extends Omit<DeliveryAddress, 'addressId' | 'label' | 'reference'> {
  readonly country: string;
}

export interface PickupStore {
  readonly storeId: string;
  readonly name: string;
  readonly addressText: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** `limited`: the order holds a place in its slot, to be given back when it is cancelled. */
export type DeliverySnapshot =
  | {
      readonly type: 'DELIVERY';
      readonly areaName: string;
      readonly address: DeliveryAddress;
      readonly slot?: SlotChoice;
      readonly limited?: true;
    }
  | {
      readonly type: 'RETIRADA';
      readonly store: PickupStore;
      readonly slot?: SlotChoice;
      readonly limited?: true;
    };

/** The coupon that an order was made with. */
export interface OrderCoupon {
  readonly code: string;
  readonly description: string;
  readonly discount: Discount;
}

/** From which campaign the buyer came; empty where that is not known. Spec 7, X-UTM headers. */
export interface OrderCampaign {
  readonly source: string;
  readonly campaign: string;
  readonly all: string;
}

export const NO_CAMPAIGN: OrderCampaign = { source: '', campaign: '', all: '' };

/** The type of subscription in which an order was bought. */
export interface OrderSubscription {
  readonly typeId: string;
  readonly label: string;
}
