/**
 * Which pages open before the shop's entry question or the terms are answered. `path` begins with the shop:
 * '/loja/entrar'.
 */

/** Login, registration, legal pages and own data: none of them shows the shop's products. */
const OPEN_BEFORE_ENTRY: readonly RegExp[] = [
  /^entrar$/,
  /^cadastro(\/confirmar)?$/,
  /^senha\/(nova|recuperar)$/,
  /^email\/confirmar$/,
  /^login-token\/[^/]+\/[^/]+$/,
  /^convite(-representante)?$/,
  /^(clientes|empresas)$/,
  /^conta\/(dados|privacidade)$/,
  /^enderecos(\/[^/]+)?$/,
  /^usuarios$/,
  /^(privacidade(\/excluir)?|termos|trocas|sobre)$/,
  /^(pedidos(\/\d+)?|submissao\/\d+|faturas)$/,
  /^menor-de-idade$/,
  /^erro\/.+$/,
];

/** Pages to read, or to ask for deletion, without agreeing to new terms. */
const OPEN_BEFORE_AGREEMENT: readonly RegExp[] = [
  /^(privacidade(\/excluir)?|termos|trocas|sobre)$/,
  /^conta\/privacidade$/,
  /^(senha\/nova|email\/confirmar)$/,
];

/** Pages without the entry question for a supplier or an address. Spec 5. */
export const opensBeforeEntry = (path: string): boolean => isOneOf(OPEN_BEFORE_ENTRY, path);

/** Pages without the question for agreement to the terms of use. Spec 2. */
export const opensBeforeAgreement = (path: string): boolean => isOneOf(OPEN_BEFORE_AGREEMENT, path);

function isOneOf(pages: readonly RegExp[], path: string): boolean {
  const place = path.replace(/^\/[^/]*\/?|\/$/g, '');
  return pages.some((page) => page.test(place));
}
