import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { type Schedule, type ScheduleStatus, scheduleStatus } from '../../domain/audience.ts';

const LOOKS: Readonly<Record<ScheduleStatus, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Rascunho', tone: 'neutral' },
  scheduled: { label: 'Programado', tone: 'info' },
  published: { label: 'Na loja', tone: 'success' },
  ended: { label: 'Encerrado', tone: 'warn' },
};

interface ScheduleBadgeProps {
  readonly schedule: Schedule;
  readonly now: number;
}

export const ScheduleBadge = ({ schedule, now }: ScheduleBadgeProps) => {
  const { label, tone } = LOOKS[scheduleStatus(schedule, now)];
  return <Badge tone={tone}>{label}</Badge>;
};
