import { createFileRoute } from '@tanstack/react-router';
import { LazyNotFound } from '#features/catalog/storefront/lazy-not-found.tsx';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { ComboScreen } from '#features/promotions/storefront/combo-screen.tsx';
import { comboControls } from '../../../journeys/combos/combo-controls.ts';
import { pendingPage } from '../../../pending-page.tsx';

/** Spec 2, promotional combo. */
export const Route = createFileRoute('/$supplier/combo/$slug')({
  loader: async ({ context, params, abortController }) =>
    (await import('../../../journeys/combos/load-combo-pages.ts')).loadComboPage(
      context,
      params.slug,
      abortController.signal,
    ),
  head: ({ match: { context, status }, loaderData }) =>
    loaderData ??
    (status === 'notFound' ? { meta: [{ title: `Combo não encontrado | ${context.shop.name}` }] } : {}),
  component: Combo,
  ...pendingPage('ProductSkeleton'),
  notFoundComponent: () => <LazyNotFound title="Combo não encontrado" />,
});

function Combo() {
  const { slug } = Route.useParams();
  return <ComboScreen scope={useCatalogScope()} slug={slug} controls={comboControls} />;
}
