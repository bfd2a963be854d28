import { queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { chargeRecordFromWire } from '../contract/charges/charge-record.wire.ts';
import { listChargesEndpoint } from '../contract/charges/panel-charges.endpoints.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';

export const chargesKey = (shopId: string) => ['panel', shopId, 'charges'] as const;

/** The charges of an order; without a number, those that somebody still has to settle. */
export const chargesQuery = (api: Api, shopId: string, orderNumber?: number) =>
  queryOptions({
    queryKey: [...chargesKey(shopId), orderNumber ?? 'pending'] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }): Promise<readonly ChargeRecord[]> => {
      const params = { idfornecedor: shopId };
      const query = defined({ numpedido: orderNumber });
      const { cobrancas } = await api.call(listChargesEndpoint, { params, query }, { signal });
      return cobrancas.map(chargeRecordFromWire);
    },
  });
