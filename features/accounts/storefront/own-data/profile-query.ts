import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { getProfileEndpoint } from '../../contract/clients/profile.endpoints.ts';
import type { Session } from '../../domain/session.ts';

/** The client's profile with the supplier's questions. */
export const profileQuery = (api: Api, supplierId: SupplierId, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['profile', supplierId, clientId] as const,
    queryFn: ({ signal }) =>
      api.call(getProfileEndpoint, { params: { idcliente: clientId, idfornecedor: supplierId } }, { signal }),
  });
