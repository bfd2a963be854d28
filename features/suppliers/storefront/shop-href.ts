/** Path within a shop to a path of the site: '/c/ofertas' → '/mercado-central/c/ofertas'. Full URLs stay unchanged. */
export function shopHref(slug: string, href: string): string {
  if (!href.startsWith('/')) return href;
  return href === '/' ? `/${slug}` : `/${slug}${href}`;
}
