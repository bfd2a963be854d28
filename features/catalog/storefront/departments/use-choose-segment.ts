import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chosenSegment, rememberSegment } from '#features/suppliers/storefront/chosen-segment.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { categoriesQuery } from '../queries/categories-query.ts';

/** Returns a function that activates a segment by id, or all segments with ''; tree, menu and pages follow. */
export function useChooseSegment(): (segmentId: string) => void {
  const queryClient = useQueryClient();
  const api = useApi();
  const { id } = useShop();
  return useCallback(
    (segmentId) => {
      if (chosenSegment(id) === segmentId) return;
      rememberSegment(id, segmentId);
      void queryClient.invalidateQueries({ queryKey: categoriesQuery(api, id).queryKey, exact: true });
    },
    [queryClient, api, id],
  );
}
