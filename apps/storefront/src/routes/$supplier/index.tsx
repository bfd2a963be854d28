import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { homeHead } from '#features/catalog/storefront/home/home-head.ts';
import { HomeScreen } from '#features/catalog/storefront/home/home-screen.tsx';
import { loadHome } from '#features/catalog/storefront/home/load-home.ts';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { usesNewStylePage } from '#features/suppliers/domain/tag-rules.ts';
import { cartControls } from '../../journeys/product-controls.ts';

const HomeSectors = lazy(() =>
  import('#features/catalog/storefront/departments/home-sectors.tsx').then((module) => ({
    default: module.HomeSectors,
  })),
);

/** The shop's home: landing page, and where an applied cart returns to. Spec 2. */
export const Route = createFileRoute('/$supplier/')({
  loader: async ({ context, abortController }) => {
    const { queryClient, api, shop } = context;
    const scope = await loadScope(context);
    const sectors = async () => {
      if (!usesNewStylePage(new Set(shop.tags))) return;
      const { sectorsQuery } = await import('#features/catalog/storefront/queries/sectors-query.ts');
      await queryClient.prefetchQuery(sectorsQuery(api, shop.id));
    };
    // For search engines, which are visitors and read what the server writes.
    const organization = async () => {
      if (!import.meta.env.SSR || scope.session.authenticated) return [];
      const { organizationScripts } = await import(
        '#features/catalog/storefront/home/organization-json-ld.ts'
      );
      return organizationScripts(context, api, shop);
    };
    const [scripts] = await Promise.all([
      organization(),
      sectors(),
      loadHome(queryClient, scope, abortController.signal),
    ]);
    return { ...homeHead(context, shop), scripts };
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Home,
});

function Home() {
  const { shop } = Route.useRouteContext();
  const scope = useCatalogScope();
  return (
    <HomeScreen controls={cartControls} scope={scope}>
      {usesNewStylePage(new Set(shop.tags)) && (
        <Suspense>
          <HomeSectors scope={scope} />
        </Suspense>
      )}
    </HomeScreen>
  );
}
