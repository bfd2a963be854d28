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

/** A page that has another address now. */
export interface MovedPage {
  readonly from: string;
  readonly to: string;
}

/**
 * The redirects after pages have moved: old addresses lead to the new ones in one step, and an address that has a page again leads
 * nowhere else.
 */
export function withMovedPages(redirects: readonly Redirect[], moves: readonly MovedPage[]): Redirect[] {
  const moved = new Map(moves.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]));
  const pages = new Set(moves.map(({ to }) => to));
  const added = [...moved].map(([from, to]) => ({ from, to }));
  const existing = redirects
    .filter(({ from }) => !moved.has(from))
    .map(({ from, to }) => ({ from, to: moved.get(to) ?? to }));
  return [...existing, ...added].filter(({ from, to }) => !pages.has(from) && from !== to);
}
