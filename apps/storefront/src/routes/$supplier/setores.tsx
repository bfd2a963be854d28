import { createFileRoute, notFound } from '@tanstack/react-router';
import { departmentIndexHead } from '#features/catalog/storefront/departments/department-head.ts';
import {
  loadSectors,
  sectorDepartments,
  sectorIndex,
} from '#features/catalog/storefront/departments/sectors.ts';
import { SectorsScreen } from '#features/catalog/storefront/departments/sectors-screen.tsx';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { pendingPage } from '../../pending-page.tsx';

/** All sectors; a 404 at shops without sectors. */
export const Route = createFileRoute('/$supplier/setores')({
  loader: async ({ context }) => {
    const { shop } = context;
    const { sectors, tree } = await loadSectors(context.queryClient, await loadScope(context));
    if (sectors.length === 0) throw notFound();
    return departmentIndexHead(context, shop, sectorIndex(shop), sectorDepartments(shop, sectors, tree));
  },
  head: ({ loaderData }) => loaderData ?? {},
  ...pendingPage('ListSkeleton'),
  component: () => <SectorsScreen scope={useCatalogScope()} />,
  notFoundComponent: () => <CatalogNotFound title="Esta loja não tem setores" />,
});
