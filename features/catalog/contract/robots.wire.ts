/** What is nobody's to find: a shopper's own pages, and narrowed searches, of which there is no end. A search itself is a place. */
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

/** The text of a host's robots.txt. On a host of its own a shop's pages stand at the root. */
export const robotsToWire = (host: { readonly own: boolean; readonly siteMaps: readonly string[] }): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${host.own ? '' : '/*'}${path}`),
    '',
    ...host.siteMaps.map((address) => `Sitemap: ${address}`),
    '',
  ].join('\n');
