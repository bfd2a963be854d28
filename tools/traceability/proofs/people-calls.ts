/** Calls of spec 7 about suppliers, users, addresses, representatives and linked users. */
import { proof } from './proof.ts';

const EXTRAS = 'features/suppliers/server/supplier-extras.test.ts';
const ACCOUNTS = 'apps/server/test/accounts';
const LINKED = `${ACCOUNTS}/linked-users.test.ts`;
const REGISTRATION = `${ACCOUNTS}/registration.test.ts`;
const REPRESENTATIVES = `${ACCOUNTS}/representatives.test.ts`;
const OWN_ADDRESSES = 'e2e/days/conta/meus-enderecos.spec.ts';

export const PEOPLE_CALLS = [
  proof(
    'apps/server/test/supplier-answer.test.ts',
    'a named supplier is answered with the payment methods that everybody may use there',
    'GET /v2/app/{}/fornecedor',
    'GET /v2/app/{}/fornecedor/{}/formas-pagamento',
  ),
  proof(
    EXTRAS,
    'links to a module that the supplier does not have are not returned',
    'GET /v2/app/{}/configuracao/fornecedor',
  ),
  proof(
    'features/delivery/server/areas/delivery-area.routes.test.ts',
    'the delivery area has its corners, its ranges and the stores',
    'GET /v2/app/{}/fornecedor/areaatendimento',
  ),
  proof(EXTRAS, 'the footer says who sells', 'GET /v2/app/config/fornecedor/{}/rodape'),
  proof(EXTRAS, 'order instructions come in the supplier’s order', 'GET /v4/app/token/custom-content/{}'),
  proof(
    'apps/server/src/context/context-of.test.ts',
    'path, query and header say the same supplier, in any spelling',
    'GET /v2/configuracao/fornecedor/{}/tema',
  ),
  proof(EXTRAS, 'static texts come by language', 'GET /v4/static-text/{}'),
  proof(
    EXTRAS,
    'client and order characteristics are two lists',
    'GET /v4/caracteristica-cliente/todas/{}',
    'GET /v4/caracteristica-pedido/todas/{}',
  ),
  proof(
    'e2e/days/medicao/eventos-da-loja.spec.ts',
    'a purchase is reported step by step, in order, and the order once',
    'POST /v4/log/google-analytics/{}',
  ),
  proof(
    `${ACCOUNTS}/own-account.test.ts`,
    'a known and an unknown login are answered alike, letter by letter, until there are too many',
    'GET /v2/app/{}/usuario/{}',
    'GET /v2/app/{}/cliente/senha/recuperar/{}',
  ),
  proof(
    'e2e/days/conta/entrar.spec.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title's source
    'one logs in with ${kind}',
    'POST /v1/app/{}/usuario/autenticar',
  ),
  proof(
    REPRESENTATIVES,
    'a representative enters the view of their own, and the flag is gone at logout',
    'POST /v1/app/{}/usuario/autenticar/representante',
    'GET /v1/app/{}/cliente/logout',
  ),
  proof(
    REGISTRATION,
    'registers with an address, confirms by mail with the password, and is logged in',
    'POST /v1/app/{}/usuario',
  ),
  proof(
    'e2e/days/conta/uma-conta.spec.ts',
    'a company’s registration is filled from the register once its CNPJ is typed',
    'GET /v1/app/{}/usuario/dados-receita/{}',
  ),
  proof(
    `${ACCOUNTS}/user-tags.test.ts`,
    'tags that staff give a client are answered to them, and are rules for them alone',
    'GET /v2/app/{}/get-configuracoes-cliente',
  ),
  proof(REGISTRATION, 'an open session follows the approval at the next call', 'GET /v1/app/{}/cliente'),
  proof(
    REGISTRATION,
    'a new version is requested, accepted once, and stored in addition to the one before',
    'PUT /v4/client/{}/supplier/{}/termos-uso',
  ),
  proof(
    `${ACCOUNTS}/own-account.test.ts`,
    'is confirmed by no other channel: %s',
    'GET /v4/verificacao/enviar-verificacao',
  ),
  proof(
    'e2e/days/conta/outras-entradas.spec.ts',
    'logs its client in, and its key is nowhere to be seen',
    'POST /v4/api-key/login',
  ),
  proof(
    'features/invoices/server/titles.routes.test.ts',
    'are listed with the credit, by what is open, overdue and paid',
    'GET /v2/app/{}/faturas-cliente/fornecedor/{}/cliente/{}',
  ),
  proof(
    OWN_ADDRESSES,
    'a client keeps the addresses: new by CEP, changed, primary, deleted',
    'GET /v1/app/{}/enderecos',
    'POST /v1/app/{}/enderecos',
    'POST /v1/app/{}/enderecosput',
    'POST /v1/app/{}/cliente/enderecos/{}/excluir',
  ),
  proof(
    'apps/server/test/security/client-addresses.test.ts',
    'the billing address is asked, written and stands apart',
    'GET /v2/app/{}/enderecos/{}/faturamento',
  ),
  proof(
    REPRESENTATIVES,
    'the list holds the own clients alone, by name, ten a page, with how many there are',
    'GET /v4/representante/{}/{}',
  ),
  proof(
    REPRESENTATIVES,
    'who represents nobody has no list, and the access check says so',
    'GET /v4/acessorepresentante/{}',
  ),
  proof(
    LINKED,
    'the main user stays, and a foreign linked user is like one who does not exist',
    'POST /v1/app/{}/usuario/{}/usuarios',
    'POST /v1/app/usuario/{}/{}',
  ),
  proof(
    LINKED,
    'works as the session that it names, and ends with the one that asked for it',
    'GET /v1/app/usuario/{}/{}',
  ),
  proof(
    'e2e/days/empresa/usuarios-vinculados.spec.ts',
    'a company’s main user invites somebody, who buys, and is out when they are removed',
    'DELETE /v1/app/usuario/{}/{}/{}',
  ),
  proof(
    'e2e/days/conta/senha.spec.ts',
    'a changed password puts the other device out',
    'PUT /v1/app/usuario/{}',
  ),
  proof(
    LINKED,
    'is notified at login, begins for their own, and chooses',
    'POST /v1/app/{}/usuario/{}/clientes-vinculados',
  ),
];
