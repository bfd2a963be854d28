import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import type { OrderStatus } from '../../../domain/order-status.ts';
import { statusText } from '../../../domain/status-text.ts';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  'quote-requested': 'info',
  'quote-priced': 'warn',
  received: 'info',
  picking: 'info',
  'awaiting-payment': 'warn',
  packed: 'success',
  'out-for-delivery': 'brand',
  'ready-for-pickup': 'brand',
  delivered: 'success',
  cancelled: 'danger',
};

interface StatusBadgeProps {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
}

export function StatusBadge({ status, deliveryType }: StatusBadgeProps) {
  return <Badge tone={tones[status]}>{statusText(status, deliveryType).title}</Badge>;
}
