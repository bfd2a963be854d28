import { Badge } from '#platform/ui/badge.tsx';

export const SuggestionBadge = ({ active }: { readonly active: boolean }) =>
  active ? <Badge tone="success">Sugerida</Badge> : <Badge>Retirada</Badge>;
