import { Badge, type Tone } from '#platform/ui/badge.tsx';
import type { RunState, ScheduleState } from '../domain/export-schedule.ts';

const states: Readonly<Record<ScheduleState, { readonly text: string; readonly tone: Tone }>> = {
  active: { text: 'Ativa', tone: 'success' },
  paused: { text: 'Pausada', tone: 'neutral' },
  stopped: { text: 'Parada', tone: 'danger' },
};

export const ScheduleBadge = ({ state }: { readonly state: ScheduleState }) => (
  <Badge tone={states[state].tone}>{states[state].text}</Badge>
);

const runs: Readonly<Record<RunState, { readonly text: string; readonly tone: Tone }>> = {
  queued: { text: 'Na fila', tone: 'info' },
  running: { text: 'Fazendo o arquivo', tone: 'info' },
  done: { text: 'Pronta', tone: 'success' },
  failed: { text: 'Falhou', tone: 'danger' },
  cancelled: { text: 'Cancelada', tone: 'neutral' },
};

export const RunBadge = ({ state }: { readonly state: RunState }) => (
  <Badge tone={runs[state].tone}>{runs[state].text}</Badge>
);
