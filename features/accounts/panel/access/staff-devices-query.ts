import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listStaffSessionsEndpoint } from '../../contract/staff/own-access.endpoints.ts';
import { staffDeviceFromWire } from '../../contract/staff/staff-device.wire.ts';

export const staffDevicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff-devices'] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listStaffSessionsEndpoint, {}, { signal })).sessoes.map(staffDeviceFromWire),
  });
