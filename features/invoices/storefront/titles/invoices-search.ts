/** The URL of the grid: /faturas?situacao=vencidas&de=2026-11-01&ate=2026-11-30&ordem=valor&pagina=2. */

import type { TitleStatusOnDay } from '#features/payments/domain/title.ts';
import type { TitleOrder } from '#features/payments/domain/title-filter.ts';
import { defined } from '#kernel/defined.ts';
import { isDay } from '#kernel/time/calendar.ts';
import { formatQuery } from '#platform/web/url.ts';

export interface InvoicesSearch {
  readonly standing?: TitleStatusOnDay;
  readonly dueFrom?: string;
  readonly dueTo?: string;
  readonly order: TitleOrder;
  readonly page: number;
}

/** In the order of display. */
export const STANDINGS = [
  { word: 'abertas', standing: 'open', label: 'A vencer' },
  { word: 'vencidas', standing: 'overdue', label: 'Vencidas' },
  { word: 'pagas', standing: 'paid', label: 'Pagas' },
] as const satisfies readonly { word: string; standing: TitleStatusOnDay; label: string }[];

export const ORDERS = [
  { value: 'due-first', label: 'Vencimento mais próximo' },
  { value: 'due-last', label: 'Vencimento mais distante' },
  { value: 'issued-last', label: 'Emissão mais recente' },
  { value: 'largest', label: 'Maior valor' },
  { value: 'smallest', label: 'Menor valor' },
] as const satisfies readonly { value: TitleOrder; label: string }[];

/** Invalid parameters are ignored. */
export function parseInvoicesSearch(search: Readonly<Record<string, unknown>>): InvoicesSearch {
  const { situacao, de, ate, ordem, pagina } = search;
  const standing = STANDINGS.find(({ word }) => word === situacao)?.standing;
  const order = ORDERS.find(({ value }) => value === ordem)?.value ?? 'due-first';
  const page = Number(pagina);
  return {
    ...defined({ standing }),
    ...(typeof de === 'string' && isDay(de) ? { dueFrom: de } : {}),
    ...(typeof ate === 'string' && isDay(ate) ? { dueTo: ate } : {}),
    order,
    page: Number.isInteger(page) && page > 1 && page <= 5000 ? page : 1,
  };
}

export const formatInvoicesSearch = ({ standing, dueFrom, dueTo, order, page }: InvoicesSearch): string =>
  formatQuery({
    situacao: STANDINGS.find((one) => one.standing === standing)?.word,
    de: dueFrom,
    ate: dueTo,
    ordem: order === 'due-first' ? undefined : order,
    pagina: page === 1 ? undefined : page,
  });
