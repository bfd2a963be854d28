import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { HomeScreen } from '#features/catalog/storefront/home/home-screen.tsx';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { cartControls } from '../../journeys/product/product-controls.ts';
import { pendingPage } from '../../pending-page.tsx';

const HomeParts = lazy(() =>
  whenIdle()
    .then(() => import('../../journeys/home/home-parts.tsx'))
    .then((module) => ({ default: module.HomeParts })),
);

/** Ordering by codes, for users who buy for a company. */
const QuickOrderCard = lazy(() =>
  import('../../journeys/home/quick-order-card.tsx').then((module) => ({ default: module.QuickOrderCard })),
);

/** The shop's home: landing page, and where an applied cart returns to. Spec 2. */
export const Route = createFileRoute('/$supplier/')({
  codeSplitGroupings: [['component']],
  loader: async ({ context, abortController }) =>
    (await import('../../journeys/home/load-home-page.ts')).loadHomePage(context, abortController.signal),
  head: ({ loaderData }) => loaderData ?? {},
  ...pendingPage('ListSkeleton'),
  component: Home,
});

function Home() {
  const scope = useCatalogScope();
  const { company } = useSession();
  return (
    <HomeScreen controls={cartControls} scope={scope}>
      {company === true && (
        <Suspense>
          <QuickOrderCard />
        </Suspense>
      )}
      <Suspense>
        <HomeParts scope={scope} />
      </Suspense>
    </HomeScreen>
  );
}
