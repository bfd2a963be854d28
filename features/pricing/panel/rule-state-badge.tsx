import { Badge } from '#platform/ui/badge.tsx';
import type { RuleState } from '../domain/rule-state.ts';

const STATES = {
  scheduled: { label: 'Agendada', tone: 'neutral' },
  active: { label: 'Ativa', tone: 'success' },
  exhausted: { label: 'Esgotada', tone: 'warn' },
  ended: { label: 'Encerrada', tone: 'neutral' },
} as const satisfies Record<RuleState, { readonly label: string; readonly tone: string }>;

/** 'Ativa', of a promotion or policy; 'Ativo' of a coupon. */
export const RuleStateBadge = ({
  state,
  male = false,
}: {
  readonly state: RuleState;
  readonly male?: boolean;
}) => {
  const { label, tone } = STATES[state];
  return <Badge tone={tone}>{male ? label.replace(/a$/, 'o') : label}</Badge>;
};
