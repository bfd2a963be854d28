/** An order as its client reads it, with what happened since it was placed. Spec 2, orders: list and details. */
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import type { NamedPaymentStep } from '#features/payments/domain/payment-step.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Capacity, Instant } from '#kernel/scope.ts';
import type { OrderEdit } from './edits/order-edit.ts';
import type { Side } from './mover.ts';
import type { OrderRating } from './order-rating.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderLine, PlacedOrder } from './placed-order.ts';
import type { Quote } from './quotes/quote.ts';
import type { OrderReturn } from './returns/order-return.ts';
import type { Shipment } from './shipments/shipment.ts';

export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: Instant;
  readonly reason: string;
  readonly side: Side;
}

/** A preview of a product, or of a combo by the pictures of its products. */
export interface OrderPreview extends Pick<OrderLine, 'name' | 'picture' | 'ground'> {
  readonly parts?: readonly Pick<OrderLine, 'name' | 'picture' | 'ground'>[];
}

export interface OrderSummary {
  readonly number: OrderNumber;
  /** Whether it never became an order: a quote, including a declined or expired one. */
  readonly stayedQuote: boolean;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  readonly issuedBy: string;
  /** The issuer's role for the client. */
  readonly issuedAs: Capacity;
  readonly deliveryType: DeliveryType;
  readonly paymentName: string;
  readonly total: Money;
  /** Counts a combo's products one by one. */
  readonly productCount: number;
  readonly preview: readonly OrderPreview[];
}

export interface PaidOrder<C extends Charge = Charge> extends PlacedOrder {
  /** The supplier's latest answer, if it is or was a quote. */
  readonly quote?: Quote;
  /** What the shop proposes to change, while its client has not answered. */
  readonly edit?: OrderEdit;
  readonly rating?: OrderRating;
  /** What came back, oldest first; absent without any. Who recorded it only the shop reads. */
  readonly returns?: readonly Omit<OrderReturn, 'name'>[];
  /** What has left in parts, oldest first; absent if it left at once, or not yet. */
  readonly shipments?: readonly Omit<Shipment, 'name'>[];
  readonly events: readonly OrderEvent[];
  readonly charge?: C;
  /** The payment's history, oldest first. */
  readonly paymentSteps?: readonly NamedPaymentStep[];
}
