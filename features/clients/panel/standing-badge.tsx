import type { ApprovalState } from '#features/accounts/domain/applicant.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';

export const standingWords = {
  approved: { title: 'Aprovado', tone: 'success' },
  waiting: { title: 'Aguardando', tone: 'warn' },
  refused: { title: 'Recusado', tone: 'danger' },
} as const satisfies Record<ApprovalState, { title: string; tone: Tone }>;

export function StandingBadge({ standing }: { readonly standing: ApprovalState }) {
  const { title, tone } = standingWords[standing];
  return <Badge tone={tone}>{title}</Badge>;
}
