/**
 * Which pages open before the shop's entry question or the terms are answered. `path` begins with the shop:
 * '/loja/entrar'.
 */

/** Login, registration, legal pages and own data: none of them shows the shop's products. */
const OPEN_BEFORE_ENTRY: readonly RegExp[] = [
  /^(entrar|cadastro(\/confirmar)?|senha\/(nova|recuperar)|email\/confirmar|convite(-representante)?|menor-de-idade)$/,
  /^login-token\/[^/]+\/[^/]+$/,
  /^(clientes|empresas|usuarios|faturas|conta\/(dados|privacidade)|avisos\/cancelar)$/,
  /^((enderecos|conversas)(\/[^/]+)?|pedidos(\/\d+)?|submissao\/\d+|erro\/.+)$/,
  /^(privacidade(\/excluir)?|acessibilidade|ajuda|termos|trocas|sobre|pagina\/[^/]+)$/,
];

/** Pages to read, or to ask for deletion, without agreeing to new terms. */
const OPEN_BEFORE_AGREEMENT: readonly RegExp[] = [
  /^(privacidade(\/excluir)?|acessibilidade|ajuda|termos|trocas|sobre|pagina\/[^/]+)$/,
  /^conta\/privacidade$/,
  /^(senha\/nova|email\/confirmar|avisos\/cancelar)$/,
];

/** Pages without the entry question for a supplier or an address. Spec 5. */
export const opensBeforeEntry = (path: string): boolean => isOneOf(OPEN_BEFORE_ENTRY, path);

/** Pages without the question for agreement to the terms of use. Spec 2. */
export const opensBeforeAgreement = (path: string): boolean => isOneOf(OPEN_BEFORE_AGREEMENT, path);

function isOneOf(pages: readonly RegExp[], path: string): boolean {
  const place = path.replace(/^\/[^/]*\/?|\/$/g, '');
  return pages.some((page) => page.test(place));
}
