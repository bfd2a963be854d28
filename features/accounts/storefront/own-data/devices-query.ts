import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { deviceFromWire } from '../../contract/sessions/device.wire.ts';
import { listDevicesEndpoint } from '../../contract/sessions/devices.endpoints.ts';
import type { Session } from '../../domain/session.ts';

export const devicesQuery = (api: Api, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['devices', clientId] as const,
    queryFn: async ({ signal }) => {
      const { sessoes } = await api.call(
        listDevicesEndpoint,
        { params: { idcliente: clientId } },
        { signal },
      );
      return sessoes.map(deviceFromWire);
    },
  });
