/** Not to be indexed: a shopper's own pages, and narrowed searches, which are unlimited. A plain search may be indexed. */
const CLOSED = [
  '/carrinho',
  '/checkout',
  '/entrar',
  '/login-token',
  '/pedidos',
  '/submissao',
  '/erro',
  '/busca?q=*&',
] as const;

/** The robots.txt of a host. On a shop's own host pages are at the root. */
export const robotsToWire = (host: { readonly own: boolean; readonly siteMaps: readonly string[] }): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${host.own ? '' : '/*'}${path}`),
    '',
    ...host.siteMaps.map((address) => `Sitemap: ${address}`),
    '',
  ].join('\n');
