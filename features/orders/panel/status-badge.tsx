import { Badge } from '#platform/ui/badge.tsx';
import type { OrderStatus } from '../domain/order-status.ts';
import { statusWords } from './status-words.ts';

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { title, tone } = statusWords[status];
  return <Badge tone={tone}>{title}</Badge>;
}
