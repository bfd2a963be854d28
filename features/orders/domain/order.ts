/** An order keeps copies of the address or store and of the slot it was made with. Spec 3, order submit payload. */
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

export interface PickupStore {
  readonly storeId: string;
  readonly name: string;
  readonly addressText: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** `date` is 'YYYY-MM-DD' in the shop's local time; minutes count from its midnight. */
export interface SlotChoice {
  readonly slotId: string;
  readonly date: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

export type DeliverySnapshot =
  | {
      readonly type: 'DELIVERY';
      readonly areaName: string;
      readonly address: DeliveryAddress;
      readonly slot?: SlotChoice;
    }
  | { readonly type: 'RETIRADA'; readonly store: PickupStore; readonly slot?: SlotChoice };
