import { queryOptions } from '@tanstack/react-query';
import { storeFromWire } from '#features/suppliers/contract/store.wire.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { deliveryAreaEndpoint } from '../../contract/delivery-area.endpoints.ts';

export interface ServedArea {
  readonly areas: readonly string[];
  readonly stores: readonly Store[];
}

/** A supplier's areas, by name, and its stores. Spec 3, delivery area. */
export const serviceAreaQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['service-area', supplierId] as const,
    queryFn: async ({ signal }): Promise<ServedArea> => {
      const params = { token: VISITOR_HANDLE };
      const answer = await api.call(
        deliveryAreaEndpoint,
        { params, query: { idfornecedor: supplierId } },
        { signal },
      );
      return {
        areas: [...new Set(answer.areas.map(({ nome }) => nome))],
        stores: answer.coordenadas_lojas.map(storeFromWire),
      };
    },
  });
