import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listTeamEndpoint } from '../../contract/staff/team.endpoints.ts';
import { teamFromWire } from '../../contract/staff/team.wire.ts';

/** Members, invitations and own roles of a shop. */
export const teamQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: ['panel', shopId, 'team'] as const,
    queryFn: async ({ signal }) =>
      teamFromWire(await api.call(listTeamEndpoint, { params: { idfornecedor: shopId } }, { signal })),
  });
