/** A shop's sectors as departments, limited to the categories that its tree shows. */
import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { CategoryNode, Sector } from '../../domain/category.ts';
import { sectorAddress, sectorsAddress } from '../addresses.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { sectorsQuery } from '../queries/sectors-query.ts';
import type { Department, DepartmentIndex } from './department.ts';

export const sectorIndex = ({ slug }: Shop): DepartmentIndex => ({
  name: 'Setores',
  address: sectorsAddress(slug),
});

export const sectorDepartment = (
  { slug }: Shop,
  sector: Sector,
  tree: readonly CategoryNode[],
): Department => ({
  name: sector.name,
  address: sectorAddress(slug, sector.slug),
  categories: sector.categories.flatMap(({ id }) => tree.find((node) => node.id === id) ?? []),
});

/** Leaves out sectors whose categories all belong to another segment. */
export const sectorDepartments = (
  shop: Shop,
  sectors: readonly Sector[],
  tree: readonly CategoryNode[],
): readonly Department[] =>
  sectors
    .map((sector) => sectorDepartment(shop, sector, tree))
    .filter(({ categories }) => categories.length > 0);

export async function loadSectors(queryClient: QueryClient, { api, supplierId }: CatalogScope) {
  const [sectors, tree] = await Promise.all([
    queryClient.ensureQueryData(sectorsQuery(api, supplierId)),
    queryClient.ensureQueryData(categoriesQuery(api, supplierId)),
  ]);
  return { sectors, tree };
}
