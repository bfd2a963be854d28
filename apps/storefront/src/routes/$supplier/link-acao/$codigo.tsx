import { createFileRoute } from '@tanstack/react-router';
import { ActionLinkScreen } from '#features/cart/storefront/action-link/action-link-screen.tsx';
import { LazyNotFound } from '#features/catalog/storefront/lazy-not-found.tsx';
import { pendingPage } from '../../../pending-page.tsx';

/** A supplier's link that offers products for the cart. Spec 2. */
export const Route = createFileRoute('/$supplier/link-acao/$codigo')({
  loader: async ({ context, params }) =>
    (await import('#features/cart/storefront/action-link/load-action-link.ts')).loadActionLink(
      context,
      params.codigo,
    ),
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      { title: `${loaderData ?? 'Link não encontrado'} · ${context.shop.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  ...pendingPage(),
  component: ActionLink,
  notFoundComponent: () => <LazyNotFound title="Este link não está mais disponível" />,
});

function ActionLink() {
  return <ActionLinkScreen slug={Route.useParams().codigo} />;
}
