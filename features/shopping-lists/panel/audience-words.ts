import type { ListAudience } from '../domain/shopping-list.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${many}`;

/** 'Todos os clientes'; 'Grupos ouro e prata, e 3 clientes'. */
export function audienceWords({ clients, groups }: ListAudience): string {
  if (clients.length === 0 && groups.length === 0) return 'Todos os clientes';
  const named =
    groups.length === 0
      ? ''
      : `${groups.length === 1 ? 'Grupo' : 'Grupos'} ${new Intl.ListFormat('pt-BR').format(groups)}`;
  const chosen = clients.length === 0 ? '' : counted(clients.length, 'cliente', 'clientes');
  return [named, chosen].filter(Boolean).join(', e ');
}

export const productWords = (count: number): string => counted(count, 'produto', 'produtos');
