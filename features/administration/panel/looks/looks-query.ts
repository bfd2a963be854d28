import { queryOptions } from '@tanstack/react-query';
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { lookAtClientEndpoint, lookAtOrderEndpoint } from '../../contract/looks.endpoints.ts';
import { lookedClientFromWire, lookedOrderFromWire } from '../../contract/looks.wire.ts';

/** Each look is recorded, so the page asks once. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

export const lookedOrderQuery = (api: Api, idfornecedor: string, numpedido: OrderNumber) =>
  queryOptions({
    ...ONCE,
    queryKey: ['platform', 'look', idfornecedor, 'order', numpedido] as const,
    queryFn: async ({ signal }) =>
      lookedOrderFromWire(
        await api.call(lookAtOrderEndpoint, { params: { idfornecedor, numpedido } }, { signal }),
      ),
  });

export const lookedClientQuery = (api: Api, idfornecedor: string, idcliente: ClientId) =>
  queryOptions({
    ...ONCE,
    queryKey: ['platform', 'look', idfornecedor, 'client', idcliente] as const,
    queryFn: async ({ signal }) =>
      lookedClientFromWire(
        await api.call(lookAtClientEndpoint, { params: { idfornecedor, idcliente } }, { signal }),
      ),
  });

export const lookedOrderHref = (shopId: string, number: OrderNumber): string =>
  `/plataforma/lojas/${shopId}/pedidos/${number}`;
export const lookedClientHref = (shopId: string, clientId: ClientId): string =>
  `/plataforma/lojas/${shopId}/clientes/${clientId}`;
