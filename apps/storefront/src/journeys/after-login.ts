/** What follows a login: the visitor's cart joins the client's, then the page the shopper came for. Spec 4, login. */

import { isAtHomeElsewhere } from '#features/accounts/domain/carry-session.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import { carrySession } from '#features/accounts/storefront/login/carry-session.ts';
import { pageAfterLogin } from '#features/accounts/storefront/login/page-after-login.ts';
import { mergeVisitorCart } from '#features/cart/storefront/visitor/merge-visitor-cart.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Api } from '#platform/web/api.ts';
import { markLogin } from './login-mark.ts';

export interface AfterLogin {
  readonly api: Api;
  readonly shop: Shop;
  /** The address that asked for the login. */
  readonly wanted: string | undefined;
  readonly home: string;
}

/** Leaves by a full page load, so that nothing the page knew of a visitor is shown to a client. */
export async function afterLogin(session: Session, { api, shop, wanted, home }: AfterLogin): Promise<void> {
  if (session.choosing) {
    window.location.assign(`${home.replace(/\/$/, '')}/clientes`);
    return;
  }
  if (session.hasToChoose) {
    window.location.assign(choicePage(wanted, home));
    return;
  }
  // The page that follows says that it failed, and tries again: the lines are this host's, so one stays here for that.
  const merged = await mergeVisitorCart(api, shop.id, session).then(
    () => true,
    () => false,
  );
  // Which shop this host is locked to, the document says.
  const onOwnHost = document.documentElement.dataset.shop !== undefined;
  const onward =
    merged && isAtHomeElsewhere(shop, onOwnHost)
      ? await carrySession(api, shop, { clientId: session.clientId, wanted })
      : undefined;
  markLogin();
  window.location.assign(onward ?? pageAfterLogin(wanted, home));
}

/** For whom one buys is said first: the visitor's cart is theirs. */
const choicePage = (wanted: string | undefined, home: string): string =>
  `${home.replace(/\/$/, '')}/empresas${wanted === undefined ? '' : `?voltar=${encodeURIComponent(wanted)}`}`;
