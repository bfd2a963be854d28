/** '/c/ofertas' of a shop as an address of the site: '/mercado-central/c/ofertas'. Full addresses stay. */
export function shopHref(slug: string, href: string): string {
  if (!href.startsWith('/')) return href;
  return href === '/' ? `/${slug}` : `/${slug}${href}`;
}
