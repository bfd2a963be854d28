import { queryOptions, useQuery } from '@tanstack/react-query';
import { asBefore, type CatalogScope, scopeKey } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useChosenSegment } from '#features/suppliers/storefront/use-chosen-segment.ts';
import type { ShownHome } from '../../domain/home/home-block.ts';

interface HomeOptions {
  /** The token of a preview link. */
  readonly preview?: string | undefined;
  readonly segmentId?: string | undefined;
}

/** The blocks of the shop's home with what they show. */
export const homeQuery = (scope: CatalogScope, { preview, segmentId = '' }: HomeOptions = {}) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'home', preview ?? '', segmentId] as const,
    queryFn: async ({ signal }): Promise<ShownHome> =>
      (await import('../fetch-content.ts')).fetchHome(scope, preview, signal),
  });

const USUAL: ShownHome = { composed: false, blocks: [] };

/** The usual home where the blocks could not be loaded. Spec 8: carousel failures fall back to empty results. */
export function useHome(scope: CatalogScope, preview: string | undefined): ShownHome {
  const segmentId = useChosenSegment()?.id;
  const query = homeQuery(scope, { preview, segmentId });
  return useQuery({ ...query, placeholderData: asBefore(scope) }).data ?? USUAL;
}
