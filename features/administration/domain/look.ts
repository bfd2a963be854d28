/** What the platform's people see of a shop's orders and clients: what a question needs, and as little of a person as possible. */

import type { Side } from '#features/orders/domain/mover.ts';
import type { OrderStatus } from '#features/orders/domain/order-status.ts';
import type { PaymentPhase } from '#features/orders/domain/payment-phase.ts';
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';

export interface LookedOrder {
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  readonly client: { readonly id: ClientId; readonly name: string };
  readonly byApiKey: boolean;
  readonly delivery: 'delivery' | 'pickup';
  readonly paymentName: string;
  readonly paymentPhase: PaymentPhase;
  readonly subtotal: Money;
  readonly deliveryFee: Money;
  readonly discount: Money;
  readonly total: Money;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly unit: string;
    readonly quantity: Quantity;
    readonly total: Money;
  }[];
  /** Oldest first. */
  readonly events: readonly {
    readonly status: OrderStatus;
    readonly at: Instant;
    readonly side: Side;
    /** In the system's words. */
    readonly reason?: string;
  }[];
}

export interface LookedClientOrder {
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  readonly total: Money;
}

export interface LookedClient {
  readonly id: ClientId;
  readonly name: string;
  readonly company: boolean;
  /** Masked, as are the others of a person. */
  readonly document?: string;
  readonly email?: string;
  readonly standing: 'approved' | 'refused' | 'waiting';
  readonly since: Instant;
  readonly erpCode?: string;
  readonly purchases: number;
  readonly spent: Money;
  /** The newest first. */
  readonly orders: readonly LookedClientOrder[];
}
