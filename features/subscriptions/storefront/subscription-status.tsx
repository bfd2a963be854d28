import { Badge, type Tone } from '#platform/ui/badge.tsx';
import type { SubscriptionStatus } from '../domain/subscription.ts';

const looks: Readonly<Record<SubscriptionStatus, { readonly tone: Tone; readonly text: string }>> = {
  ACTIVE: { tone: 'success', text: 'Ativa' },
  STOPPED: { tone: 'warn', text: 'Parada' },
  CANCELLED: { tone: 'neutral', text: 'Cancelada' },
};

export function SubscriptionStatusBadge({ status }: { readonly status: SubscriptionStatus }) {
  const { tone, text } = looks[status];
  return <Badge tone={tone}>{text}</Badge>;
}
