import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listPlatformEventsEndpoint } from '../../contract/history.endpoints.ts';
import { platformEventFromWire } from '../../contract/history.wire.ts';

type Query = Readonly<Record<string, string | number>>;

export const historyQuery = (api: Api, query: Query) =>
  queryOptions({
    queryKey: ['platform', 'history', query] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { dados, total, paginas } = await api.call(listPlatformEventsEndpoint, { query }, { signal });
      return { events: dados.map(platformEventFromWire), total, pages: paginas };
    },
  });
