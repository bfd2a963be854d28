import type { QueryClient } from '@tanstack/react-query';
import { useSessionOver } from '#features/accounts/panel/session-over-state.ts';
import { staffSessionQuery } from '#features/accounts/panel/staff-session-query.ts';
import { type Api, browserTransport, createApi } from '#platform/web/api.ts';

/** The panel's calls. A 401 while somebody is logged in means that the session has ended. */
export function createPanelApi(queryClient: QueryClient): Api {
  const api = createApi({
    transport: browserTransport,
    headers: () => ({}),
    onSessionOver: () => {
      if (queryClient.getQueryData(staffSessionQuery(api).queryKey)) useSessionOver.setState({ over: true });
    },
  });
  return api;
}
