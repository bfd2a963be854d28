import { queryOptions } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { getOwnTargetEndpoint } from '../contract/sales-targets.endpoints.ts';
import { ownTargetFromWire } from '../contract/sales-targets.wire.ts';

/** This month of the representative. */
export const ownTargetQuery = (api: Api, supplierId: SupplierId, { handle }: Pick<Session, 'handle'>) =>
  queryOptions({
    queryKey: ['own-target', supplierId, handle] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: supplierId, token: handle };
      return ownTargetFromWire(await api.call(getOwnTargetEndpoint, { params }, { signal }));
    },
  });
