/**
 * Converts addresses on a supplier's own host: they carry no slug, while all routes begin with it. An address that
 * already begins with the slug is accepted.
 */

/** '/c/frutas' → '/aurora/c/frutas'. */
export function addSlug(pathname: string, slug: string): string {
  if (startsWithSlug(pathname, slug)) return pathname;
  return pathname === '/' ? `/${slug}` : `/${slug}${pathname}`;
}

/** '/aurora/c/frutas' → '/c/frutas'. */
export function stripSlug(pathname: string, slug: string): string {
  if (!startsWithSlug(pathname, slug)) return pathname;
  return pathname.slice(slug.length + 1) || '/';
}

/** For a whole address: '/aurora?a=1#b' → '/?a=1#b'. */
export function stripSlugOfAddress(address: string, slug: string): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  return stripSlug(path, slug) + address.slice(path.length);
}

const startsWithSlug = (pathname: string, slug: string): boolean =>
  pathname === `/${slug}` || pathname.startsWith(`/${slug}/`);

interface Rewrite {
  readonly input: (change: { url: URL }) => URL;
  readonly output: (change: { url: URL }) => URL;
}

/** The router's rewrite pair for a host locked to `slug`. */
export const lockedRewrite = (slug: string): Rewrite => ({
  input: ({ url }) => {
    url.pathname = addSlug(url.pathname, slug);
    return url;
  },
  output: ({ url }) => {
    url.pathname = stripSlug(url.pathname, slug);
    return url;
  },
});
