/** A shop's segments as departments, each with its own category tree. */
import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Segment } from '#features/suppliers/domain/supplier-profile.ts';
import type { CategoryNode } from '../../domain/category.ts';
import { segmentSlug } from '../../domain/segment-address.ts';
import { segmentAddress, segmentsAddress } from '../addresses.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { segmentCategoriesQuery } from '../queries/categories-query.ts';
import type { Department, DepartmentIndex } from './department.ts';

export const segmentIndex = ({ slug }: Shop): DepartmentIndex => ({
  name: 'Segmentos',
  address: segmentsAddress(slug),
});

export const segmentDepartment = (
  { slug, segments = [] }: Shop,
  segment: Segment,
  categories: readonly CategoryNode[],
): Department => ({
  name: segment.name,
  address: segmentAddress(slug, segmentSlug(segments, segment)),
  categories,
});

/** Puts categories that not all segments have first, because they distinguish the segment. */
export function distinctFirst(
  categories: readonly CategoryNode[],
  trees: readonly (readonly CategoryNode[])[],
): readonly CategoryNode[] {
  const isCommon = ({ id }: CategoryNode) => trees.every((tree) => tree.some((node) => node.id === id));
  return [...categories.filter((node) => !isCommon(node)), ...categories.filter(isCommon)];
}

export const loadSegment = (queryClient: QueryClient, { api, supplierId }: CatalogScope, { id }: Segment) =>
  queryClient.ensureQueryData(segmentCategoriesQuery(api, supplierId, id));
