import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { actsForClient } from '#features/accounts/domain/session.ts';
import { HomeScreen } from '#features/catalog/storefront/home/home-screen.tsx';
import { Lazy } from '#features/catalog/storefront/lazy.tsx';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { ComposedHome } from '#features/content/storefront/home/composed-home.tsx';
import { HomeBlocks } from '#features/content/storefront/home/home-blocks.tsx';
import { useHome } from '#features/content/storefront/home/home-query.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { ownHome } from '../../journeys/home/lazy-own-home.ts';
import { cartControls } from '../../journeys/product/product-controls.ts';
import { pendingPage } from '../../pending-page.tsx';

const homeParts = () => whenIdle().then(() => import('../../journeys/home/home-parts.tsx'));
const HomeParts = lazy(async () => ({ default: (await homeParts()).HomeParts }));
const SectorsOfHome = lazy(async () => ({ default: (await homeParts()).SectorsOfHome }));
const PreviewNote = lazy(async () => ({ default: (await homeParts()).PreviewNote }));
const CombosOfHome = lazy(async () => ({ default: (await homeParts()).CombosOfHome }));

const RecommendedAtHome = lazy(async () => ({ default: (await homeParts()).RecommendedAtHome }));

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
  const preview = previewIn(Route.useSearch());
  const home = useHome(scope, preview);
  return (
    <>
      {actsForClient(scope.session) && <Lazy part={ownHome} props={{}} />}
      {home.composed ? (
        <ComposedHome home={home} controls={cartControls} scope={scope} Combos={Combos}>
          {preview !== undefined && (
            <Suspense>
              <PreviewNote />
            </Suspense>
          )}
          <Suspense>
            <SectorsOfHome scope={scope} />
          </Suspense>
        </ComposedHome>
      ) : (
        <HomeScreen controls={cartControls} scope={scope}>
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
