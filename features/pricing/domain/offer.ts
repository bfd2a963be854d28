/** What a product costs a client, before a quantity is known. Spec 5, price rule. */
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** Progressive discount: from this quantity on, each costs this much. Spec 3, descontoProgressivo. */
export interface Tier {
  readonly from: Quantity;
  readonly price: Money;
}

export interface Wholesale {
  readonly minimum: Quantity;
  readonly price: Money;
}

/** What an attendant granted this client, for quantities within both ends. Counts only above zero. */
export interface AttendantPrice {
  readonly price: Money;
  readonly from: Quantity;
  readonly to?: Quantity;
}

export interface AppliedPolicy {
  readonly id: string;
  readonly name: string;
}

/** The prices of an offer before a way of paying changed them by so many basis points. */
export interface BeforePayment extends Pick<Offer, 'normal' | 'wholesale' | 'tiers'> {
  readonly basisPoints: number;
}

export interface Offer {
  readonly normal: Money;
  readonly attendant?: AttendantPrice;
  readonly wholesale?: Wholesale;
  readonly tiers: readonly Tier[];
  /** How many base units one quantity stands for when it is measured against the wholesale minimum. */
  readonly multiple: Quantity;
  /** Where the way of paying changes prices: as they were before. */
  readonly beforePayment?: BeforePayment;
  /** The policies that made these prices, in the order in which they applied. */
  readonly policies?: readonly AppliedPolicy[];
}

/** The rules of the supplier that change how an offer is read. */
export interface PriceRules {
  /** Tag disable-product-multiple: the quantity alone is measured against the wholesale minimum. */
  readonly multiplesDisabled: boolean;
}
