import { addDays, isDay } from '#kernel/calendar.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrdersFilter, StatusGroup } from '../domain/orders-filter.ts';
import type { WireOrdersFilter } from './orders-filter.schema.ts';

type WireGroup = NonNullable<WireOrdersFilter['situacao']>;

/** In words of the address and of the wire. */
export const WIRE_GROUPS = {
  open: 'abertos',
  quotes: 'orcamentos',
  delivered: 'entregues',
  cancelled: 'cancelados',
} as const satisfies Record<StatusGroup, WireGroup>;

export const groupFromWire = (wire: string | undefined): StatusGroup | undefined =>
  (Object.keys(WIRE_GROUPS) as StatusGroup[]).find((group) => WIRE_GROUPS[group] === wire);

export interface OrdersFilterWish {
  readonly filter: OrdersFilter;
  readonly issuer: { readonly linkedUserId?: string; readonly mainUser: boolean };
}

/** Fields that say nothing are as good as absent. Days are those of São Paulo, both included. */
export function ordersFilterFromWire(
  wire: WireOrdersFilter,
): Result<OrdersFilterWish, { readonly code: 'no-such-day' }> {
  const { tipoEntrega = '', idusuariovinculado = '', de = '', ate = '', busca = '' } = wire;
  const group = groupFromWire(wire.situacao);
  if ([de, ate].some((day) => day !== '' && !isDay(day)) || (ate !== '' && de > ate)) {
    return refuse({ code: 'no-such-day' });
  }
  return accept({
    filter: {
      ...(tipoEntrega === '' ? {} : { deliveryType: tipoEntrega }),
      ...(group === undefined ? {} : { group }),
      ...(de === '' ? {} : { from: beginOf(de) }),
      ...(ate === '' ? {} : { until: beginOf(addDays(ate, 1)) }),
      ...(busca.trim() === '' ? {} : { text: busca }),
    },
    issuer: {
      ...(idusuariovinculado === '' ? {} : { linkedUserId: idusuariovinculado }),
      mainUser: wire.clientevinculadoprincipal === 'true',
    },
  });
}

const beginOf = (day: string): Instant => Date.parse(`${day}T00:00:00-03:00`);
