import { queryOptions } from '@tanstack/react-query';
import { characteristicFromWire } from '#features/suppliers/contract/characteristic.wire.ts';
import type { Characteristic } from '#features/suppliers/domain/characteristic.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { openQuestionsEndpoint } from '../contract/clients/profile.endpoints.ts';
import type { Session } from '../domain/session.ts';

/** The supplier's questions that this client has not answered yet. */
export const openQuestionsQuery = (
  api: Api,
  supplierId: SupplierId,
  { clientId }: Pick<Session, 'clientId'>,
) =>
  queryOptions({
    queryKey: ['open-questions', supplierId, clientId] as const,
    queryFn: async ({ signal }): Promise<readonly Characteristic[]> => {
      const params = { idfornecedor: supplierId, idcliente: clientId };
      return (await api.call(openQuestionsEndpoint, { params }, { signal })).map(characteristicFromWire);
    },
  });
