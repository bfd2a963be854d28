import { createFileRoute, redirect } from '@tanstack/react-router';
import { hiddenPage } from '../../hidden-page.ts';
import { PendingPage, pendingPage } from '../../pending-page.tsx';
import { SecondaryScreen } from '../../secondary-pages/secondary-screen.tsx';

const SUBSCRIPTION = /^assinaturas\/[^/]+$/;
const ACCOUNT = /^(assinaturas|avisos|conta\/.*|conversas.*|enderecos.*|faturas|listas|usuarios)$/;

const skeletonOf = (path: string) => {
  if (SUBSCRIPTION.test(path)) return 'SubscriptionSkeleton';
  return ACCOUNT.test(path) ? 'AccountSkeleton' : undefined;
};

/** Pages that are rarely opened (`src/secondary-pages`). An address without a screen leads to the shop's home. Spec 2. */
export const Route = createFileRoute('/$supplier/$')({
  loader: async ({ context, params, location }) => {
    const path = params._splat ?? '';
    const found = (await import('../../secondary-pages/secondary-pages.ts')).secondaryPage(path);
    if (found === undefined)
      throw redirect({ to: '/$supplier', params: { supplier: context.shop.slug }, replace: true });
    const { page } = await found.loadPage();
    const loaded = await page.load?.({ context, location, rest: found.rest });
    if (page.head !== undefined) return page.head(context);
    return typeof loaded === 'string' ? loaded : page.title;
  },
  head: ({ match, loaderData = 'Página não encontrada' }) =>
    typeof loaderData === 'string' ? hiddenPage(loaderData)({ match }) : loaderData,
  component: () => <SecondaryScreen path={Route.useParams()._splat ?? ''} />,
  ...pendingPage(),
  pendingComponent: () => <PendingPage name={skeletonOf(Route.useParams()._splat ?? '')} />,
});
