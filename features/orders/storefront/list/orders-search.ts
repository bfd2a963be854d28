/** The list's filters in its address: /pedidos?situacao=abertos&tipoEntrega=DELIVERY&de=2026-11-01&busca=café&page=2. */

import type { WireDeliveryType } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { isUuid } from '#kernel/ids.ts';
import { isDay } from '#kernel/time/calendar.ts';
import { formatQuery } from '#platform/web/url.ts';
import { WIRE_GROUPS } from '../../contract/read/orders-filter.wire.ts';

/** Named as in the API, so that the address, the list and its export use the same names. */
export interface OrdersSearch {
  readonly situacao?: (typeof WIRE_GROUPS)[keyof typeof WIRE_GROUPS];
  readonly tipoEntrega?: WireDeliveryType;
  /** Days, 'YYYY-MM-DD'. */
  readonly de?: string;
  readonly ate?: string;
  /** 'principal', or the id of a linked user. */
  readonly emissor?: string;
  readonly busca?: string;
  readonly page?: number;
}

const MAX_SEARCH_LENGTH = 100;

/** Invalid values count as absent; any page but 2 to 10 000 is the first. */
export function parseOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const { tipoEntrega, de, ate, emissor } = search;
  const situacao = Object.values(WIRE_GROUPS).find((word) => word === search.situacao);
  const busca = typeof search.busca === 'string' ? search.busca.trim().slice(0, MAX_SEARCH_LENGTH) : '';
  const page = Number(search.page);
  const from = dayOf(de);
  const to = dayOf(ate);
  return {
    ...defined({ situacao }),
    ...(tipoEntrega === 'DELIVERY' || tipoEntrega === 'RETIRADA' ? { tipoEntrega } : {}),
    ...defined({ de: from }),
    // A period that ends before it begins has no end.
    ...(to === undefined || (from !== undefined && to < from) ? {} : { ate: to }),
    ...(typeof emissor === 'string' && (emissor === 'principal' || isUuid(emissor)) ? { emissor } : {}),
    ...(busca === '' ? {} : { busca }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}),
  };
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** The query string: '' or '?situacao=…'. */
export const formatOrdersSearch = (search: OrdersSearch): string => formatQuery(search);

export const isFiltered = ({ page: _, ...filter }: OrdersSearch): boolean => Object.keys(filter).length > 0;

/** As API parameters. */
export const searchToWire = ({ emissor, page: _, ...filter }: OrdersSearch) => ({
  ...filter,
  ...(emissor === undefined
    ? {}
    : emissor === 'principal'
      ? ({ clientevinculadoprincipal: 'true' } as const)
      : { idusuariovinculado: emissor }),
});
