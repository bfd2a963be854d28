import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { characteristicFromWire } from '../contract/characteristic.wire.ts';
import {
  clientCharacteristicsEndpoint,
  orderCharacteristicsEndpoint,
} from '../contract/characteristics.endpoints.ts';
import type { Characteristic } from '../domain/characteristic.ts';

/** Questions of the supplier about an order. Spec 3, order characteristics. */
export const orderCharacteristicsQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['order-characteristics', supplierId] as const,
    queryFn: async ({ signal }): Promise<readonly Characteristic[]> => {
      const params = { idfornecedor: supplierId };
      return (await api.call(orderCharacteristicsEndpoint, { params }, { signal })).map(
        characteristicFromWire,
      );
    },
  });

/** Questions of the supplier to its clients. Spec 3, customer characteristics. */
export const clientCharacteristicsQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['client-characteristics', supplierId] as const,
    queryFn: async ({ signal }): Promise<readonly Characteristic[]> => {
      const params = { idfornecedor: supplierId };
      return (await api.call(clientCharacteristicsEndpoint, { params }, { signal })).map(
        characteristicFromWire,
      );
    },
  });
