import { queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { listPlatformMailsEndpoint, showMonitorEndpoint } from '../../contract/monitor.endpoints.ts';

export const monitorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['platform', 'monitor'] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: ({ signal }) => api.call(showMonitorEndpoint, {}, { signal }),
  });

export const unsentMailsQuery = (api: Api, pagina: number) =>
  queryOptions({
    queryKey: ['platform', 'mails', pagina] as const,
    queryFn: ({ signal }) => api.call(listPlatformMailsEndpoint, { query: { pagina } }, { signal }),
  });
