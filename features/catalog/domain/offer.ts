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

export interface Offer {
  readonly normal: Money;
  /** What an attendant granted this client; counts only above zero. */
  readonly attendant?: Money;
  readonly wholesale?: Wholesale;
  readonly tiers: readonly Tier[];
  /** How many base units one quantity stands for when it is measured against the wholesale minimum. */
  readonly multiple: Quantity;
}

/** The rules of the supplier that change how an offer is read. */
export interface PriceRules {
  /** Tag disable-product-multiple: the quantity alone is measured against the wholesale minimum. */
  readonly multiplesDisabled: boolean;
}
