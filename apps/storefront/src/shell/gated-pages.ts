/** Which pages of a shop open before what it asks at its door is answered. `path` begins with the shop: '/loja/entrar'. */

/** Where one comes in, what one may read and ask for by law, and what is one's own: none of it shows the shop's goods. */
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

/** What one may read, and ask to have deleted, without agreeing to new terms. */
const OPEN_BEFORE_AGREEMENT: readonly RegExp[] = [
  /^(privacidade(\/excluir)?|termos|trocas|sobre)$/,
  /^conta\/privacidade$/,
  /^(senha\/nova|email\/confirmar)$/,
];

/** The shop's entry question, for a supplier or an address, does not stand here. Spec 5. */
export const opensBeforeEntry = (path: string): boolean => isOneOf(OPEN_BEFORE_ENTRY, path);

/** The question for agreement to the terms of use does not stand here. Spec 2. */
export const opensBeforeAgreement = (path: string): boolean => isOneOf(OPEN_BEFORE_AGREEMENT, path);

function isOneOf(pages: readonly RegExp[], path: string): boolean {
  const place = path.replace(/^\/[^/]*\/?|\/$/g, '');
  return pages.some((page) => page.test(place));
}
