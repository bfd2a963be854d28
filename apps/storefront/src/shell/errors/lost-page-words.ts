/** What could not be opened, by the path within the shop. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^pedidos\/(\d+)$/, 'Não foi possível abrir o pedido $1'],
  [/^pedidos\/(\d+)\/repetir$/, 'Não foi possível abrir o pedido $1 para repetir'],
  [/^submissao\/(\d+)$/, 'Não foi possível abrir o pedido $1'],
  [/^pedidos$/, 'Não foi possível abrir seus pedidos'],
  [/^faturas$/, 'Não foi possível abrir suas faturas'],
  [/^assinaturas$/, 'Não foi possível abrir suas assinaturas'],
  [/^assinaturas\/.+$/, 'Não foi possível abrir a assinatura'],
  [/^checkout$/, 'Não foi possível carregar sua compra'],
];

/** Title of the failure page. `path` begins with the shop: '/mercado-central/pedidos/1001'. */
export function lostPageWords(path: string): string {
  const place = path.replace(/^\/[^/]*\/?|\/$/g, '');
  const [known, words] = pages.find(([address]) => address.test(place)) ?? [];
  return known === undefined || words === undefined
    ? 'Não foi possível abrir esta página'
    : place.replace(known, words);
}
