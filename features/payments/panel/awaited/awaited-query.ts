import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { awaitedChargeFromWire } from '../../contract/charges/awaited-charge.wire.ts';
import { listAwaitedChargesEndpoint } from '../../contract/charges/panel-charges.endpoints.ts';
import { chargesKey } from '../charges-query.ts';

/** A page of the Pix and boletos that the shop has to confirm itself. */
export const awaitedQuery = (api: Api, shopId: string, query: Readonly<Record<string, string | number>>) =>
  queryOptions({
    queryKey: [...chargesKey(shopId), 'awaited', query] as const,
    refetchInterval: POLL_INTERVAL,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId }, query };
      const { dados, total, paginas } = await api.call(listAwaitedChargesEndpoint, call, { signal });
      return { charges: dados.map(awaitedChargeFromWire), total, pages: paginas };
    },
  });
