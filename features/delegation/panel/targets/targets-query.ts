import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { getSalesTargetsEndpoint } from '../../contract/sales-targets.endpoints.ts';
import { targetSheetFromWire } from '../../contract/sales-targets.wire.ts';
import type { Month } from '../../domain/sales-target.ts';
import { representativesKey } from '../representatives-query.ts';

export const targetsQuery = (api: Api, shopId: string, month: Month) =>
  queryOptions({
    queryKey: [...representativesKey(shopId), 'targets', month] as const,
    queryFn: async ({ signal }) => {
      const request = { params: { idfornecedor: shopId }, query: { mes: month } };
      return targetSheetFromWire(await api.call(getSalesTargetsEndpoint, request, { signal }));
    },
  });
