import type { TitleStatusOnDay } from '#features/payments/domain/title.ts';
import type { TitleFilter, TitleOrder } from '#features/payments/domain/title-filter.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { isDay } from '#kernel/time/calendar.ts';
import type { WireStanding, WireTitleSort } from './titles.schema.ts';

type Wanted = Omit<TitleFilter, 'overdueBefore'>;

interface WireFilter {
  readonly situacao?: WireStanding;
  readonly vencimentoDe?: string;
  readonly vencimentoAte?: string;
  readonly ordem?: WireTitleSort;
}

const standings = {
  ABERTO: 'open',
  VENCIDO: 'overdue',
  PAGO: 'paid',
  CANCELADO: 'cancelled',
} as const satisfies Record<Exclude<WireStanding, ''>, TitleStatusOnDay>;
const wireStandings = {
  open: 'ABERTO',
  overdue: 'VENCIDO',
  paid: 'PAGO',
  cancelled: 'CANCELADO',
} as const satisfies Record<TitleStatusOnDay, WireStanding>;

const orders = {
  vencimento: 'due-first',
  vencimento_desc: 'due-last',
  emissao_desc: 'issued-last',
  valor_desc: 'largest',
  valor: 'smallest',
} as const satisfies Record<WireTitleSort, TitleOrder>;
const wireOrders = {
  'due-first': 'vencimento',
  'due-last': 'vencimento_desc',
  'issued-last': 'emissao_desc',
  largest: 'valor_desc',
  smallest: 'valor',
} as const satisfies Record<TitleOrder, WireTitleSort>;

/** Refuses dates that don't exist. */
export function titleFilterFromWire(wire: WireFilter): Result<Wanted, { readonly code: 'no-such-day' }> {
  const { situacao = '', vencimentoDe, vencimentoAte, ordem = 'vencimento' } = wire;
  const days = [vencimentoDe, vencimentoAte].filter((day) => day !== undefined);
  if (!days.every(isDay)) return refuse({ code: 'no-such-day' });
  return accept({
    ...(situacao === '' ? {} : { standing: standings[situacao] }),
    ...defined({ dueFrom: vencimentoDe, dueTo: vencimentoAte }),
    order: orders[ordem],
  });
}

export const titleFilterToWire = ({ standing, dueFrom, dueTo, order }: Wanted): WireFilter => ({
  ...defined({
    situacao: standing === undefined ? undefined : wireStandings[standing],
    vencimentoDe: dueFrom,
    vencimentoAte: dueTo,
  }),
  ordem: wireOrders[order],
});
