/** An order as its client reads it back. Spec 2, orders: list and details. */

import type { LineReason } from '#features/cart/domain/cart.ts';
import type { Charge } from '#features/payments/domain/charge.ts';
import type { NamedPaymentStep } from '#features/payments/domain/payment-step.ts';
import type { AnsweredCharacteristic } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderNumber, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Capacity, Instant } from '#kernel/scope.ts';
import type { Side } from './mover.ts';
import type { BillingAddress, DeliverySnapshot, OrderCoupon, OrderSubscription } from './order.ts';
import type { OrderRating } from './order-rating.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderTotals } from './order-totals.ts';
import type { Quote } from './quote.ts';
import type { Tracking } from './tracking.ts';

/** What an order remembers of a product it was made of, or of a combo, whose id `productId` then is. */
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
  /** What one costs before what the way of paying does to it; absent where that is nothing. */
  readonly basePrice?: Money;
  /** With the wrapping. */
  readonly total: Money;
  readonly giftWrap: boolean;
  /** Where it was wrapped as a present. */
  readonly giftWrapPrice?: Money;
  /** Its part of the order's discount. */
  readonly discount?: Money;
  /** What each cost when a quote was asked for, where the supplier has given its own price since. */
  readonly askedPrice?: Money;
  /** What a combo was made of: products in the quantity that was bought, with their shares of its total. */
  readonly parts?: readonly OrderLine[];
}

/** One move of the order. */
export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: Instant;
  readonly reason: string;
  /** On whose side it was moved. */
  readonly side: Side;
}

/** A product at a glance, or a combo by the pictures of its products. */
export interface OrderPreview extends Pick<OrderLine, 'name' | 'picture' | 'ground'> {
  readonly parts?: readonly Pick<OrderLine, 'picture' | 'ground'>[];
}

/** An order in the list, with a glance at its first products. */
export interface OrderSummary {
  readonly number: OrderNumber;
  /** Whether it never became an order: a quote, also one that was refused or closed. */
  readonly stayedQuote: boolean;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  readonly issuedBy: string;
  /** As what they acted for the client. */
  readonly issuedAs: Capacity;
  readonly deliveryType: DeliveryType;
  readonly paymentName: string;
  readonly total: Money;
  /** Those of combos one by one. */
  readonly productCount: number;
  readonly preview: readonly OrderPreview[];
}

export interface PlacedOrder extends OrderTotals {
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  /** 'Pedido emitido por'. Spec 6. */
  readonly issuedBy: string;
  /** As what they acted for the client. */
  readonly issuedAs: Capacity;
  readonly paymentMethodId: PaymentMethodId;
  readonly paymentName: string;
  /** By how many basis points it changed the prices; absent where that was not written down yet. */
  readonly paymentVariance?: number;
  readonly delivery: DeliverySnapshot;
  /** Where the client kept one. */
  readonly billing?: BillingAddress;
  readonly note: string;
  readonly customerOrderNumber: string;
  /** Whose discount it is. */
  readonly coupon?: OrderCoupon;
  /** The type of subscription that it began, as it was called then. */
  readonly subscription?: OrderSubscription;
  readonly characteristics: readonly AnsweredCharacteristic[];
  /** When its buyer declared to be of age; only where it holds what is only for those. */
  readonly adultDeclaredAt?: Instant;
  /** Once it has left. */
  readonly tracking?: Tracking;
  /** The supplier's last answer, where it was asked for a quote. */
  readonly quote?: Quote;
  /** What its client thought of it. */
  readonly rating?: OrderRating;
  readonly lines: readonly OrderLine[];
  readonly events: readonly OrderEvent[];
}

/** A placed order and what is to be paid for it. */
export interface PaidOrder<C extends Charge = Charge> extends PlacedOrder {
  readonly charge?: C;
  /** What happened to its money, from the first step to the last. */
  readonly paymentSteps?: readonly NamedPaymentStep[];
}
