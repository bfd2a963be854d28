import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { HomeScreen } from '#features/catalog/storefront/home/home-screen.tsx';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { ComposedHome } from '#features/content/storefront/home/composed-home.tsx';
import { HomeBlocks } from '#features/content/storefront/home/home-blocks.tsx';
import { useHome } from '#features/content/storefront/home/home-query.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { cartControls } from '../../journeys/product/product-controls.ts';
import { pendingPage } from '../../pending-page.tsx';

const homeParts = () => whenIdle().then(() => import('../../journeys/home/home-parts.tsx'));
const HomeParts = lazy(async () => ({ default: (await homeParts()).HomeParts }));
const SectorsOfHome = lazy(async () => ({ default: (await homeParts()).SectorsOfHome }));
const PreviewNote = lazy(async () => ({ default: (await homeParts()).PreviewNote }));
const CombosOfHome = lazy(async () => ({ default: (await homeParts()).CombosOfHome }));

const RecommendedAtHome = lazy(async () => ({ default: (await homeParts()).RecommendedAtHome }));

/** Ordering by codes, for users who buy for a company. */
const QuickOrderCard = lazy(() =>
  import('../../journeys/home/quick-order-card.tsx').then((module) => ({ default: module.QuickOrderCard })),
);

/** The shop's home: landing page, and where an applied cart returns to. Spec 2. */
export const Route = createFileRoute('/$supplier/')({
  codeSplitGroupings: [['component']],
  loader: async ({ context, location, abortController }) =>
    (await import('../../journeys/home/load-home-page.ts')).loadHomePage(
      context,
      previewIn(location.search),
      abortController.signal,
    ),
  head: ({ loaderData }) => loaderData ?? {},
  ...pendingPage('ListSkeleton'),
  component: Home,
});

/** The token of a preview link. */
const previewIn = (search: { readonly previa?: string }): string | undefined => search.previa;

function Home() {
  const scope = useCatalogScope();
  const { company } = useSession();
  const preview = previewIn(Route.useSearch());
  const home = useHome(scope, preview);
  const quickOrder = company === true && (
    <Suspense>
      <QuickOrderCard />
    </Suspense>
  );
  return (
    <>
      {home.composed ? (
        <ComposedHome home={home} controls={cartControls} scope={scope} Combos={Combos}>
          {preview !== undefined && (
            <Suspense>
              <PreviewNote />
            </Suspense>
          )}
          {quickOrder}
          <Suspense>
            <SectorsOfHome scope={scope} />
          </Suspense>
        </ComposedHome>
      ) : (
        <HomeScreen controls={cartControls} scope={scope}>
          {quickOrder}
          <Suspense>
            <HomeParts scope={scope} />
          </Suspense>
          <HomeBlocks blocks={home.blocks} controls={cartControls} scope={scope} />
        </HomeScreen>
      )}
      <Suspense>
        <RecommendedAtHome scope={scope} home={home} />
      </Suspense>
    </>
  );
}

const Combos = (props: { readonly title: string; readonly max: number }) => (
  <Suspense>
    <CombosOfHome {...props} />
  </Suspense>
);
