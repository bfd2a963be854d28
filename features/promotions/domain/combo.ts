/** Promotional combos: several products sold as one article at one price. Spec 3, cart item; 7, promotional combo. */
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';

export type ComboId = string;

export interface ComboItem {
  readonly productId: ProductId;
  /** In one combo. */
  readonly quantity: Quantity;
}

export type ComboPrice =
  | { readonly kind: 'fixed'; readonly price: Money }
  /** Hundredths of a percent off what the products cost alone. */
  | { readonly kind: 'percent'; readonly basisPoints: number };

/** Whoever is named, or is of a group that is named; for everyone where nothing is. */
export interface ComboAudience {
  readonly clients: readonly ClientId[];
  /** As pricing gives them to clients. */
  readonly groups: readonly string[];
}

/** What of a combo's limits shoppers are told in words. */
export interface ComboLimits {
  readonly mostPerOrder?: number;
  /** How many one client may ever buy. */
  readonly limitPerClient?: number;
  /** Absent: any. */
  readonly paymentMethodIds?: readonly PaymentMethodId[];
  /** Absent: any. */
  readonly deliveryTypes?: readonly DeliveryType[];
}

export interface ComboTerms extends ComboLimits {
  readonly slug: string;
  readonly name: string;
  /** Empty where there is nothing to say. */
  readonly description: string;
  /** Two to twenty, of different products. */
  readonly items: readonly ComboItem[];
  readonly price: ComboPrice;
  readonly from?: Instant;
  /** The first instant at which it is offered no more. */
  readonly until?: Instant;
  readonly audience: ComboAudience;
  /** How many may be sold in all. */
  readonly limit?: number;
  /** Lists show the smallest first. */
  readonly position: number;
}

export interface Combo extends ComboTerms {
  readonly id: ComboId;
  readonly active: boolean;
}

/** How many of a combo have been sold. */
export interface ComboUses {
  readonly inAll: number;
  readonly ofClient: number;
}

export interface PricedComboItem {
  readonly product: SellableProduct;
  readonly quantity: Quantity;
  /** What this much of the product costs this buyer outside the combo. */
  readonly alone: Money;
  /** The same before what the way of paying does to it, where that is something. */
  readonly beforePayment?: Money;
}

/** A combo as one buyer may have it now. */
export interface PricedCombo {
  readonly id: ComboId;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly PricedComboItem[];
  /** What its products cost this buyer outside it; their sum. */
  readonly alone: Money;
  /** Of one combo. Never more than `alone`; n combos cost n times as much. */
  readonly price: Money;
  /** What its products cost before what the way of paying does to them, where that is something. */
  readonly aloneBeforePayment?: Money;
  /** Its own price before that; absent where the way of paying changes nothing of it. */
  readonly basePrice?: Money;
  readonly saved: Money;
  /** How many can be bought; 0 is sold out. Of the stock as it is: a cart's other lines may leave less. */
  readonly most: number;
  readonly limits: ComboLimits;
  readonly validUntil?: Instant;
  /** Only for some clients, of whom this one is. */
  readonly exclusive: boolean;
}
