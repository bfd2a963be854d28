import { createFileRoute, notFound } from '@tanstack/react-router';
import { departmentIndexHead } from '#features/catalog/storefront/departments/department-head.ts';
import { loadSegment, segmentIndex } from '#features/catalog/storefront/departments/segments.ts';
import { SegmentsScreen } from '#features/catalog/storefront/departments/segments-screen.tsx';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { pendingPage } from '../../pending-page.tsx';

/** The choice of a segment; a 404 at shops without segments. */
export const Route = createFileRoute('/$supplier/segmentos')({
  loader: async ({ context }) => {
    const { queryClient, shop } = context;
    if (shop.segments === undefined) throw notFound();
    const scope = await loadScope(context);
    await Promise.all(shop.segments.map((segment) => loadSegment(queryClient, scope, segment)));
    return departmentIndexHead(context, shop, segmentIndex(shop), shop.segments);
  },
  head: ({ loaderData }) => loaderData ?? {},
  ...pendingPage('ListSkeleton'),
  component: () => <SegmentsScreen scope={useCatalogScope()} />,
  notFoundComponent: () => <CatalogNotFound title="Esta loja não tem segmentos" />,
});
