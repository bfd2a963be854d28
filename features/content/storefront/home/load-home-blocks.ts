import type { QueryClient } from '@tanstack/react-query';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { chosenSegment } from '#features/suppliers/storefront/chosen-segment.ts';
import type { ShownHome } from '../../domain/home/home-block.ts';
import { homeQuery } from './home-query.ts';
import { partOf } from './lazy-blocks.ts';

/** For loaders: the home's blocks with their code. Undefined if they could not be loaded: the usual home is shown. */
export async function loadHomeBlocks(
  queryClient: QueryClient,
  scope: CatalogScope,
  preview: string | undefined,
): Promise<ShownHome | undefined> {
  const segmentId = chosenSegment(scope.supplierId);
  const home = await queryClient
    .ensureQueryData(homeQuery(scope, { preview, segmentId }))
    .catch(() => undefined);
  await Promise.all((home?.blocks ?? []).map((block) => partOf(block)?.load()));
  return home;
}
