import { Badge } from '#platform/ui/badge.tsx';
import type { SubscriptionStatus } from '../domain/subscription.ts';

export function SubscriptionStatusBadge({ status }: { readonly status: SubscriptionStatus }) {
  return status === 'ACTIVE' ? <Badge tone="success">Ativa</Badge> : <Badge tone="neutral">Cancelada</Badge>;
}
