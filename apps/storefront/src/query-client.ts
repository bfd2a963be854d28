import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type PropsWithChildren } from 'react';
import { ApiRefusal } from '#platform/web/api.ts';

const MINUTE = 60_000;

/** Refusals are not retried; network failures are, twice. */
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

/** Provides the client to the screens. */
export const queryProvider =
  (client: QueryClient) =>
  ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client, children });
