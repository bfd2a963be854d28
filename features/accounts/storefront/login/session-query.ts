import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import type { Session } from '../../domain/session.ts';

/** The shopper's session. Fetched once per page: login and logout load a new page. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['session'] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Session> =>
      (await import('./fetch-session.ts')).fetchSession(api, signal),
  });
