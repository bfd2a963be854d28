import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { formatQuery } from '#platform/web/url.ts';
import { makeLoginTokenEndpoint } from '../../contract/login/login-token.endpoints.ts';

interface Carrying {
  readonly clientId: ClientId;
  /** Path to return to after login. */
  readonly wanted: string | undefined;
}

/**
 * URL on the supplier's own domain that takes over the session opened here (spec 4, login). Undefined on any error: the user
 * stays here, logged in.
 */
export async function carrySession(
  api: Api,
  shop: Pick<Shop, 'id' | 'slug' | 'domain'>,
  { clientId, wanted }: Carrying,
): Promise<string | undefined> {
  try {
    const { tokenLogin, email } = await api.call(makeLoginTokenEndpoint, {
      params: { idfornecedor: shop.id },
      body: { idcliente: clientId },
    });
    const { origin, lockedTo } = homeSite(window.location.origin, shop);
    const base = lockedTo === undefined ? `/${shop.slug}` : '';
    const path = `${base}/login-token/${tokenLogin}/${encodeURIComponent(email)}`;
    return origin + path + formatQuery(wanted === undefined ? {} : { voltar: wanted });
  } catch {
    return undefined;
  }
}
