/**
 * What follows a login: the visitor's cart is merged into the client's, then the requested page opens. Spec 4, login.
 */

import { belongsOnOwnHost } from '#features/accounts/domain/carry-session.ts';
import { type Session, visitorSession } from '#features/accounts/domain/session.ts';
import { carrySession } from '#features/accounts/storefront/login/carry-session.ts';
import { pageAfterLogin } from '#features/accounts/storefront/login/page-after-login.ts';
import { mergeVisitorCart } from '#features/cart/storefront/visitor/merge-visitor-cart.ts';
import { carryChoice } from '#features/payments/storefront/carry-choice.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Api } from '#platform/web/api.ts';
import { markLogin } from './login-mark.ts';

export interface AfterLogin {
  readonly api: Api;
  readonly shop: Shop;
  /** The address that required the login. */
  readonly wanted: string | undefined;
  readonly home: string;
}

/** Leaves by a full page load, so that no data of the visitor's page is shown to the client. */
export async function afterLogin(session: Session, { api, shop, wanted, home }: AfterLogin): Promise<void> {
  if (session.choosing) {
    window.location.assign(`${home.replace(/\/$/, '')}/clientes`);
    return;
  }
  if (session.hasToChoose) {
    window.location.assign(choicePage(wanted, home));
    return;
  }
  // After a failed merge the login stays on this host, whose storage holds the visitor's cart; the next page reports
  // the failure and tries again.
  const [merged] = await Promise.all([
    mergeVisitorCart(api, shop.id, session).then(
      () => true,
      () => false,
    ),
    // Unsaved, the client chooses again.
    carryChoice({ api, shop, session: visitorSession }, { api, shop, session }).catch(() => undefined),
  ]);
  // The document says to which shop this host is locked.
  const onOwnHost = document.documentElement.dataset.shop !== undefined;
  const onward =
    merged && belongsOnOwnHost(shop, onOwnHost)
      ? await carrySession(api, shop, { clientId: session.clientId, wanted })
      : undefined;
  markLogin();
  window.location.assign(onward ?? pageAfterLogin(wanted, home));
}

/** The client is chosen first, because the visitor's cart is merged into the cart of that client. */
const choicePage = (wanted: string | undefined, home: string): string =>
  `${home.replace(/\/$/, '')}/empresas${wanted === undefined ? '' : `?voltar=${encodeURIComponent(wanted)}`}`;
