import type { Instant } from '#kernel/scope.ts';
import { Badge } from '#platform/ui/badge.tsx';
import type { PriceTable } from '../../domain/price-table.ts';
import { ruleState } from '../../domain/rule-state.ts';

/** `idle`: it is for nobody. */
type TableStateKind = 'archived' | 'scheduled' | 'ended' | 'idle' | 'active';

export function tableState(
  { archived, validity, clients, groups }: PriceTable,
  now: Instant,
): TableStateKind {
  if (archived) return 'archived';
  const state = ruleState({ active: true, validity, exhausted: false }, now);
  if (state === 'scheduled' || state === 'ended') return state;
  return clients === 0 && groups.length === 0 ? 'idle' : 'active';
}

const STATES = {
  archived: { label: 'Arquivada', tone: 'neutral' },
  scheduled: { label: 'Agendada', tone: 'neutral' },
  ended: { label: 'Encerrada', tone: 'neutral' },
  idle: { label: 'Sem clientes', tone: 'warn' },
  active: { label: 'Vigente', tone: 'success' },
} as const satisfies Record<TableStateKind, { readonly label: string; readonly tone: string }>;

interface TableStateProps {
  readonly table: PriceTable;
  readonly now: Instant;
}

export const TableState = ({ table, now }: TableStateProps) => {
  const { label, tone } = STATES[tableState(table, now)];
  return <Badge tone={tone}>{label}</Badge>;
};
