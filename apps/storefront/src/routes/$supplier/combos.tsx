import { createFileRoute } from '@tanstack/react-router';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { CombosScreen } from '#features/promotions/storefront/combos-screen.tsx';
import { comboControls } from '../../journeys/combos/combo-controls.ts';
import { pendingPage } from '../../pending-page.tsx';

/** Spec 2, promotional combo. */
export const Route = createFileRoute('/$supplier/combos')({
  loader: async ({ context, abortController }) =>
    (await import('../../journeys/combos/load-combo-pages.ts')).loadCombosPage(
      context,
      abortController.signal,
    ),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <CombosScreen scope={useCatalogScope()} controls={comboControls} />,
  ...pendingPage('ListSkeleton'),
});
