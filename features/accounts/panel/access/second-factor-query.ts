import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { secondFactorStateFromWire } from '../../contract/second-factor/second-factor.wire.ts';
import { getStaffSecondFactorEndpoint } from '../../contract/staff/staff-second-factor.endpoints.ts';

export const staffSecondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff-second-factor'] as const,
    queryFn: async ({ signal }) =>
      secondFactorStateFromWire(await api.call(getStaffSecondFactorEndpoint, {}, { signal })),
  });
