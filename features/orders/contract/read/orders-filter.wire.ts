import { optionalDeliveryTypeFromWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { OrdersFilter, StatusGroup } from '../../domain/orders-filter.ts';
import { spanFromWire } from '../days.wire.ts';
import type { WireOrdersFilter } from './orders.schema.ts';

type WireGroup = NonNullable<WireOrdersFilter['situacao']>;

/** As spelt in the page's address and in requests. */
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

/** Empty fields count as absent. */
export function ordersFilterFromWire(
  wire: WireOrdersFilter,
  zone: TimeZone,
): Result<OrdersFilterWish, { readonly code: 'no-such-day' }> {
  const { tipoEntrega, idusuariovinculado = '', busca = '' } = wire;
  const group = groupFromWire(wire.situacao);
  const span = spanFromWire(wire, zone);
  if (!span.ok) return span;
  return accept({
    filter: {
      ...defined({ deliveryType: optionalDeliveryTypeFromWire(tipoEntrega), group }),
      ...span.value,
      ...(busca.trim() === '' ? {} : { text: busca }),
    },
    issuer: {
      ...(idusuariovinculado === '' ? {} : { linkedUserId: idusuariovinculado }),
      mainUser: wire.clientevinculadoprincipal === 'true',
    },
  });
}
