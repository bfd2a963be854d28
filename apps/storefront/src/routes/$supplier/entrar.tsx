import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginScreen } from '#features/accounts/storefront/login/login-screen.tsx';
import { pageAfterLogin } from '#features/accounts/storefront/login/page-after-login.ts';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { CartRecap } from '#features/cart/storefront/cart-recap.tsx';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { hiddenPage } from '../../hidden-page.ts';
import { afterLogin } from '../../journeys/account/after-login.ts';
import { pendingPage } from '../../pending-page.tsx';

/** Login. A user who is logged in already is redirected to the requested page. */
export const Route = createFileRoute('/$supplier/entrar')({
  validateSearch: ({ voltar }: Record<string, unknown>): { voltar?: string } =>
    typeof voltar === 'string' ? { voltar } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, api, shop }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery(api));
    if (session.authenticated)
      throw redirect({ href: pageAfterLogin(deps.voltar, shopHref(shop.slug, '/')) });
  },
  head: hiddenPage('Entrar'),
  ...pendingPage(),
  component: LoginPage,
});

const FOR_CHECKOUT = 'Falta pouco: entre para concluir. O que está no carrinho continua nele.';

function LoginPage() {
  const { api, shop } = Route.useRouteContext();
  const { voltar } = Route.useSearch();
  const home = usePublicHref(shopHref(shop.slug, '/'));
  const register = shopHref(shop.slug, '/cadastro');
  const buys = usePublicHref(shopHref(shop.slug, '/checkout')) === pageAfterLogin(voltar, home);
  return (
    <LoginScreen
      {...(buys && { reason: FOR_CHECKOUT, waitingFor: <CartRecap /> })}
      onLogin={(session) => afterLogin(session, { api, shop, wanted: voltar, home })}
      registerHref={voltar === undefined ? register : `${register}?voltar=${encodeURIComponent(voltar)}`}
    />
  );
}
