/** An old address of a shop and where it leads. */
export interface Redirect {
  /** A path within the shop, as `plainPath` writes it. */
  readonly from: string;
  /** A path within the shop, or an https URL. */
  readonly to: string;
}

/** The path in the form in which redirects are compared: decoded, without query and without a slash at its end. */
export function plainPath(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  const short = path.replace(/\/+$/, '');
  const whole = short.startsWith('/') ? short : `/${short}`;
  try {
    return decodeURI(whole);
  } catch {
    return whole;
  }
}

/** The path within the shop of a page's address; on a shop's own host there is no slug. */
export const pathInShop = (path: string, isOwnHost: boolean): string =>
  plainPath(isOwnHost ? path : path.replace(/^\/[^/]+/, ''));

/** Where a redirect leads, as an address of this host. */
export const addressOf = (to: string, slug: string, isOwnHost: boolean): string =>
  to.startsWith('/') && !isOwnHost ? `/${slug}${to === '/' ? '' : to}` : to;
