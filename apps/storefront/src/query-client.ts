import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '#platform/web/api.ts';

const MINUTE = 60_000;

/** A refusal is an answer, so it is not asked again; a lost connection is, twice. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 2 && error instanceof TypeError && !(error instanceof ApiRefusal),
      },
    },
  });
