/** What the shop's staff need to make an order for a client. */
import type { Address } from '#features/addresses/domain/address.ts';
import type { SavedCart } from '#features/cart/domain/saved-cart.ts';
import type { DeliveryOption } from '#features/delivery/domain/delivery-option.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import type { Characteristic } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { OrderClient } from './shop-order.ts';

/** A combo that the client may buy. */
export interface OfferedCombo {
  readonly id: string;
  readonly name: string;
  /** Absent if prices are hidden from the client. */
  readonly price?: Money;
}

/** A product that the client may buy now. */
export interface FoundGoods {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly unit: string;
  /** Of the smallest order, for one unit. Absent if prices are hidden from the client. */
  readonly price?: Money;
  /** The smallest order. */
  readonly least: Quantity;
  readonly step: Quantity;
  /** Absent if untracked. */
  readonly stock?: Quantity;
}

/** How the client buys at the shop. */
export interface AttendedTerms {
  readonly client: OrderClient;
  /** Why the shop takes no orders of this client. */
  readonly obstacle?: 'not-approved' | 'registration-refused';
  /** Whether an order begins as a quote. */
  readonly quote: boolean;
  readonly deliveryTypes: readonly DeliveryType[];
  readonly addresses: readonly Address[];
  readonly methods: readonly PaymentMethod[];
  /** About the order, and those about the client that are still open. */
  readonly questions: readonly Characteristic[];
  readonly combos: readonly OfferedCombo[];
}

/** A draft as it would be charged, and how it can be received. */
export interface AttendedPreview {
  readonly cart: SavedCart;
  readonly options: readonly DeliveryOption[];
  readonly noDelivery?: {
    readonly code: 'address-not-served' | 'no-delivery-option';
    /** If only the order's value is too low. */
    readonly minimumOrder?: Money;
  };
}
