/** Orders as the shop's staff see them: the client, who moved them, and the possible next statuses. */
import type { Charge } from '#features/payments/domain/charge.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderEvent, OrderSummary, PaidOrder } from './placed-order.ts';

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

export interface ShopOrder extends PaidOrder<Charge> {
  readonly client: OrderClient;
  readonly events: readonly (OrderEvent & { readonly name: string })[];
  readonly next: readonly OrderStatus[];
}
