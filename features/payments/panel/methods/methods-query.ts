import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { panelMethodFromWire, providerAccountFromWire } from '../../contract/methods/panel-method.wire.ts';
import { listMethodsEndpoint } from '../../contract/methods/panel-methods.endpoints.ts';

export const methodsKey = (shopId: string) => ['panel', shopId, 'payment-methods'] as const;

/** All payment methods of the shop, and its accounts at the providers. */
export const methodsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: methodsKey(shopId),
    queryFn: async ({ signal }) => {
      const { formas, contas, precoVaria, grupos } = await api.call(
        listMethodsEndpoint,
        { params: { idfornecedor: shopId } },
        { signal },
      );
      return {
        methods: formas.map(panelMethodFromWire),
        accounts: contas.map(providerAccountFromWire),
        pricesVary: precoVaria,
        groups: grupos,
      };
    },
  });

export type ShopMethods = Awaited<ReturnType<NonNullable<ReturnType<typeof methodsQuery>['queryFn']>>>;
