/** Logs in by the API key of a link from the supplier's own system. Spec 2 and 9. */
import type { AnyRouter } from '@tanstack/react-router';
import type { Session } from '#features/accounts/domain/session.ts';
import { logInWithKey } from '#features/accounts/storefront/login/log-in-with-key.ts';
import { pageAfterLogin } from '#features/accounts/storefront/login/page-after-login.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Api } from '#platform/web/api.ts';

/** About a second, by spec 9. Milliseconds. */
const API_KEY_LOGIN_DELAY = 1_000;

interface Key {
  readonly key: string;
  readonly user: string;
}

declare global {
  interface Window {
    /** Set by the server's script (`TAKE_KEY`) after it removed the key from the address. Returns the key once. */
    arrivedWithKey?: () => Key;
  }
}

interface Visit {
  readonly api: Api;
  readonly shop: Shop;
  readonly session: Session;
}

export async function enterWithKey(
  router: AnyRouter,
  { api, shop, session }: Visit,
  { key, user }: Key,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, API_KEY_LOGIN_DELAY));
  const enter = async (): Promise<void> => {
    const entered = await logInWithKey(api, { key, user, supplierId: shop.id });
    if (!entered.ok) return showToast({ text: entered.message, tone: 'error' });
    // A full page load, so that no data of the visitor's page is shown to the client. The visitor's cart is not
    // merged: a link says whose account it opens, and not who follows it.
    const home = router.buildLocation({ to: shopHref(shop.slug, '/') }).publicHref;
    window.location.assign(pageAfterLogin(wantedPage(router), home));
  };
  if (!session.authenticated) return enter();
  // A user who is logged in already is asked before the account changes. Reliability M05.
  showMessage({
    title: 'Trocar de conta?',
    text: `Você está com a conta de ${session.name}. O link que você abriu entra com a conta que ele indica.`,
    actions: [{ label: 'Trocar de conta', run: () => void enter() }, { label: 'Continuar como estou' }],
  });
}

/** The page that the link opened; on the login page, the page that required the login. */
function wantedPage(router: AnyRouter): string | undefined {
  const { pathname, publicHref, searchStr } = router.latestLocation;
  if (!pathname.endsWith('/entrar')) return publicHref;
  return new URLSearchParams(searchStr).get('voltar') ?? undefined;
}
