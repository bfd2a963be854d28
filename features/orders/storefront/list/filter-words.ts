import { formatDay } from '#kernel/time/calendar.ts';
import type { SelectOption } from '#platform/ui/forms/select.tsx';
import type { OrdersSearch } from './orders-search.ts';

type Group = NonNullable<OrdersSearch['situacao']>;

export const GROUP_WORDS: Readonly<Record<Group, string>> = {
  abertos: 'Em andamento',
  orcamentos: 'Orçamentos',
  entregues: 'Entregues',
  cancelados: 'Cancelados',
};

export const NONE_IN_GROUP: Readonly<Record<Group, string>> = {
  abertos: 'Nenhum pedido em andamento',
  orcamentos: 'Nenhum orçamento',
  entregues: 'Nenhum pedido entregue',
  cancelados: 'Nenhum pedido cancelado',
};

export const DELIVERY_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Qualquer um' },
  { value: 'DELIVERY', label: 'Entrega no endereço' },
  { value: 'RETIRADA', label: 'Retirada na loja' },
];

export interface ChosenFilter {
  readonly label: string;
  /** The list's filters without this one. */
  readonly without: OrdersSearch;
}

export function orderFilterChips(
  { page: _, ...search }: OrdersSearch,
  issuers: readonly SelectOption[],
): readonly ChosenFilter[] {
  const { busca, tipoEntrega, de, ate, emissor } = search;
  const chosen: ChosenFilter[] = [];
  if (busca !== undefined) {
    const { busca: _, ...without } = search;
    chosen.push({ label: `“${busca}”`, without });
  }
  if (tipoEntrega !== undefined) {
    const { tipoEntrega: _, ...without } = search;
    chosen.push({ label: labelOf(DELIVERY_OPTIONS, tipoEntrega), without });
  }
  if (de !== undefined || ate !== undefined) {
    const { de: _, ate: __, ...without } = search;
    chosen.push({ label: periodWords(de, ate), without });
  }
  if (emissor !== undefined) {
    const { emissor: _, ...without } = search;
    chosen.push({ label: `Emitido por: ${labelOf(issuers, emissor)}`, without });
  }
  return chosen;
}

const labelOf = (options: readonly SelectOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? 'outro usuário';

function periodWords(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `Até ${formatDay(to ?? '')}`;
  return to === undefined ? `Desde ${formatDay(from)}` : `De ${formatDay(from)} a ${formatDay(to)}`;
}
