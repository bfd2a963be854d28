import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '#platform/web/api.ts';

/** Milliseconds. The panel shows what others change at the same time. */
const FRESH = 15_000;

/** Milliseconds between two fetches of a list or a count that is on the screen. */
export const POLL_INTERVAL = 30_000;

/** Refusals are not retried, lost connections are, twice. Without a network a call fails at once instead of waiting for it. */
export const createPanelQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 2 && navigator.onLine && error instanceof TypeError && !(error instanceof ApiRefusal),
      },
      mutations: { networkMode: 'always' },
    },
  });
