/** Orders as the shop's staff see them: the client, who moved them, and the possible next statuses. */
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { KnownEdit } from './edits/order-edit.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderEvent, OrderSummary, PaidOrder } from './paid-order.ts';
import type { Picking } from './picking/picking.ts';
import type { OrderReturn } from './returns/order-return.ts';
import type { PaymentOfReturn } from './returns/return-value.ts';
import type { Shipment } from './shipments/shipment.ts';

export interface OrderClient {
  readonly clientId: ClientId;
  readonly name: string;
  readonly document?: string;
  readonly email?: string;
}

export interface ShopOrderSummary extends Omit<OrderSummary, 'stayedQuote' | 'productCount' | 'preview'> {
  readonly client: OrderClient;
  /** Set for a priced quote. */
  readonly validUntil?: Instant;
}

/** What the shop's people note about an order for each other. */
export interface OrderNote {
  readonly id: string;
  readonly at: Instant;
  readonly name: string;
  readonly text: string;
}

export interface ShopOrder extends PaidOrder<Charge> {
  readonly client: OrderClient;
  readonly events: readonly (OrderEvent & { readonly name: string })[];
  /** What the shop proposed to change, oldest first. */
  readonly edits: readonly KnownEdit[];
  /** Oldest first. */
  readonly returns: readonly OrderReturn[];
  /** Oldest first; none of an order that left at once. */
  readonly shipments: readonly Shipment[];
  /** What was picked on the screen; absent if nothing was. */
  readonly picking?: Picking;
  /** How much could go back; present once the order has left the shop. */
  readonly payment?: PaymentOfReturn;
  readonly next: readonly OrderStatus[];
  /** Oldest first; never part of what a client reads. */
  readonly notes: readonly OrderNote[];
}
