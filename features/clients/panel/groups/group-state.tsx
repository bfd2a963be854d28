import { Badge } from '#platform/ui/badge.tsx';

interface GroupStateProps {
  readonly running: boolean;
  readonly emptying: boolean;
}

/** How an automatic group stands. */
export function GroupState({ running, emptying }: GroupStateProps) {
  if (emptying) return <Badge tone="warn">Esvaziando</Badge>;
  return running ? <Badge tone="info">Calculando</Badge> : <Badge tone="brand">Automático</Badge>;
}
