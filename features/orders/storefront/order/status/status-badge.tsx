import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import type { OrderStatus } from '../../../domain/order-status.ts';
import { statusText } from '../../../domain/status-text.ts';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  ORCAMENTO_NOVO: 'info',
  ORCAMENTO_PRECIFICADO: 'warn',
  ENVIADO: 'info',
  SEPARANDO: 'info',
  AGUARDANDOPAGAMENTO: 'warn',
  PAGO: 'success',
  EMENTREGA: 'brand',
  PRONTO_RETIRADA: 'brand',
  ENTREGUE: 'success',
  CANCELADO: 'danger',
};

interface StatusBadgeProps {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
}

export function StatusBadge({ status, deliveryType }: StatusBadgeProps) {
  return <Badge tone={tones[status]}>{statusText(status, deliveryType).title}</Badge>;
}
