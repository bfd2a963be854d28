import { createFileRoute } from '@tanstack/react-router';
import { StaticPageFailure } from '#features/content/storefront/static-page-failure.tsx';
import { StaticPageScreen } from '#features/content/storefront/static-page-screen.tsx';
import { CarouselsOfPage } from '../../../journeys/pages/carousels-of-page.tsx';
import { pendingPage } from '../../../pending-page.tsx';

/** One of the shop's own pages: /pagina/entrega. Spec 2. */
export const Route = createFileRoute('/$supplier/pagina/$slug')({
  loader: async ({ context, params, location, abortController }) =>
    (await import('../../../journeys/pages/load-static-page.ts')).loadStaticPage(
      context,
      { slug: params.slug, preview: previewIn(location.search) },
      abortController.signal,
    ),
  head: ({ loaderData }) => loaderData ?? { meta: [{ name: 'robots', content: 'noindex' }] },
  component: StaticPage,
  ...pendingPage(),
  notFoundComponent: StaticPageFailure,
});

const previewIn = (search: { readonly previa?: string }): string | undefined => search.previa;

function StaticPage() {
  return <StaticPageScreen {...Route.useParams()} preview={previewIn(Route.useSearch())} Below={Carousels} />;
}

const Carousels = ({ pageId }: { readonly pageId: string }) => (
  <CarouselsOfPage page="static-page" staticPageId={pageId} />
);
