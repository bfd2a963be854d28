/** An order as it was placed: what was bought, where it goes, what it costs. Spec 3, order submit payload. */
import type { LineReason } from '#features/cart/domain/cart.ts';
import type { AppliedPromotion } from '#features/promotions/domain/promotion/applied-promotion.ts';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { OrderNumber, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import { add, type Money, subtract, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Capacity, Instant } from '#kernel/scope.ts';
import type { BillingAddress, DeliverySnapshot, OrderCoupon, OrderSubscription, Tracking } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** A copy of a product as ordered, or of a combo: `productId` is then the combo's id. */
export interface OrderLine {
  readonly productId: ProductId;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly unit: string;
  readonly picture?: string;
  readonly ground: number;
  readonly quantity: Quantity;
  readonly unitPrice: Money;
  readonly reason: LineReason;
  /** The price of one before the payment method's variance; absent when there is none. */
  readonly basePrice?: Money;
  /** The price of one without price rules and before the payment method's variance; absent in old orders, and in a combo's parts. */
  readonly undiscountedPrice?: Money;
  /** The promotions that reward units of it, or that it is the gift of (`reason`). */
  readonly promotions?: readonly AppliedPromotion[];
  /** Includes the gift wrap; less what promotions take off. */
  readonly total: Money;
  readonly giftWrap: boolean;
  /** Present if it was wrapped as a present. */
  readonly giftWrapPrice?: Money;
  /** Its share of the order's discount. */
  readonly discount?: Money;
  /** The price of one when the quote was requested, if the supplier has priced it since. */
  readonly requestedPrice?: Money;
  /** A combo's products, in the total quantity bought, with their shares of its total. */
  readonly parts?: readonly OrderLine[];
}

export interface PlacedOrder extends OrderTotals {
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  /** 'Pedido emitido por'. Spec 6. */
  readonly issuedBy: string;
  /** The issuer's role for the client. */
  readonly issuedAs: Capacity;
  /** The API key of the system that submitted it. Spec 3, idapikeys. */
  readonly apiKeyId?: string;
  readonly paymentMethodId: PaymentMethodId;
  readonly paymentName: string;
  /** Basis points by which the payment method changed the prices; absent for orders from before it was stored. */
  readonly paymentVariance?: number;
  readonly delivery: DeliverySnapshot;
  /** Absent if the client had none. */
  readonly billing?: BillingAddress;
  readonly note: string;
  readonly customerOrderNumber: string;
  readonly coupon?: OrderCoupon;
  /** The subscription type in which it was bought, with its name at the time. */
  readonly subscription?: OrderSubscription;
  readonly characteristics: readonly CharacteristicAnswer[];
  /** Names of gifts that were earned and out of stock; absent without any. */
  readonly missingGifts?: readonly string[];
  /** When the buyer declared to be of age; only if the order holds products for adults. */
  readonly adultDeclaredAt?: Instant;
  /** Set once it has left. */
  readonly tracking?: Tracking;
  readonly lines: readonly OrderLine[];
}

/** total = subtotal + delivery fee - discount. Centavos. */
export interface OrderTotals {
  readonly subtotal: Money;
  readonly deliveryFee: Money;
  readonly discount: Money;
  readonly total: Money;
}

/** The discount is capped at the subtotal, so that it never gives money back. */
export function orderTotals(subtotal: Money, deliveryFee: Money, discount: Money = ZERO): OrderTotals {
  const given = discount > subtotal ? subtotal : discount;
  return { subtotal, deliveryFee, discount: given, total: subtract(add(subtotal, deliveryFee), given) };
}
