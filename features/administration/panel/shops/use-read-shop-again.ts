import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/use-api.ts';
import { shopQuery } from './shops-query.ts';

/** Reads the shop again after a change, with what it still needs. */
export function useReadShopAgain(id: string): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: shopQuery(api, id).queryKey });
    await queryClient.invalidateQueries({ queryKey: ['platform', 'shops'], refetchType: 'none' });
  };
}
