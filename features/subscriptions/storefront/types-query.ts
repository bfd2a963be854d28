import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { typeFromWire } from '../contract/subscription-type.wire.ts';
import { listSubscriptionTypesEndpoint } from '../contract/subscription-types.endpoints.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';

export const subscriptionTypesQuery = (api: Api, idfornecedor: SupplierId) =>
  queryOptions({
    queryKey: ['subscription-types', idfornecedor] as const,
    queryFn: async ({ signal }): Promise<readonly SubscriptionType[]> =>
      (await api.call(listSubscriptionTypesEndpoint, { params: { idfornecedor } }, { signal })).tipos.map(
        typeFromWire,
      ),
  });
