import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type PropsWithChildren } from 'react';
import { ApiRefusal } from '#platform/web/api.ts';

const MINUTE = 60_000;

/**
 * Refusals are not retried; network failures are, twice. Without a connection queries are made all the same, because the service
 * worker may have a stored answer; nothing waits for the connection, least of all an order.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 2 &&
          error instanceof TypeError &&
          !(error instanceof ApiRefusal) &&
          navigator.onLine !== false,
      },
    },
  });

/** Provides the client to the screens. */
export const queryProvider =
  (client: QueryClient) =>
  ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client, children });
