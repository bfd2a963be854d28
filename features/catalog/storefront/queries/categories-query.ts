import { queryOptions } from '@tanstack/react-query';
import { chosenSegment } from '#features/suppliers/storefront/chosen-segment.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import type { fetchCategories as FetchCategories } from './fetch-categories.ts';

const TEN_MINUTES = 600_000;

/**
 * The shop's category tree: on the server the same for everyone; in the browser that of the segment chosen there.
 * Choosing another segment invalidates this query.
 */
export const categoriesQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['categories', supplierId] as const,
    staleTime: TEN_MINUTES,
    queryFn: ({ signal }) =>
      fetchCategories(api, supplierId, { idsegmento: chosenSegment(supplierId), device: 'desktop' }, signal),
  });

/** The category tree of the chosen segment as phones show it. */
export const phoneCategoriesQuery = (api: Api, supplierId: SupplierId) => {
  const idsegmento = chosenSegment(supplierId);
  return queryOptions({
    queryKey: ['phone-categories', supplierId, idsegmento] as const,
    staleTime: TEN_MINUTES,
    queryFn: ({ signal }) => fetchCategories(api, supplierId, { idsegmento, device: 'mobile' }, signal),
  });
};

/** The tree of one segment, whichever is chosen. */
export const segmentCategoriesQuery = (api: Api, supplierId: SupplierId, idsegmento: string) =>
  queryOptions({
    queryKey: ['categories', supplierId, idsegmento] as const,
    staleTime: TEN_MINUTES,
    queryFn: ({ signal }) => fetchCategories(api, supplierId, { idsegmento, device: 'desktop' }, signal),
  });

const fetchCategories = async (...args: Parameters<typeof FetchCategories>) =>
  (await import('./fetch-categories.ts')).fetchCategories(...args);
