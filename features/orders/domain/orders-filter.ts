/** Which of a client's orders are looked for. Spec 2, orders; spec 7, tipoEntrega and who issued them. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Instant } from '#kernel/scope.ts';
import { isQuote, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** How people speak of statuses when they look for something. */
export const STATUS_GROUPS = ['open', 'quotes', 'delivered', 'cancelled'] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

export interface OrdersFilter {
  readonly deliveryType?: DeliveryType;
  readonly group?: StatusGroup;
  readonly from?: Instant;
  /** Before this instant. */
  readonly until?: Instant;
  /** The order's number, the client's own, or what is in it: by code, or by words of the name. */
  readonly text?: string;
}

/** The group to which a status belongs: each to exactly one. */
export function groupOf(status: OrderStatus): StatusGroup {
  if (isQuote(status)) return 'quotes';
  if (status === 'ENTREGUE') return 'delivered';
  return status === 'CANCELADO' ? 'cancelled' : 'open';
}

export const statusesIn = (group: StatusGroup): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => groupOf(status) === group);

/** An order's number as people write it, '#100022' or '100.022', as it is kept; any other word as it is. */
export const bareNumber = (word: string): string =>
  /^#?(\d+|\d{1,3}(\.\d{3})+)$/.test(word) ? word.replace(/[#.]/g, '') : word;
