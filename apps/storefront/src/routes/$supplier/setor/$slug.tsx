import { createFileRoute, notFound } from '@tanstack/react-router';
import { departmentHead } from '#features/catalog/storefront/departments/department-head.ts';
import { loadDepartmentRows } from '#features/catalog/storefront/departments/load-department-rows.ts';
import { SectorScreen } from '#features/catalog/storefront/departments/sector-screen.tsx';
import {
  loadSectors,
  sectorDepartment,
  sectorIndex,
} from '#features/catalog/storefront/departments/sectors.ts';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../../journeys/product/product-controls.ts';
import { pendingPage } from '../../../pending-page.tsx';

/** One sector of the shop: /setor/frescos. */
export const Route = createFileRoute('/$supplier/setor/$slug')({
  loader: async ({ context, params, abortController }) => {
    const { queryClient, shop } = context;
    const scope = await loadScope(context);
    const { sectors, tree } = await loadSectors(queryClient, scope);
    const sector = sectors.find(({ slug }) => slug === params.slug);
    if (sector === undefined) throw notFound();
    const department = sectorDepartment(shop, sector, tree);
    await loadDepartmentRows(queryClient, scope, department, abortController.signal);
    return departmentHead(context, shop, sectorIndex(shop), department);
  },
  head: ({ loaderData }) => loaderData ?? {},
  ...pendingPage('ListSkeleton'),
  component: Sector,
  notFoundComponent: () => <CatalogNotFound title="Setor não encontrado" />,
});

function Sector() {
  const { slug } = Route.useParams();
  return <SectorScreen scope={useCatalogScope()} slug={slug} controls={cartControls} />;
}
