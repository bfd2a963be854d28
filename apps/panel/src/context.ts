import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';

/** What every route of the panel has at hand. */
export interface PanelContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
}
