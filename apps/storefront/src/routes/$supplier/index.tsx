import { createFileRoute } from '@tanstack/react-router';
import { homeHead } from '#features/catalog/storefront/home/home-head.ts';
import { HomeScreen } from '#features/catalog/storefront/home/home-screen.tsx';
import { loadHome } from '#features/catalog/storefront/home/load-home.ts';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../journeys/product-controls.ts';

/** The shop's home: landing page, and where an applied cart returns to. Spec 2. */
export const Route = createFileRoute('/$supplier/')({
  loader: async ({ context, abortController }) =>
    loadHome(context.queryClient, await loadScope(context), abortController.signal),
  head: ({ match: { context } }) => homeHead(context, context.shop),
  component: Home,
});

function Home() {
  return <HomeScreen controls={cartControls} scope={useCatalogScope()} />;
}
