import { queryOptions } from '@tanstack/react-query';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { checkSession } from '../contract/check-session.ts';
import { sessionFromWire } from '../contract/session.wire.ts';
import type { Session } from '../domain/session.ts';

/** Who the shopper is. Asked once per page: login and logout load a new one. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['session'] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Session> =>
      sessionFromWire(
        await api.call(checkSession, { params: { client: VISITOR_HANDLE }, query: {} }, { signal }),
      ),
  });
