import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type PropsWithChildren } from 'react';
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

/** Lends it to the screens. */
export const queryProvider =
  (client: QueryClient) =>
  ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client, children });
