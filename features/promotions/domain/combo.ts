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
  /** Per combo. */
  readonly quantity: Quantity;
}

export type ComboPricing =
  | { readonly kind: 'fixed'; readonly price: Money }
  /** Basis points off what the products cost alone. */
  | { readonly kind: 'percent'; readonly basisPoints: number };

/** Named clients and members of named groups; all buyers if both lists are empty. */
export interface ComboAudience {
  readonly clients: readonly ClientId[];
  /** Groups that pricing assigns to clients. */
  readonly groups: readonly string[];
}

/** Limits that are shown to shoppers. */
export interface ComboLimits {
  readonly mostPerOrder?: number;
  /** Maximum that one client may ever buy. */
  readonly limitPerClient?: number;
  /** Absent: any. */
  readonly paymentMethodIds?: readonly PaymentMethodId[];
  /** Absent: any. */
  readonly deliveryTypes?: readonly DeliveryType[];
}

export interface ComboTerms extends ComboLimits {
  readonly slug: string;
  readonly name: string;
  /** May be empty. */
  readonly description: string;
  /** Two to twenty distinct products. */
  readonly items: readonly ComboItem[];
  readonly price: ComboPricing;
  readonly from?: Instant;
  /** Exclusive. */
  readonly until?: Instant;
  readonly audience: ComboAudience;
  /** Maximum sold in all. */
  readonly limit?: number;
  /** Lists show the smallest first. */
  readonly position: number;
}

export interface Combo extends ComboTerms {
  readonly id: ComboId;
  readonly active: boolean;
}

/** A combo as the panel shows it. */
export interface ComboState {
  readonly combo: Combo;
  /** Number sold. */
  readonly used: number;
  readonly version: number;
}

export interface ComboUses {
  readonly inAll: number;
  readonly ofClient: number;
}

export interface PricedComboItem {
  readonly product: SellableProduct;
  readonly quantity: Quantity;
  /** Price of this quantity for this buyer outside the combo. */
  readonly alone: Money;
  /** `alone` before payment variance, if there is any. */
  readonly beforePayment?: Money;
}

/** A combo with one buyer's current prices. */
export interface PricedCombo {
  readonly id: ComboId;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly PricedComboItem[];
  /** Sum of the items' prices outside the combo. */
  readonly alone: Money;
  /** Per combo, never more than `alone`; n combos cost n times as much. */
  readonly price: Money;
  /** `alone` before payment variance, if there is any. */
  readonly aloneBeforePayment?: Money;
  /** `price` before payment variance; absent if there is none. */
  readonly basePrice?: Money;
  readonly saved: Money;
  /** Maximum that can be bought; 0 if sold out. By current stock: other lines of a cart may leave less. */
  readonly most: number;
  readonly limits: ComboLimits;
  readonly validUntil?: Instant;
  /** Only for some clients, including this one. */
  readonly exclusive: boolean;
}

/** Most combos of one kind that are ever offered, where neither stock nor limits say less. */
const MAX = 9_999;

/** Number of combos in stock, by the scarcest product. Untracked products are unlimited. */
export const combosInStock = (
  items: readonly { readonly quantity: Quantity; readonly stock: Quantity | undefined }[],
): number =>
  Math.min(
    MAX,
    ...items.map(({ quantity, stock }) => (stock === undefined ? MAX : Math.floor(stock / quantity))),
  );

/** Number that the limits still allow this client. Spec 7, promotional combo. */
export const combosLeft = (
  {
    mostPerOrder = MAX,
    limit = Number.POSITIVE_INFINITY,
    limitPerClient = Number.POSITIVE_INFINITY,
  }: Pick<ComboTerms, 'mostPerOrder' | 'limit' | 'limitPerClient'>,
  uses: ComboUses,
): number => Math.max(0, Math.min(mostPerOrder, limit - uses.inAll, limitPerClient - uses.ofClient));
