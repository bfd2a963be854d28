import { createFileRoute, notFound } from '@tanstack/react-router';
import { segmentAt } from '#features/catalog/domain/segment-address.ts';
import { departmentHead } from '#features/catalog/storefront/departments/department-head.ts';
import { loadDepartmentRows } from '#features/catalog/storefront/departments/load-department-rows.ts';
import { SegmentScreen } from '#features/catalog/storefront/departments/segment-screen.tsx';
import {
  loadSegment,
  segmentDepartment,
  segmentIndex,
} from '#features/catalog/storefront/departments/segments.ts';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../../journeys/product/product-controls.ts';
import { pendingPage } from '../../../pending-page.tsx';

/** One segment of the shop; opening it makes it the chosen one: /segmento/industria. */
export const Route = createFileRoute('/$supplier/segmento/$slug')({
  loader: async ({ context, params, abortController }) => {
    const { queryClient, shop } = context;
    const segment = segmentAt(shop.segments ?? [], params.slug);
    if (segment === undefined) throw notFound();
    const scope = await loadScope(context);
    const department = segmentDepartment(shop, segment, await loadSegment(queryClient, scope, segment));
    await loadDepartmentRows(queryClient, scope, department, abortController.signal);
    return departmentHead(context, shop, segmentIndex(shop), department);
  },
  head: ({ loaderData }) => loaderData ?? {},
  ...pendingPage('ListSkeleton'),
  component: Segment,
  notFoundComponent: () => <CatalogNotFound title="Segmento não encontrado" />,
});

function Segment() {
  const { shop } = Route.useRouteContext();
  const { slug } = Route.useParams();
  const scope = useCatalogScope();
  const segment = segmentAt(shop.segments ?? [], slug);
  return segment === undefined ? null : (
    <SegmentScreen scope={scope} segment={segment} controls={cartControls} />
  );
}
