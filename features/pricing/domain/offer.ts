/** The prices of a product for a client, before a quantity is known. Spec 5, price rule. */

import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { SalesChannel } from './buyer.ts';
import type { Validity } from './policy.ts';

/** Progressive discount: the unit price from this quantity on. Spec 3, descontoProgressivo. */
export interface Tier {
  readonly from: Quantity;
  readonly price: Money;
}

export interface Wholesale {
  readonly minimum: Quantity;
  readonly price: Money;
}

/** A price granted by an attendant, for quantities from `from` to `to`, both inclusive. Ignored if the price is 0. */
export interface AttendantPrice {
  readonly price: Money;
  readonly from: Quantity;
  readonly to?: Quantity;
}

export interface AppliedPolicy {
  readonly id: string;
  readonly name: string;
}

/** A promotion that a product takes part in, as shoppers read it: 'Leve 3, pague 2'. */
export interface OfferedPromotion {
  readonly id: string;
  readonly label: string;
}

/** The prices of an offer before payment variance, and that variance. */
export interface BeforePayment extends Pick<Offer, 'normal' | 'former' | 'wholesale' | 'tiers'> {
  readonly basisPoints: number;
}

export interface Offer {
  readonly normal: Money;
  /** The normal price without the policies that lowered it; absent if none did. Always above `normal`. */
  readonly former?: Money;
  readonly attendant?: AttendantPrice;
  readonly wholesale?: Wholesale;
  readonly tiers: readonly Tier[];
  /** Base units per unit of quantity, for comparison with the wholesale minimum. Thousandths. */
  readonly multiple: Quantity;
  /** Present if the payment method changes prices. */
  readonly beforePayment?: BeforePayment;
  /** The policies that made these prices, in the order of application. */
  readonly policies?: readonly AppliedPolicy[];
  /** The promotions to show with the product. What they give is decided over a whole cart. */
  readonly promotions?: readonly OfferedPromotion[];
}

/** The supplier's rules for reading an offer. */
export interface PriceRules {
  /** Tag disable-product-multiple: the wholesale minimum is compared with the quantity alone. */
  readonly multiplesDisabled: boolean;
}

/** The prices of one product in a price table. Spec 5, price rule; design 4, prices. */
export interface TablePrice {
  /** Replaces the normal price, cheaper or dearer. */
  readonly normal: Money;
  /** Replaces the product's wholesale price; absent: that one stays. */
  readonly wholesale?: Wholesale;
}

/** When and where a price table makes prices. */
export interface TableTerms {
  readonly validity: Validity;
  /** None named: all. */
  readonly channels: readonly SalesChannel[];
}

/** A table that is for a client: its own, or an automatic group's. */
export interface ClientTable extends TableTerms {
  readonly id: string;
  readonly name: string;
  /** At least of the products that are asked for. */
  readonly prices: ReadonlyMap<ProductId, TablePrice>;
}

/** The price rules that a supplier's tags set. Spec 5, price rule: disable-product-multiple. */
export const priceRules = (tags: ReadonlySet<string>): PriceRules => ({
  multiplesDisabled: hasTag(tags, 'disable-product-multiple'),
});
