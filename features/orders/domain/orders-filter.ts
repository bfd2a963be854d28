/** Filters for a client's orders. Spec 2, orders; spec 7, tipoEntrega and issuer. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Instant } from '#kernel/scope.ts';
import { isQuote, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

export const STATUS_GROUPS = ['open', 'quotes', 'delivered', 'cancelled'] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

export interface OrdersFilter {
  readonly deliveryType?: DeliveryType;
  readonly group?: StatusGroup;
  readonly from?: Instant;
  /** Exclusive. */
  readonly until?: Instant;
  /** The order's number, the client's own, or a product: by code, or by words of its name. */
  readonly text?: string;
}

/** The group of a status: each belongs to exactly one. */
export function groupOf(status: OrderStatus): StatusGroup {
  if (isQuote(status)) return 'quotes';
  if (status === 'delivered') return 'delivered';
  return status === 'cancelled' ? 'cancelled' : 'open';
}

export const statusesIn = (group: StatusGroup): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => groupOf(status) === group);

/** An order number as people write it, '#100022' or '100.022', without the signs; any other word unchanged. */
export const bareNumber = (word: string): string =>
  /^#?(\d+|\d{1,3}(\.\d{3})+)$/.test(word) ? word.replace(/[#.]/g, '') : word;
