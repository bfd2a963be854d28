/** How the panel's list of orders can be filtered, ordered and counted. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderNumber, PaymentMethodId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderStatus } from './order-status.ts';

export interface ShopOrdersFilter {
  readonly status?: OrderStatus;
  readonly number?: OrderNumber;
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
  /** Those that this representative issued. */
  readonly representativeId?: UserId;
  readonly from?: Instant;
  /** Exclusive. */
  readonly until?: Instant;
  /** Exclusive. Counts the orders made since a list was read. */
  readonly after?: Instant;
  /** Inclusive. Keeps the pages of a list as they were when its first page was read. */
  readonly upTo?: Instant;
}

export interface OrdersOrder {
  readonly by: 'created' | 'total';
  readonly direction: 'asc' | 'desc';
}

export const NEWEST_FIRST: OrdersOrder = { by: 'created', direction: 'desc' };

/** Matches are counted up to this number: counting a million for every page would take longer than the page. */
export const MAX_COUNTED = 10_000;

/** Numbers of orders are shorter than documents, which have eleven digits or more. */
export const orderNumberOf = (text: string): OrderNumber | undefined =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
