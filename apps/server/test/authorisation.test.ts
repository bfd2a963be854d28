/**
 * The authorisation table, written by hand. A call without a row fails, and so does a row without a call. Reliability
 * M01, M02, M21; T21.
 */

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionName } from '#features/accounts/contract/audit/action-names.ts';
import { factName, isTechnicalFact } from '#features/accounts/contract/audit/fact-names.ts';
import { putApiKey } from '#features/accounts/server/api-keys/put-api-key.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { attempts } from '#platform/http/limits/attempts.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { putBack } from '../src/testing/panel-things.ts';
import { ROOM } from '../src/testing/small-chat.ts';
import { NFE } from '../src/testing/small-nfe.ts';
import {
  enterBy,
  type Login,
  logIn,
  logInStaff,
  logOut,
  logOutStaff,
  send,
  smallServer,
} from '../src/testing/small-server.ts';
import {
  type ClientIds,
  LINKED,
  LIST,
  PASSWORD,
  putInvitation,
  putSpareAddress,
  SESSION,
  type SmallWorld,
  STREET,
  SUBSCRIPTION,
  smallWorld,
  TITLE,
} from '../src/testing/small-world.ts';
import {
  CONSUMING,
  type Identity,
  keyOf,
  renewRequests,
  sameRequests,
  toInject,
  validRequests,
} from '../src/testing/valid-requests.ts';

const ACTORS = {
  visitor: 'without a session, as the screens send it',
  posing: 'without a session, with Ana’s handle and ids',
  ana: 'the client with her own ids',
  bia: 'another client with her own handle and Ana’s ids',
  linked: 'the user that logs in for Ana’s client',
  novo: 'a client that the supplier has not approved',
  waiting: 'that client at a supplier where only the approved may log in',
  elsewhere: 'Ana with a session that she opened at another supplier',
  ended: 'Ana’s session after she left',
  forged: 'Ana’s session signed by somebody else, as a bearer token',
  represents: 'a representative who went on for Ana’s client',
  choosing: 'one who may go on for Ana’s client and has not, with its ids',
  representsBia: 'one who has Bia’s client alone and went on for it, with their own handle and Ana’s ids',
  apiKey: 'the shop’s own system, which entered for Ana’s client with its key',
  owner: 'whoever owns the shop, in the panel',
  operator: 'whoever works in the shop, in the panel',
  stranger: 'the owner of another shop, in the panel',
  administrator: 'the platform’s administrator, in the panel',
  left: 'the owner’s session of the panel after they left',
} as const;
/** For the shop they are visitors. */
const STAFF = ['owner', 'operator', 'stranger', 'administrator', 'left'] as const;
type ActorName = keyof typeof ACTORS;

/** The column that applies to those who act for others, except where `OTHERWISE` has a row. */
const LIKE: Readonly<Partial<Record<ActorName, ActorName>>> = {
  represents: 'ana',
  choosing: 'bia',
  representsBia: 'bia',
  apiKey: 'ana',
};

/** 'own': the response contains the client's data. 'ok': it contains nobody's data. */
type Outcome = 'ok' | 'own' | 401 | 403 | 404 | 409 | 422;

const names = Object.keys(ACTORS) as ActorName[];
const shoppers = names.filter((name) => !STAFF.some((one) => one === name));
/** A call of the shop, where a session of the panel is no session. */
const row = (...outcomes: Outcome[]): Record<ActorName, Outcome> =>
  Object.fromEntries(
    names.map((name) => [name, outcomes[Math.max(0, shoppers.indexOf(LIKE[name] ?? name))]]),
  ) as Record<ActorName, Outcome>;
/** A call of the panel, where a session of the shop is no session, and another shop's staff get a 404. */
const panel = (owner: Outcome, operator: Outcome, stranger: Outcome, administrator: Outcome) =>
  ({
    ...Object.fromEntries(shoppers.map((name) => [name, 401])),
    ...{ owner, operator, stranger, administrator, left: 401 },
  }) as Record<ActorName, Outcome>;
/** A call of the platform's administration, which no shop's staff may make. */
const platform = (administrator: Outcome) => panel(403, 403, 403, administrator);
/** A call that opens, ends or shows a session of the panel: the same for everyone except the session's owner. */
const everyone = (anyone: Outcome, staff: Outcome, left: Outcome) =>
  ({
    ...panel(staff, staff, staff, staff),
    ...Object.fromEntries(shoppers.map((name) => [name, anyone])),
    left,
  }) as Record<ActorName, Outcome>;

// biome-ignore format: a table is read by its columns
const TABLE: Readonly<Record<string, Record<ActorName, Outcome>>> = {
  //                                                                 visitor posing ana    bia  linked novo  waiting elsewhere ended forged
  'GET /v2/app/:client/fornecedor':                              row('ok',   401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/configuracao/fornecedor/:idfornecedor/tema':          row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v2/app/:token/configuracao/fornecedor':                  row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/config/fornecedor/:idfornecedor/rodape':          row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'POST /v4/log/google-analytics/:idfornecedor':                 row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  // Whoever knows the random id of a browser: it is in that browser's cookie alone.
  'POST /v4/log/google-analytics/:idfornecedor/retirada':        row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/app/token/custom-content/:idfornecedor':              row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/pagina-estatica/:idfornecedor/listar':               row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'GET /v4/pagina-estatica/:idfornecedor/slug/:slug':           row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'GET /v4/sugestao/produtos/:idfornecedor/:idcliente':          row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  // The session is that of another answer.
  'POST /v4/sugestao/feedback':                                  row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'GET /v4/carrossel/list-for-page/:idfornecedor':              row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'GET /v4/home/:idfornecedor':                                 row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/static-text/:idfornecedor':                           row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/caracteristica-cliente/todas/:idfornecedor':          row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/caracteristica-cliente/pendentes/:idfornecedor/:idcliente': row(401, 401, 'ok', 404, 'ok', 'ok', 401, 'ok', 401, 401),
  'GET /v4/caracteristica-pedido/todas/:idfornecedor':           row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v2/app/:token/usuario/:login':                           row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'POST /v1/app/:token/usuario/autenticar':                      row('own',  401,   'own', 404, 'own', 'own', 401,    'own',    401,  401),
  'GET /v1/app/:token/cliente/logout':                           row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/:token/cliente/senha/recuperar/:login':           row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  // Allowed to anyone with the code; nobody has this one.
  'POST /v4/senha/nova':                                         row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'POST /v4/verificacao/confirmar':                              row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'GET /v4/verificacao/enviar-verificacao':                      row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'PUT /v1/app/usuario/:client':                                 row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  // Allowed without an account; the response is the same for those who have one.
  'POST /v1/app/:client/usuario':                                row('ok',   401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/cadastro/confirmar':                                 row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'GET /v1/app/:split/usuario/dados-receita/:doc':               row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  // The main user's, also before the shop lets them in: registration.test.ts tests their cookie. Who has decided keeps what it was shown.
  'GET /v4/cadastro/:idfornecedor/documentos':                   row(403,    403,   'ok',  'ok',403,  'ok',  403,    'ok',     403,  403),
  'POST /v4/cadastro/:idfornecedor/documentos':                  row(403,    403,   'ok',  409, 403,  409,   403,    'ok',     403,  403),
  'DELETE /v4/cadastro/:idfornecedor/documentos/:iddocumento':   row(403,    403,   409,   404, 403,  404,   403,    409,      403,  403),
  'GET /v4/cadastro/:idfornecedor/documentos/:iddocumento':      row(403,    403,   'ok',  404, 403,  404,   403,    'ok',     403,  403),
  // The shop of the waiting client has no terms.
  'GET /v4/termos-uso/:idfornecedor':                            row('ok',   'ok',  'ok',  'ok','ok',  'ok',  404,    'ok',     'ok', 'ok'),
  'PUT /v4/client/:idcliente/supplier/:idfornecedor/termos-uso': row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/:client/get-configuracoes-cliente':               row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'GET /v4/client/:idcliente/supplier/:idfornecedor/cadastro':   row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'PUT /v4/client/:idcliente/supplier/:idfornecedor/cadastro':   row(401,    401,   'ok',  404, 403,   'ok',  401,    'ok',     401,  401),
  // A linked user sees only their own devices.
  'GET /v4/sessoes/:idcliente':                                  row(401,    401,   'own', 404, 'ok',  'ok',  401,    'own',    401,  401),
  'DELETE /v4/sessoes/:idcliente/:idsessao':                     row(401,    401,   'ok',  404, 404,   404,   401,    'ok',     401,  401),
  'GET /v4/verificacao/:idcliente':                              row(401,    401,   'own', 404, 'own', 'own', 401,    'own',    401,  401),
  // None of them is a representative; `OTHERWISE` has those who are.
  'POST /v1/app/:token/usuario/autenticar/representante':        row(401,    401,   401,   404, 401,   401,   401,    401,      401,  401),
  'GET /v4/acessorepresentante/:idfornecedor':                   row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/representante/:idfornecedor/:token':                  row(401,    401,   403,   403, 403,   403,   401,    403,      401,  401),
  'GET /v4/representante/:idfornecedor/:token/meta':             row(401,    401,   403,   403, 403,   403,   401,    403,      401,  401),
  'POST /v4/representante/:idfornecedor/:token/cliente':         row(401,    401,   403,   403, 403,   403,   401,    403,      401,  401),
  'POST /v4/representante/:idfornecedor/:token/minha-visao':     row(401,    401,   403,   403, 403,   403,   401,    403,      401,  401),
  // Allowed with the challenge of the first step, which nobody has.
  'POST /v1/app/:token/usuario/autenticar/segunda-etapa':        row(401,    401,   401,   401, 401,   401,   401,    401,      401,  401),
  'GET /v4/segunda-etapa/:idcliente':                            row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/segunda-etapa/:idcliente':                           row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/segunda-etapa/:idcliente/confirmar':                 row(401,    401,   422,   404, 422,   422,   401,    422,      401,  401),
  'POST /v4/segunda-etapa/:idcliente/codigos':                 row(401,    401,   422,   404, 422,   422,   401,    422,      401,  401),
  'POST /v4/segunda-etapa/:idcliente/remover':                   row(401,    401,   422,   404, 422,   422,   401,    422,      401,  401),
  'POST /v4/login-token/:idfornecedor':                          row(401,    401,   'own', 404, 'own', 'own', 401,    'own',    401,  401),
  'POST /v4/login-token/:idfornecedor/entrar':                   row(401,    401,   401,   401, 401,   401,   401,    401,      401,  401),
  'POST /v4/api-key/login':                                      row(401,    401,   401,   401, 401,   401,   401,    401,      401,  401),
  // Linked users are managed by the main user; every user may read their own entry.
  'POST /v1/app/:token/usuario/:idcliente/usuarios':             row(401,    401,   'own', 404, 403,   'own',  401,    'own',    401,  401),
  'POST /v1/app/usuario/:token/:idcliente':                      row(401,    401,   'ok',  404, 403,   'ok',  401,    'ok',     401,  401),
  'GET /v1/app/usuario/:token/:idusuario':                       row(401,    401,   'own', 404, 'own', 404,   401,    'own',    401,  401),
  'DELETE /v1/app/usuario/:token/:idcliente/:idusuario':         row(401,    401,   'ok',  404, 403,   404,   401,    'ok',     401,  401),
  'POST /v1/app/:token/usuario/:idcliente/clientes-vinculados':  row(401,    401,   'own', 404, 'own', 'own', 401,    'own',    401,  401),
  'POST /v4/clientes-vinculados/:idcliente/escolher':            row(401,    401,   'own', 404, 'own', 404,   401,    'own',    401,  401),
  // Allowed to anyone with the code; nobody has this one.
  'POST /v4/convite':                                            row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'POST /v4/convite/aceitar':                                    row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'POST /v4/convite-representante':                              row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'POST /v4/convite-representante/aceitar':                      row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  // A client's data is exported and deleted by its main user only.
  'POST /v4/privacidade/:idcliente/dados':                       row(401,    401,   'own', 404, 403,   'own', 401,    'own',    401,  401),
  'GET /v4/privacidade/:idcliente/exclusao':                     row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/privacidade/:idcliente/exclusao':                    row(401,    401,   'ok',  404, 403,   'ok',  401,    'ok',     401,  401),
  'DELETE /v4/privacidade/:idcliente/exclusao':                  row(401,    401,   'ok',  404, 403,   'ok',  401,    'ok',     401,  401),
  'POST /v4/privacidade/exclusao/confirmar':                     row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  'GET /v1/app/:client/cliente':                                 row('ok',   401,   'own', 404, 'own', 'own', 401,    'own',    401,  401),
  'GET /v2/app/:token/fornecedor/:idfornecedor/formas-pagamento':row('ok',   401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'PUT /v4/client/:idcliente/supplier/:idfornecedor/forma-pagamento': row(401, 401, 'ok', 404, 'ok', 'ok', 401, 'ok', 401, 401),
  'GET /v1/app/:client/enderecos':                               row(401,    401,   'own', 404, 'own', 'own', 401,    'own',    401,  401),
  'POST /v1/app/:client/enderecos':                              row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v1/app/:client/enderecosput':                           row(401,    401,   'own', 404, 403, 'own', 401,    'own',    401,  401),
  'POST /v1/app/:client/cliente/enderecos/:idendereco/excluir':  row(401,    401,   'ok',  404, 403,  404,   401,    'ok',     401,  401),
  'GET /v2/app/:client/enderecos/:idcliente/faturamento':        row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v2/app/:client/enderecos/:idcliente/faturamento':       row(401,    401,   'ok',  404, 403,  'ok',  401,    'ok',     401,  401),
  'GET /v4/cep/:cep':                                            row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/municipios/:uf':                                      row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/geocodificacao':                                      row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/mapa':                                                row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v2/app/:idfornecedor/listaprodutos/:idendereco':         row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'GET /v1/app/:idfornecedor/listaprodutosf/:token':             row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria':row('ok','ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/tag-pesquisa/:idfornecedor/lista':                    row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'GET /v2/app/token/listaprodutos/full-text/pesquisar':         row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'GET /v4/busca/:idfornecedor/populares':                       row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto':row('ok',401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/:token/listacategoriasprodutos/:idfornecedor':    row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/setores-produto/obter-setor/:token/:idfornecedor':row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/fornecedor/:idfornecedor/produto-by-tags':        row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v2/app/fornecedor/:idfornecedor/produto/:idproduto/adicionais': row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v2/app/fornecedor/:idfornecedor/produto/:idproduto/avaliacoes': row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'POST /v2/app/fornecedor/:idfornecedor/produtos/adicionais':  row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'POST /v4/notificacao/alerta-disponibilidade':                 row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/notificacao/alerta-disponibilidade/remove':          row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/notificacao/alerta-preco':                           row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/notificacao/alerta-preco/remove':                    row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'GET /v4/notificacao/alertas/:idfornecedor/:idcliente':        row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/notificacao/alertas/vistos':                         row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  // Allowed to whoever has a code that the server has signed; nobody has this one.
  'POST /v4/notificacao/alertas/cancelar/:codigo':               row(422,    422,   422,   422, 422,   422,   422,    422,      422,  422),
  // A representative is not told of a client's orders.
  'GET /v4/notificacao/push/:idfornecedor/chave':                row(401,    401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/notificacao/push/:idfornecedor':                     row(401,    401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/notificacao/push/:idfornecedor/remove':              row(401,    401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/product/spreadsheet/:idfornecedor':                  row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /robots.txt':                                             row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  // On a shared host it is an index of the shops' own.
  'GET /sitemap.xml':                                            row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /:loja/sitemap.xml':                                      row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  // A shared host is no app of its own.
  'GET /manifest.webmanifest':                                   row(404,    404,   404,   404, 404,   404,   404,    404,      404,  404),
  'GET /:loja/manifest.webmanifest':                             row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/fornecedor/:idfornecedor/icone/:arquivo':             row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  // Visitors have no addresses.
  'GET /v4/app/:client/formas-entrega/:idfornecedor':            row(404,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/app/formas-entrega/:idfornecedor/:cep':              row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/app/:client/taxa-entrega/:idfornecedor':              row(404,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/app/taxa-entrega/:idfornecedor/:cep':                row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v2/app/:token/fornecedor/areaatendimento':               row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/:token/fornecedor/condicoesentrega':              row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/:token/fornecedor/previsaoentrega':               row('ok',   401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/:client/fornecedor/localizacao':                  row('ok',   401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'GET /v2/app/:client/usuario/:idcliente/cart':                 row('ok',   401,   'own', 404, 'own', 'ok',  401,    'own',    401,  401),
  'POST /v2/app/:client/usuario/:idcliente/cart':                row(403,    401,   'own', 404, 'own', 'own', 401,    'own',    401,  401),
  'POST /v4/carrinho/:idfornecedor/:idcliente/desbloquear':      row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v4/app/carrinho/precos/:idfornecedor':                  row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'POST /v4/app/compra-rapida/:idfornecedor':                   row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'POST /v4/app/compra-rapida/:idfornecedor/planilha':          row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/promotional-combo-all/:idfornecedor':                 row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/promotional-combo-client/:idfornecedor/:idcliente':   row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'GET /v4/promotional-combo/:idcombo':                          row('ok',   404,   'ok',  404, 'ok',  'ok',  404,    'ok',     404,  404),
  'GET /v4/link-acao/:idfornecedor/:codigo':                     row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  // The path names the coupons' client; visitors are asked to log in.
  'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/:idfornecedor/cliente/:idcliente/cupom/:codigo': row('ok', 404, 'ok', 404, 'ok', 'ok', 404, 'ok', 404, 404),
  // The shop has no referral coupons, which permitted callers are told.
  'GET /v2/app/cupom-desconto/indicacao/:idcliente':             row(401,    401,   404,   404, 404,   404,   401,    404,      401,  401),
  'GET /v2/app/cupom-desconto/cliente/:idcliente':               row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v2/app/:token/usuario/:idcliente/pedido/duplicidade':   row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
  'POST /v2/app/:token/usuario/:idcliente/pedido':               row(401,    401,   'own', 404, 'own', 403,   401,    'own',    401,  401),
  'GET /v2/app/pedido/cliente/:idcliente':                       row(401,    401,   'own', 404, 'ok', 'ok',  401,    'own',    401,  401),
  'GET /v4/home/cliente/:idcliente':                             row(401,    401,   'own', 404, 'own', 'ok', 401,    'own',    401,  401),
  'GET /v2/app/:token/order/:numpedido':                         row(401,    401,   'own', 404, 404, 404,   401,    'own',    401,  401),
  'GET /v2/app/:token/order/:numpedido/repetir':                 row(401,    401,   'own', 404, 404, 404,   401,    'own',    401,  401),
  'POST /v4/bilhete-ao-vivo/:idfornecedor':                      row(401,    401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  // Ana's order was no quote, and its reason for ending is blank.
  'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/aceitar': row(401, 401,  409,   404, 404, 404,   401,    409,      401,  401),
  'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/pedir-novamente': row(401, 401, 409, 404, 404, 404, 401, 409,     401,  401),
  'POST /v4/orders/:idfornecedor/order/:numpedido/alteracao/recusar': row(401, 401,  409,   404, 404, 404,   401,    409,      401,  401),
  'POST /v4/orders/:idfornecedor/order/:numpedido/alteracao/aceitar': row(401, 401,  409,   404, 404, 404,   401,    409,      401,  401),
  'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/recusar': row(401, 401,  409,   404, 404, 404,   401,    409,      401,  401),
  // There is no sandbox here, and nobody signs as a provider.
  'POST /v4/pagamentos/:provedor/:idfornecedor/notificacoes':    row(404,    404,   404,   404, 404,   404,   404,    404,      404,  404),
  // No payment method here accepts cards.
  'POST /v4/payment-sdk/generate-token':                         row(401,    401,   422,   422, 422,   422,   401,    422,      401,  401),
  'GET /v4/pagamentos/campo-cartao/:idfornecedor/:idformapagto': row(404,    404,   404,   404, 404,   404,   404,    404,      404,  404),
  'GET /v4/orders/payment-method/:idfornecedor/order/:numpedido':row(401,    401,   'ok',  404, 404,   404,   401,    'ok',     401,  401),
  'PUT /v4/orders/payment-method/:idfornecedor/order/:numpedido':row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'POST /v4/orders/:idfornecedor/order/:numpedido/cancelar':      row(401,    401,   422,   404, 404, 404,   401,    422,      401,  401),
  'GET /v4/shopping-list/:idfornecedor':                         row(401,    401,   'own', 404, 'own', 'ok',  401,    'own',    401,  401),
  'GET /v4/shopping-list/:idfornecedor/products/:idlista':       row(401,    401,   'own', 404, 'own', 404,   401,    'own',    401,  401),
  'POST /v4/shopping-list/:idfornecedor/apply/:idlista':         row(401,    401,   'ok',  404, 'ok',  404,   401,    'ok',     401,  401),
  'POST /v4/shopping-list/:idfornecedor':                        row(401,    401,   'own', 404, 'own', 404,   401,    'own',    401,  401),
  'POST /v4/shopping-list/:idfornecedor/product/:idproduto/copy/:idlista': row(401, 401, 'own', 404, 'own', 404, 401, 'own', 401, 401),
  'POST /v4/shopping-list/:idfornecedor/product/:idproduto/add': row(401,    401,   'own', 404, 'own', 404,   401,    'own',    401,  401),
  'DELETE /v4/shopping-list/:idfornecedor/disable/:idlista':     row(401,    401,   'ok',  404, 'ok',  404,   401,    'ok',     401,  401),
  'GET /v4/subscription/type/list/:idfornecedor':                row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'GET /v4/subscription/list/:idfornecedor/:idcliente':          row(401,    401,   'own', 404, 'own', 'ok',  401,    'own',    401,  401),
  'GET /v4/subscription/get/:idassinatura':                      row(401,    401,   'own', 404, 'own', 404,   401,    'own',    401,  401),
  'PUT /v4/subscription/change/:idassinatura':                  row(401,    401,   'own', 404, 403, 404,   401,    'own',    401,  401),
  'POST /v4/subscription/skip/:idassinatura':                   row(401,    401,   'own', 404, 403, 404,   401,    'own',    401,  401),
  'POST /v4/subscription/resume/:idassinatura':                 row(401,    401,   'own', 404, 403, 404,   401,    'own',    401,  401),
  // Ana’s is paid by a method without Pix Automático.
  'POST /v4/subscription/automatic-pix/:idassinatura':                row(401,    401,   409, 404, 403, 404,   401,    409,    401,  401),
  'DELETE /v4/subscription/automatic-pix/:idassinatura':                row(401,    401,   'own', 404, 403, 404,   401,    'own',    401,  401),
  'DELETE /v4/subscription/cancel/:idassinatura':                row(401,    401,   'own', 404, 403, 404,   401,    'own',    401,  401),
  // Ana's order is neither delivered nor paid yet.
  'POST /v1/app/:idcliente/pedido/:numpedido/avaliar':           row(401,    401,   409,   404, 404, 404,    401,    409,      401,  401),
  'POST /v4/payment/generate-receipt/:numpedido/:idclient':      row(401,    401,   409,   404, 404, 404,    401,    409,      401,  401),
  'POST /v4/orders/export/:idcliente':                           row(401,    401,   'ok',  404, 'ok', 'ok',  401,    'ok',     401,  401),
  'GET /v4/danfe/:numpedido/:idfornecedor':                      row(401,    401,   'ok',  404, 404, 404,    401,    'ok',     401,  401),
  'GET /v4/danfe/:numpedido/:idfornecedor/notas':                row(401,    401,   'own', 404, 404, 404,    401,    'own',    401,  401),
  'GET /v4/danfe/:numpedido/:idfornecedor/xml/:chave':           row(401,    401,   'own', 404, 404, 404,    401,    'own',    401,  401),
  // A linked user sees only the titles of their own orders; this title belongs to no order.
  'GET /v2/app/:client/faturas-cliente/fornecedor/:idfornecedor/cliente/:idcliente': row(401, 401, 'own', 404, 403, 'ok', 401, 'own', 401, 401),
  'GET /v4/boletos/:idfornecedor/:idcliente/pdf':                row(401,    401,   'ok',  404, 404, 404,   401,    'ok',     401,  401),
  'POST /v4/boletos/:idfornecedor/:idcliente/:idtitulo/segunda-via': row(401, 401,  'own', 404, 404, 404,   401,    'own',    401,  401),
  'POST /v4/boletos/:idfornecedor/:idcliente/enviar':            row(401,    401,   'ok',  404, 404, 404,   401,    'ok',     401,  401),
  'GET /v4/faturas/:idfornecedor/:idcliente/exportar':           row(401,    401,   'own', 404, 403, 404,   401,    'own',    401,  401),
  //                                                                    anyone staff  left
  'POST /v4/painel/entrar':                                      everyone('own', 'own', 'own'),
  'POST /v4/painel/sair':                                        everyone('ok',  'ok',  'ok'),
  'GET /v4/painel/eu':                                           everyone('ok',  'own', 'ok'),
  //                                                                    owner operator stranger administrator
  'POST /v4/painel/entrar/segunda-etapa':                        everyone(401, 401,  401),
  // Allowed to anyone with the code; nobody has this one.
  'POST /v4/painel/convite':                                     everyone(422, 422, 422),
  'POST /v4/painel/convite/aceitar':                             everyone(422, 422, 422),
  'POST /v4/painel/senha/recuperar':                             everyone('ok',  'ok',  'ok'),
  'POST /v4/painel/senha/nova':                                  everyone(422, 422, 422),
  'POST /v4/painel/email/confirmar':                             everyone(422, 422, 422),
  'PUT /v4/painel/eu/nome':                                      everyone(401, 'ok', 401),
  // The new password is too common; the new address is the present one.
  'PUT /v4/painel/eu/senha':                                     everyone(401, 422,  401),
  'POST /v4/painel/eu/email':                                    everyone(401, 422,  401),
  'GET /v4/painel/eu/sessoes':                                   everyone(401, 'ok', 401),
  'DELETE /v4/painel/eu/sessoes':                                everyone(401, 'ok', 401),
  // A client's session is no session of the panel.
  'DELETE /v4/painel/eu/sessoes/:idsessao':                      everyone(401, 404,  401),
  'POST /v4/painel/eu/segunda-etapa/codigos':                    everyone(401, 422,  401),
  'GET /v4/painel/eu/segunda-etapa':                             everyone(401, 'ok', 401),
  'POST /v4/painel/eu/segunda-etapa':                            everyone(401, 'ok', 401),
  'POST /v4/painel/eu/segunda-etapa/confirmar':                  everyone(401, 422,  401),
  'POST /v4/painel/eu/segunda-etapa/remover':                    everyone(401, 422,  401),
  'GET /v4/painel/:idfornecedor/chaves-api':                     panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/chaves-api':                    panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/chaves-api/:idchave/trocar':    panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/chaves-api/:idchave':            panel('ok',  403,     404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/chaves-api/:idchave':         panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/equipe':                         panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/equipe/:idpessoa':               panel('ok',  403,     404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/equipe/:idpessoa':            panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/convites-equipe':               panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/convites-equipe/:idconvite/reenviar': panel('ok', 403, 404,    'ok'),
  'DELETE /v4/painel/:idfornecedor/convites-equipe/:idconvite':  panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/funcoes':                       panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/funcoes/:idfuncao':              panel('ok',  403,     404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/funcoes/:idfuncao':           panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/auditoria/exportar':             panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/auditoria':                      panel('ok',  403,     404,     'ok'),
  // Links in mails give access to accounts, which belong to no shop.
  'GET /v4/painel/:idfornecedor/emails':                         panel(403,   403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/emails/nao-enviados':            panel(403,   403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/emails/nao-enviados/reenviar':  panel(403,   403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/cadastros':                      panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/cadastros/:idcliente/aprovacao': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/cadastros/:idcliente':           panel('ok',  'ok',    404,     'ok'),
  // The client has no CNPJ.
  'POST /v4/painel/:idfornecedor/cadastros/:idcliente/receita':  panel(422,   422,     404,     422),
  'POST /v4/painel/:idfornecedor/cadastros/:idcliente/pedido-documentos': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/cadastros/:idcliente/documentos/:iddocumento': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/cadastros-documentos':           panel('ok',  'ok',    404,     'ok'),
  // Made from an older state.
  'PUT /v4/painel/:idfornecedor/cadastros-documentos':           panel(409,   403,     404,     409),
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/enderecos/:idendereco/cod-erp': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/configuracoes': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/configuracoes': panel('ok', 'ok', 404, 'ok'),
  'PATCH /v4/painel/:idfornecedor/produtos/:idproduto':          panel('ok',  'ok',    404,     'ok'),
  'PATCH /v4/painel/:idfornecedor/categorias/:idcategoria':      panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/categorias':                     panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/categorias':                    panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/categorias/:idcategoria':        panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/categorias/:idcategoria':     panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/categorias/:idcategoria/lugar':  panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/categorias/:idcategoria/produtos': panel('ok', 'ok',  404,     'ok'),
  'PUT /v4/painel/:idfornecedor/categorias/:idcategoria/imagem': panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/categorias/:idcategoria/imagem': panel('ok', 'ok',  404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos':                       panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/produtos':                      panel('ok',  'ok',    404,     'ok'),
  'PATCH /v4/painel/:idfornecedor/produtos':                     panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/marcas':                         panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos/:idproduto':            panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto':            panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/duplicar':  panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/arquivado':  panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos/:idproduto/estoque/movimentos': panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/estoque':    panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/importacoes':                    panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/importacoes':                   panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/importacoes/:idimportacao':      panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/importacoes/:idimportacao/colunas': panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/importacoes/:idimportacao/iniciar': panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/importacoes/:idimportacao/cancelar': panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/importacoes/:idimportacao/desfazer': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/importacoes/:idimportacao/recusas': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/importacoes/:idimportacao/recusas/arquivo': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/importacoes/:idimportacao/mantidos': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/estoque':                        panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/estoque/planilha':               panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/estoque/movimentos': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/estoque/lojas':                  panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos/:idproduto/estoque/lojas': panel('ok', 'ok',  404,     'ok'),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/estoque/lojas/:idloja': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/estoque/transferencias': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/exportacoes/opcoes':             panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/exportacoes':                    panel('ok',  'ok',    404,     'ok'),
  // Somebody of the shop answers for an export.
  'POST /v4/painel/:idfornecedor/exportacoes':                   panel('ok',  'ok',    404,     403),
  'GET /v4/painel/:idfornecedor/exportacoes/:idexportacao':      panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/exportacoes/:idexportacao':      panel('ok',  'ok',    404,     403),
  'PUT /v4/painel/:idfornecedor/exportacoes/:idexportacao/situacao': panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/exportacoes/:idexportacao/executar': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/exportacoes/:idexportacao/execucoes': panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/exportacoes/:idexportacao':   panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/exportacoes/execucoes/:idexecucao/cancelar': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/exportacoes/execucoes/:idexecucao/arquivo': panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/exportacao/produtos':            panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos/:idproduto/alertas':     panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos/:idproduto/adicionais':  panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/adicionais':  panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos/:idproduto/variacoes': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/variacoes': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/variacoes/:idvariacao': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/produtos/:idproduto/variacoes/:idvariacao': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/buscas':                         panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/funil':                          panel('ok',  'ok',    404,     'ok'),
  // Only the owner decides whom the shop's events are sent to.
  'GET /v4/painel/:idfornecedor/google-analytics':               panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/google-analytics':               panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/carrinho':    panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/carrinho/desbloquear': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/cupons':                         panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/cupons':                        panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/cupons/:idcupom':                panel('ok',  'ok',    404,     'ok'),
  'PATCH /v4/painel/:idfornecedor/cupons/:idcupom':              panel(409,   409,     404,     409),
  'PUT /v4/painel/:idfornecedor/cupons/:idcupom':                panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/cupons/:idcupom':             panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/combos':                         panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/combos':                        panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/combos/:idcombo':                panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/combos/:idcombo':                panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/combos/:idcombo':             panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/escolhas-produto': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/explicacao-preco': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/explicacao-preco/escolhas': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/simulador': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/simulador/soma': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/cupons/lote': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/ofertas':                        panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/ofertas':                       panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/ofertas/:idoferta':              panel('ok',  'ok',    404,     'ok'),
  'PATCH /v4/painel/:idfornecedor/ofertas/:idoferta':            panel(409,   409,     404,     409),
  'PUT /v4/painel/:idfornecedor/ofertas/:idoferta':              panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/ofertas/:idoferta':           panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/paginas': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/paginas': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/ordem-paginas': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/paginas/:idpagina': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/paginas/:idpagina': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/paginas/:idpagina/publicacao': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/paginas/:idpagina/publicacao': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/paginas/:idpagina/previa': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/paginas/:idpagina': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/paginas/:idpagina/restaurar': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/paginas/:idpagina/versoes': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/paginas/:idpagina/versoes/:versao': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/paginas/:idpagina/versoes/:versao/restaurar': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/imagens-paginas': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/imagens-paginas': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/imagens-paginas/:idfoto': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/carrosseis': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/carrosseis': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/ordem-carrosseis': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/carrosseis/:idcarrossel': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/carrosseis/:idcarrossel': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/carrosseis/:idcarrossel': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/escolhas-conteudo': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/blocos-home': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/blocos-home': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/ordem-blocos-home': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/blocos-home/:idbloco': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/blocos-home/:idbloco': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/previa-home': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/rascunho-home': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/rascunho-home': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/rascunho-home/blocos': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/rascunho-home/ordem': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/rascunho-home/publicacao': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/rascunho-home/publicacao': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/versoes-home': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/versoes-home/:versao/rascunho': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/listas-sugeridas':               panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/listas-sugeridas/:idlista':      panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/listas-sugeridas':              panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/listas-sugeridas/:idlista':      panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/listas-sugeridas/:idlista':   panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/assinaturas':                    panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/tipos-assinatura':               panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/tipos-assinatura':              panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura': panel('ok', 'ok', 404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura': panel('ok', 'ok', 404,  'ok'),
  'GET /v4/painel/:idfornecedor/representantes':                 panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/representantes':                panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/representantes/convites':        panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/representantes/metas':           panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/representantes/metas':           panel('ok',  403,     404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/representantes/convites/:idconvite': panel('ok', 403, 404,   'ok'),
  'DELETE /v4/painel/:idfornecedor/representantes/:idrepresentante': panel('ok', 403,  404,     'ok'),
  'GET /v4/painel/:idfornecedor/representantes/:idrepresentante/clientes': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente': panel('ok', 403, 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente': panel('ok', 403, 404, 'ok'),
  'POST /v4/painel/:idfornecedor/representantes/:idrepresentante/transferencia': panel('ok', 403, 404, 'ok'),
  'GET /v4/painel/:idfornecedor/clientes':                       panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente':            panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/notas':      panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/notas':     panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/clientes/:idcliente/notas/:idnota': panel('ok', 'ok', 404,   'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/condicoes':  panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/condicoes':  panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/empresa':    panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/empresa':    panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/grupos-clientes':                panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/grupos-automaticos':            panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/grupos-automaticos/previa':     panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo':    panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo':    panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo': panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/dados-pessoais': panel('ok', 403, 404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/exclusao':   panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/exclusao':  panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/entrega':                        panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/areas-entrega':                 panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/areas-entrega/:idarea':          panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/areas-entrega/:idarea':       panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/horarios-entrega':              panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/horarios-entrega/:idjanela':     panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/horarios-entrega/:idjanela':  panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/feriados/:data':                 panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/feriados/:data':              panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/simulacao-entrega':              panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/lojas':                         panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/lojas/:idloja':                  panel('ok',  'ok',    404,     'ok'),
  // The stores that there are are needed by other rows.
  'DELETE /v4/painel/:idfornecedor/lojas/:idloja':               panel(404,   404,     404,     404),
  'PUT /v4/painel/:idfornecedor/lojas/:idloja/abertura':         panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/titulos':                        panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/titulos':                        panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/titulos/:idtitulo/pago':        panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/titulos/:idtitulo':           panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/credito':    panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/credito':    panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/indicacao':                      panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/indicacao':                      panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/politicas':                     panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/politicas':                    panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/politicas/:idpolitica':         panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/politicas/:idpolitica/encerrar':panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/politicas/:idpolitica':      panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/tabelas-preco':                 panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/tabelas-preco':                panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/tabelas-preco/:idtabela':       panel(409,   409,     404,     409),
  'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes/:idcliente': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/planilha': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes/:idimportacao': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes/:idimportacao/colunas': panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes/:idimportacao/iniciar': panel(409, 409, 404, 409),
  'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes/:idimportacao/cancelar': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes/:idimportacao/recusas': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes/:idimportacao/recusas/arquivo': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos':panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos':panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/precos':    panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/precos':    panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/concessoes':panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/concessoes':panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/clientes/:idcliente/concessoes/:idconcessao':panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/sinonimos':                      panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/sinonimos':                     panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/sinonimos/:idsinonimo':          panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/sinonimos/:idsinonimo':       panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/setores':                        panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/setores':                        panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/redirecionamentos-busca':        panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/redirecionamentos-busca':       panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/redirecionamentos-busca/:idredirecionamento': panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/redirecionamentos-busca/:idredirecionamento': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/links-acao':                     panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/links-acao':                    panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/links-acao/:idlink':          panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/produtos/:idproduto/fotos':      panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/fotos':     panel('ok',  'ok',    404,     'ok'),
  // The address to fetch is an internal one.
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/fotos/endereco': panel(422, 422,  404,     422),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/fotos/ordem':panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/fotos/:idfoto':panel('ok','ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/produtos/:idproduto/fotos/:idfoto':panel('ok','ok', 404,     'ok'),
  'GET /v4/painel/:idfornecedor/cobrancas':                      panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/cobrancas/a-confirmar':          panel('ok',  'ok',    404,     'ok'),
  // The charge is closed; money that arrived for it is refunded once.
  'POST /v4/painel/:idfornecedor/cobrancas/:idcobranca/capturar': panel(409, 409, 404, 409),
  'POST /v4/painel/:idfornecedor/cobrancas/:idcobranca/devolver': panel('ok', 409, 404, 409),
  'POST /v4/painel/:idfornecedor/cobrancas/:idcobranca/confirmar': panel(409, 409, 404, 409),
  'PUT /v4/painel/:idfornecedor/contas-pagamento/mercado-pago':  panel('ok',  403,     404,     'ok'),
  // Those that change the shop saw another version.
  'GET /v4/painel/:idfornecedor/loja':                           panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/loja/identidade':                panel(409,   403,     404,     409),
  'PUT /v4/painel/:idfornecedor/loja/aparencia':                 panel(409,   403,     404,     409),
  'PUT /v4/painel/:idfornecedor/loja/menu':                      panel(409,   403,     404,     409),
  'GET /v4/painel/:idfornecedor/modelos-email':                  panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/modelos-email/:chave':           panel(409,   403,     404,     409),
  'POST /v4/painel/:idfornecedor/modelos-email/:chave/previa':   panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/modelos-email/:chave/teste':    panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/textos':                         panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/textos/:tipo':                   panel(409,   403,     404,     409),
  'GET /v4/painel/:idfornecedor/rascunho-loja':                  panel('ok',  'ok',    404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/rascunho-loja':               panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/rascunho-loja/menu':             panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/rascunho-loja/textos/:tipo':     panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/rascunho-loja/publicacao':      panel('ok',  403,     404,     'ok'),
  'DELETE /v4/painel/:idfornecedor/rascunho-loja/publicacao':    panel('ok',  403,     404,     'ok'),
  'POST /v4/painel/:idfornecedor/previa-loja':                   panel('ok',  403,     404,     'ok'),
  'GET /v4/painel/:idfornecedor/versoes-loja':                   panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/versoes-loja/:versao':           panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/versoes-loja/:versao/rascunho': panel('ok',  403,     404,     'ok'),
  'PUT /v4/painel/:idfornecedor/perguntas/:assunto':             panel(409,   403,     404,     409),
  'GET /v4/painel/:idfornecedor/enderecos-antigos':              panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/enderecos-antigos':              panel(409,   403,     404,     409),
  'GET /v4/painel/:idfornecedor/termos-uso':                     panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/termos-uso':                    panel(409,   403,     404,     409),
  'GET /v4/painel/:idfornecedor/formas-pagamento':               panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/formas-pagamento':              panel('ok',  403,     404,     'ok'),
  // The version and the list are of another day.
  'PUT /v4/painel/:idfornecedor/formas-pagamento/:idformapagto': panel(409,   403,     404,     409),
  'PUT /v4/painel/:idfornecedor/ordem-formas-pagamento':         panel(409,   403,     404,     409),
  'POST /v4/painel/:idfornecedor/contas-pagamento/:provedor/teste': panel('ok', 403,   404,     'ok'),
  'GET /v4/painel/:idfornecedor/pedidos':                        panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/pedidos/:numpedido':             panel('ok',  'ok',    404,     'ok'),
  'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/rastreio':    panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/pedidos/planilha':               panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/pedidos/situacao':              panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/anotacoes':  panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/pedidos/compradores':            panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/pedidos/condicoes': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/pedidos/produtos': panel('ok', 'ok', 404,  'ok'),
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/pedidos/previa': panel('ok', 'ok',  404,     'ok'),
  // The total was another: with the right one there would be an order.
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/pedidos':   panel(409,   409,     404,     409),
  // Paid or handed over: nothing can be changed about it.
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/alteracao/previa': panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/alteracao':   panel(409,   409,     404,     409),
  'DELETE /v4/painel/:idfornecedor/pedidos/:numpedido/alteracao':panel('ok',  'ok',    404,     'ok'),
  // The order has not left yet, and nothing of it was refused.
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes':  panel(409,   409,     404,     409),
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes/tentar-de-novo': panel(409, 409, 404, 409),
  'GET /v4/painel/:idfornecedor/pedidos/a-separar':             panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/pedidos/:numpedido/separacao':  panel('ok',  'ok',    404,     'ok'),
  // It is not being picked.
  'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/separacao':  panel(409,   409,     404,     409),
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/separacao/concluir': panel(409, 409, 404, 409),
  // It is not packed, and has no shipment.
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/envios':      panel(409,   409,     404,     409),
  'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/envios/:envio': panel(404,  404,     404,     404),
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/envios/:envio/entregue': panel(404, 404, 404, 404),
  'GET /v4/painel/:idfornecedor/relatorios/resumo':             panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/vendas':             panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/vendas/:assunto':    panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/cupons':            panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/entregas':          panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/margem':            panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/margem/:assunto':   panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/vendas/:assunto/arquivo': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/cupons/arquivo':    panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/margem/:assunto/arquivo': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/funil':             panel('ok',  'ok',    404,     'ok'),
  'GET /v4/painel/:idfornecedor/relatorios/buscas':            panel('ok',  'ok',    404,     'ok'),
  // The order is no quote and cannot skip statuses.
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/situacao':   panel(409,   409,     404,     409),
  'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/orcamento':   panel(409,   409,     404,     409),
  'GET /v4/painel/:idfornecedor/avaliacoes':                     panel('ok',  'ok',    404,     'ok'),
  // The order is not rated.
  'PUT /v4/painel/:idfornecedor/avaliacoes/:numpedido':          panel(404,   404,     404,     404),
  'GET /v4/painel/:idfornecedor/pedidos/:numpedido/notas':       panel('ok',  'ok',    404,     'ok'),
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/notas':      panel('ok',  'ok',    404,     'ok'),
  // The document that it names does not exist; the attached one is needed by the rows above.
  'DELETE /v4/painel/:idfornecedor/pedidos/:numpedido/notas/:chave': panel(404, 404,   404,     404),
  // A linked user sees the conversations that they opened, and those about their own orders.
  'GET /v4/chat/:idfornecedor/atendimento':                     row('ok',   'ok',  'ok',  'ok','ok',  'ok',  'ok',   'ok',     'ok', 'ok'),
  'POST /v4/chat/:idfornecedor/bilhete':                        row(401,    401,   'ok',  'ok','ok',  'ok',  401,    'ok',     401,  401),
  'GET /v4/chat/:idfornecedor/salas':                           row(401,    401,   'own', 'ok','ok',  'ok',  401,    'own',    401,  401),
  'POST /v4/chat/:idfornecedor/salas':                          row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'GET /v4/chat/:idfornecedor/salas/:sala':                     row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'PUT /v4/chat/:idfornecedor/salas/:sala/situacao':            row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'POST /v4/chat/:idfornecedor/salas/:sala/leitura':            row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'GET /v4/chat/:idfornecedor/salas/:sala/mensagens':           row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'POST /v4/chat/:idfornecedor/salas/:sala/mensagens':          row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'POST /v4/chat/:idfornecedor/salas/:sala/arquivos':           row(401,    401,   'own', 404, 404,   404,   401,    'own',    401,  401),
  'GET /v4/chat/:idfornecedor/salas/:sala/arquivos/:idmensagem':row(401,    401,   'ok',  404, 404,   404,   401,    'ok',     401,  401),
  'POST /v4/painel/:idfornecedor/chat/bilhete':                 panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/chat/salas':                    panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/chat/salas':                   panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/chat/salas/:sala':              panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/chat/salas/:sala/situacao':     panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/chat/salas/:sala/atendente':    panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/leitura':     panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/chat/salas/:sala/mensagens':    panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/mensagens':   panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/arquivos':    panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/chat/salas/:sala/arquivos/:idmensagem':panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/chat/atendentes':               panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/chat/respostas':                panel('ok', 'ok', 404, 'ok'),
  'POST /v4/painel/:idfornecedor/chat/respostas':               panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/chat/respostas/:idresposta':    panel('ok', 'ok', 404, 'ok'),
  'DELETE /v4/painel/:idfornecedor/chat/respostas/:idresposta': panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/chat/atendimento':              panel('ok', 'ok', 404, 'ok'),
  'PUT /v4/painel/:idfornecedor/chat/atendimento':              panel('ok', 'ok', 404, 'ok'),
  'GET /v4/painel/:idfornecedor/preparo':                        panel('ok',  403,     404,     'ok'),
  // The shop is open.
  'POST /v4/painel/:idfornecedor/preparo/publicar':              panel(422,   403,     404,     422),
  'GET /v4/painel/:idfornecedor/solicitacao':                   panel('ok',  403,     404,     'ok'),
  // There is no request of that version; and who decides about requests makes none.
  'PUT /v4/painel/:idfornecedor/solicitacao':                   panel(409,   403,     404,     403),
  'POST /v4/painel/:idfornecedor/solicitacao/retirar':          panel(409,   403,     404,     403),
  // Nobody acts as somebody here.
  'POST /v4/painel/eu/personificacao/encerrar':                  everyone(401, 401, 401),
  'GET /v4/plataforma/primeiro-acesso':                          everyone('ok', 'ok', 'ok'),
  'POST /v4/plataforma/primeiro-acesso':                         everyone(409, 409, 409),
  'POST /v4/plataforma/convite':                                 everyone('ok', 'ok', 'ok'),
  // Allowed to anyone with the code; nobody has this one.
  'POST /v4/plataforma/convite/aceitar':                         everyone(422, 422, 422),
  // What support may do of these is in platform/platform-authorisation.test.ts.
  'GET /v4/plataforma/fornecedores':                             platform('ok'),
  'POST /v4/plataforma/fornecedores':                            platform('ok'),
  'GET /v4/plataforma/fornecedores/:idfornecedor':               platform('ok'),
  // Made from an older state.
  'PUT /v4/plataforma/fornecedores/:idfornecedor':               platform(409),
  'PUT /v4/plataforma/fornecedores/:idfornecedor/comportamento': platform(409),
  'PUT /v4/plataforma/fornecedores/:idfornecedor/situacao':      platform(409),
  'GET /v4/plataforma/fornecedores/:idfornecedor/dominios':      platform('ok'),
  'POST /v4/plataforma/fornecedores/:idfornecedor/dominios':     platform('ok'),
  // The shop has no such domain, invitation or person.
  'DELETE /v4/plataforma/fornecedores/:idfornecedor/dominios/:dominio': platform(404),
  'POST /v4/plataforma/fornecedores/:idfornecedor/dominios/:dominio/verificar': platform(404),
  'POST /v4/plataforma/fornecedores/:idfornecedor/dominios/:dominio/principal': platform(404),
  'GET /v4/plataforma/fornecedores/:idfornecedor/pessoas':       platform('ok'),
  'POST /v4/plataforma/fornecedores/:idfornecedor/convites':     platform('ok'),
  'DELETE /v4/plataforma/fornecedores/:idfornecedor/convites/:idconvite': platform(404),
  'POST /v4/plataforma/fornecedores/:idfornecedor/pessoas/:idpessoa/personificar': platform(404),
  'POST /v4/plataforma/fornecedores/:idfornecedor/pedidos/:numpedido/consultar': platform('ok'),
  'POST /v4/plataforma/fornecedores/:idfornecedor/clientes/:idcliente/consultar': platform('ok'),
  'GET /v4/plataforma/solicitacoes':                             platform('ok'),
  // The shop has no request of that version.
  'POST /v4/plataforma/fornecedores/:idfornecedor/solicitacao/aprovar': platform(409),
  'POST /v4/plataforma/fornecedores/:idfornecedor/solicitacao/devolver': platform(409),
  'GET /v4/plataforma/historico':                                platform('ok'),
  'GET /v4/plataforma/pessoas':                                  platform('ok'),
  'POST /v4/plataforma/pessoas/convites':                        platform('ok'),
  'DELETE /v4/plataforma/pessoas/convites/:idconvite':           platform(404),
  'PUT /v4/plataforma/pessoas/:idpessoa':                        platform(404),
  'DELETE /v4/plataforma/pessoas/:idpessoa':                     platform(404),
  'GET /v4/plataforma/monitor':                                  platform('ok'),
  // No process of the test has jobs.
  'POST /v4/plataforma/tarefas/executar':                        platform(404),
  'POST /v4/plataforma/tarefas/pausar':                          platform(404),
  'POST /v4/plataforma/tarefas/retomar':                         platform(404),
  'GET /v4/plataforma/emails/nao-enviados':                      platform('ok'),
  'POST /v4/plataforma/emails/nao-enviados/reenviar':            platform('ok'),
  'GET /v4/plataforma/busca':                                    platform('ok'),
  'GET /v4/plataforma/configuracoes':                            platform('ok'),
  'PUT /v4/plataforma/configuracoes':                            platform(409),
  // Last, because it ends the sessions of the rows before.
  'DELETE /v4/sessoes/:idcliente':                               row(401,    401,   'ok',  404, 'ok',  'ok',  401,    'ok',     401,  401),
};

/** Outcomes of those who act for others, where they differ from the column in `LIKE`. */
const acting = (represents: Outcome, choosing: Outcome, representsBia: Outcome, apiKey: Outcome) =>
  ({ represents, choosing, representsBia, apiKey }) as const;

// biome-ignore format: a table is read by its columns
const OTHERWISE: Readonly<Record<string, ReturnType<typeof acting>>> = {
  //                                                                                   represents choosing representsBia apiKey
  // Only for users with an own login.
  'GET /v4/verificacao/enviar-verificacao':                                    acting(403,       404,     404,          403),
  'PUT /v1/app/usuario/:client':                                               acting(403,       404,     404,          403),
  'PUT /v4/client/:idcliente/supplier/:idfornecedor/termos-uso':               acting(403,       404,     404,          403),
  'POST /v1/app/:idcliente/pedido/:numpedido/avaliar':                         acting(403,       404,     404,          403),
  'GET /v4/notificacao/push/:idfornecedor/chave':                               acting(403,       403,     403,          403),
  'POST /v4/notificacao/push/:idfornecedor':                                    acting(403,       403,     403,          403),
  'POST /v4/notificacao/push/:idfornecedor/remove':                             acting(403,       403,     403,          403),
  // The main user's only. Without permission to change a subscription it is not even looked up.
  'PUT /v4/client/:idcliente/supplier/:idfornecedor/cadastro':                 acting(403,       404,     404,          403),
  'GET /v4/cadastro/:idfornecedor/documentos':                                 acting(403,       403,     403,          403),
  'POST /v4/cadastro/:idfornecedor/documentos':                                acting(403,       403,     403,          403),
  'DELETE /v4/cadastro/:idfornecedor/documentos/:iddocumento':                 acting(403,       403,     403,          403),
  'GET /v4/cadastro/:idfornecedor/documentos/:iddocumento':                    acting(403,       403,     403,          403),
  'POST /v1/app/:token/usuario/:idcliente/usuarios':                           acting(403,       404,     404,          403),
  'POST /v1/app/usuario/:token/:idcliente':                                    acting(403,       404,     404,          403),
  'DELETE /v1/app/usuario/:token/:idcliente/:idusuario':                       acting(403,       404,     404,          403),
  'POST /v4/privacidade/:idcliente/dados':                                     acting(403,       404,     404,          403),
  'POST /v4/privacidade/:idcliente/exclusao':                                  acting(403,       404,     404,          403),
  'DELETE /v4/privacidade/:idcliente/exclusao':                                acting(403,       404,     404,          403),
  'POST /v1/app/:client/enderecosput':                                         acting(403,       404,     404,          403),
  'POST /v1/app/:client/cliente/enderecos/:idendereco/excluir':                acting(403,       404,     404,          403),
  'POST /v2/app/:client/enderecos/:idcliente/faturamento':                     acting(403,       404,     404,          403),
  'PUT /v4/subscription/change/:idassinatura':                                 acting(403,       403,     403,          403),
  'POST /v4/subscription/skip/:idassinatura':                                  acting(403,       403,     403,          403),
  'POST /v4/subscription/resume/:idassinatura':                                acting(403,       403,     403,          403),
  'POST /v4/subscription/automatic-pix/:idassinatura':                              acting(403,       403,     403,          403),
  'DELETE /v4/subscription/automatic-pix/:idassinatura':                              acting(403,       403,     403,          403),
  'DELETE /v4/subscription/cancel/:idassinatura':                              acting(403,       403,     403,          403),
  // Other clients to buy for: only for users of a client.
  'GET /v1/app/usuario/:token/:idusuario':                                     acting(403,       403,     403,          403),
  'POST /v1/app/:token/usuario/:idcliente/clientes-vinculados':                acting(403,       404,     404,          403),
  'POST /v4/clientes-vinculados/:idcliente/escolher':                          acting(403,       404,     404,          403),
  // A representative has an own login and own devices, not Ana's; a system has neither.
  'GET /v4/sessoes/:idcliente':                                                acting('ok',      404,     404,          'ok'),
  'DELETE /v4/sessoes/:idcliente/:idsessao':                                   acting(404,       404,     404,          403),
  'DELETE /v4/sessoes/:idcliente':                                             acting('ok',      404,     404,          403),
  'POST /v4/segunda-etapa/:idcliente':                                         acting('ok',      404,     404,          403),
  'POST /v4/segunda-etapa/:idcliente/confirmar':                               acting(422,       404,     404,          403),
  'POST /v4/segunda-etapa/:idcliente/codigos':                                 acting(422,       404,     404,          403),
  'POST /v4/segunda-etapa/:idcliente/remover':                                 acting(422,       404,     404,          403),
  // A system may read its client's addresses but not add any.
  'POST /v1/app/:client/enderecos':                                            acting('ok',      404,     404,          403),
  // For representatives: a client who is not on the list does not exist.
  'POST /v1/app/:token/usuario/autenticar/representante':                      acting('own',     404,     404,          401),
  'GET /v4/acessorepresentante/:idfornecedor':                                 acting('own',     'own',   'own',        'ok'),
  'GET /v4/representante/:idfornecedor/:token':                                acting('own',     'own',   'ok',         403),
  'GET /v4/representante/:idfornecedor/:token/meta':                           acting('ok',      'ok',    'ok',         403),
  'POST /v4/representante/:idfornecedor/:token/cliente':                       acting('own',     'own',   404,          403),
  'POST /v4/representante/:idfornecedor/:token/minha-visao':                   acting('own',     'own',   'own',        403),
  // Without a chosen client nothing is done for one, whatever the call names.
  'GET /v2/app/:token/order/:numpedido/repetir':                               acting('own',     403,     404,          'own'),
  'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/aceitar':          acting(409,       403,     404,          409),
  'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/pedir-novamente':  acting(409,       403,     404,          409),
  'POST /v4/orders/:idfornecedor/order/:numpedido/alteracao/recusar':          acting(409,       403,     404,          409),
  'POST /v4/orders/:idfornecedor/order/:numpedido/alteracao/aceitar':          acting(409,       403,     404,          409),
  'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/recusar':          acting(409,       403,     404,          409),
  'POST /v4/payment-sdk/generate-token':                                       acting(422,       403,     422,          422),
  'GET /v4/orders/payment-method/:idfornecedor/order/:numpedido':              acting('ok',      403,     404,          'ok'),
  'PUT /v4/orders/payment-method/:idfornecedor/order/:numpedido':              acting('own',     403,     404,          'own'),
  'POST /v4/orders/:idfornecedor/order/:numpedido/cancelar':                   acting(422,       403,     404,          422),
  'POST /v4/shopping-list/:idfornecedor/apply/:idlista':                       acting('ok',      403,     404,          'ok'),
  'POST /v4/shopping-list/:idfornecedor':                                      acting('own',     403,     404,          'own'),
  'POST /v4/shopping-list/:idfornecedor/product/:idproduto/copy/:idlista':     acting('own',     403,     404,          'own'),
  'POST /v4/shopping-list/:idfornecedor/product/:idproduto/add':               acting('own',     403,     404,          'own'),
  // Conversations are for people.
  'POST /v4/chat/:idfornecedor/bilhete':                                        acting('ok',      403,     'ok',         403),
  'GET /v4/chat/:idfornecedor/salas':                                           acting('own',     403,     'ok',         403),
  'POST /v4/chat/:idfornecedor/salas':                                          acting('own',     403,     404,          403),
  'GET /v4/chat/:idfornecedor/salas/:sala':                                     acting('own',     403,     404,          403),
  'PUT /v4/chat/:idfornecedor/salas/:sala/situacao':                            acting('own',     403,     404,          403),
  'POST /v4/chat/:idfornecedor/salas/:sala/leitura':                            acting('own',     403,     404,          403),
  'GET /v4/chat/:idfornecedor/salas/:sala/mensagens':                           acting('own',     403,     404,          403),
  'POST /v4/chat/:idfornecedor/salas/:sala/mensagens':                          acting('own',     403,     404,          403),
  'POST /v4/chat/:idfornecedor/salas/:sala/arquivos':                           acting('own',     403,     404,          403),
  'GET /v4/chat/:idfornecedor/salas/:sala/arquivos/:idmensagem':                acting('ok',      403,     404,          403),
  'DELETE /v4/shopping-list/:idfornecedor/disable/:idlista':                   acting('ok',      403,     404,          'ok'),
};

/** Public addresses outside of the API's calls. Pages are tested in pages.test.ts. */
const PUBLIC = ['/openapi.json', '/docs', '/healthz', '/readyz'];

/** Calls that end the session they are made with. */
const ENDING = [
  'POST /v1/app/:token/usuario/autenticar',
  'GET /v1/app/:token/cliente/logout',
  'DELETE /v4/sessoes/:idcliente',
  'POST /v4/clientes-vinculados/:idcliente/escolher',
  'POST /v1/app/:token/usuario/autenticar/representante',
  'POST /v4/representante/:idfornecedor/:token/cliente',
  'POST /v4/representante/:idfornecedor/:token/minha-visao',
  'POST /v4/painel/entrar',
  'POST /v4/painel/sair',
];

/** Text that only the client's own response contains. */
const OWN: Readonly<Record<string, (who: Identity) => string>> = {
  'POST /v1/app/:token/usuario/autenticar': ({ email }) => `"email":"${email}"`,
  'POST /v1/app/:token/usuario/autenticar/representante': ({ email }) => `"email":"${email}"`,
  'GET /v4/acessorepresentante/:idfornecedor': () => '"acesso":true',
  'GET /v4/representante/:idfornecedor/:token': ({ clientId }) => clientId,
  'POST /v4/representante/:idfornecedor/:token/cliente': ({ clientId }) => `"idcliente":"${clientId}"`,
  'POST /v4/representante/:idfornecedor/:token/minha-visao': ({ email }) => `"email":"${email}"`,
  'GET /v1/app/:client/cliente': ({ email }) => `"email":"${email}"`,
  'POST /v4/privacidade/:idcliente/dados': ({ email }) => `"email":"${email}"`,
  'GET /v4/verificacao/:idcliente': ({ email }) => `"email":"${email}"`,
  'POST /v4/login-token/:idfornecedor': ({ email }) => `"email":"${email}"`,
  'POST /v1/app/:token/usuario/:idcliente/usuarios': ({ email }) => `"email":"${email}"`,
  'GET /v1/app/usuario/:token/:idusuario': () => LINKED.user,
  'POST /v1/app/:token/usuario/:idcliente/clientes-vinculados': ({ clientId }) => clientId,
  'POST /v4/clientes-vinculados/:idcliente/escolher': ({ email }) => `"email":"${email}"`,
  'GET /v4/sessoes/:idcliente': () => SESSION.ana,
  'GET /v1/app/:client/enderecos': ({ addressId }) => addressId,
  'POST /v1/app/:client/enderecosput': ({ addressId }) => addressId,
  'GET /v2/app/:client/usuario/:idcliente/cart': () => '"quantidade":2',
  'POST /v2/app/:client/usuario/:idcliente/cart': () => '"quantidade":2',
  'POST /v2/app/:token/usuario/:idcliente/pedido': ({ clientId }) => `"idcliente":"${clientId}"`,
  'GET /v2/app/pedido/cliente/:idcliente': ({ orderNumber }) => `"numpedido":${orderNumber}`,
  'GET /v4/home/cliente/:idcliente': () => LIST.ana,
  'GET /v2/app/:token/order/:numpedido': ({ orderNumber }) => `"numpedido":${orderNumber}`,
  'PUT /v4/orders/payment-method/:idfornecedor/order/:numpedido': ({ orderNumber }) =>
    `"numpedido":${orderNumber}`,
  'GET /v2/app/:token/order/:numpedido/repetir': ({ orderNumber }) => `"numpedido":${orderNumber}`,
  'GET /v4/danfe/:numpedido/:idfornecedor/notas': () => NFE.kept,
  'GET /v4/danfe/:numpedido/:idfornecedor/xml/:chave': () => NFE.kept,
  'GET /v2/app/:client/faturas-cliente/fornecedor/:idfornecedor/cliente/:idcliente': () => TITLE.ana,
  'POST /v4/boletos/:idfornecedor/:idcliente/:idtitulo/segunda-via': () => TITLE.ana,
  'GET /v4/faturas/:idfornecedor/:idcliente/exportar': () => 'FAT-ANA',
  'GET /v4/shopping-list/:idfornecedor': () => LIST.ana,
  'GET /v4/shopping-list/:idfornecedor/products/:idlista': () => LIST.ana,
  'POST /v4/shopping-list/:idfornecedor': () => LIST.ana,
  'POST /v4/shopping-list/:idfornecedor/product/:idproduto/copy/:idlista': () => LIST.ana,
  'POST /v4/shopping-list/:idfornecedor/product/:idproduto/add': () => LIST.ana,
  'GET /v4/subscription/list/:idfornecedor/:idcliente': () => SUBSCRIPTION.ana,
  'GET /v4/subscription/get/:idassinatura': () => SUBSCRIPTION.ana,
  'PUT /v4/subscription/change/:idassinatura': () => SUBSCRIPTION.ana,
  'POST /v4/subscription/skip/:idassinatura': () => SUBSCRIPTION.ana,
  'POST /v4/subscription/resume/:idassinatura': () => SUBSCRIPTION.ana,
  'DELETE /v4/subscription/automatic-pix/:idassinatura': () => SUBSCRIPTION.ana,
  'DELETE /v4/subscription/cancel/:idassinatura': () => SUBSCRIPTION.ana,
  'GET /v4/chat/:idfornecedor/salas': () => ROOM.ana,
  'GET /v4/chat/:idfornecedor/salas/:sala': () => ROOM.ana,
  'PUT /v4/chat/:idfornecedor/salas/:sala/situacao': () => ROOM.ana,
  'POST /v4/chat/:idfornecedor/salas/:sala/leitura': () => ROOM.ana,
  'GET /v4/chat/:idfornecedor/salas/:sala/mensagens': () => ROOM.ana,
  'POST /v4/chat/:idfornecedor/salas/:sala/mensagens': () => ROOM.ana,
  'POST /v4/chat/:idfornecedor/salas/:sala/arquivos': () => ROOM.ana,
  'POST /v4/chat/:idfornecedor/salas': ({ orderNumber }) => `"numpedido":${orderNumber}`,
  'POST /v4/painel/entrar': ({ staffEmail }) => `"email":"${staffEmail}"`,
  'GET /v4/painel/eu': ({ staffEmail }) => `"email":"${staffEmail}"`,
};

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let orderNumber: number;
const open = new Map<ActorName, Knock>();

interface Knock {
  readonly who: Identity;
  readonly headers: Record<string, string>;
}

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  await represent(world.ana, ['represents', 'choosing']);
  await represent(world.bia, ['representsBia']);
  await setCustomer(database.current.db, world.market.id, world.ana.id, {
    approved: true,
    erpCode: 'ERP-ANA',
  });
  await putApiKey(database.current.db, world.market.id, { name: 'ERP', key: KEY }, Date.now());
  const { who, headers } = await knockAs('ana', 0);
  await call('POST /v2/app/:client/usuario/:idcliente/cart', { who, headers });
  const placed = await call('POST /v2/app/:token/usuario/:idcliente/pedido', { who, headers });
  orderNumber = placed.json().numpedido;
  const owner = await knockAs('owner', orderNumber);
  const attach = requestOf('POST /v4/painel/:idfornecedor/pedidos/:numpedido/notas', owner);
  await send(app, { ...attach, payload: Buffer.from(NFE.xml(NFE.keptNumber)) });
  // The order has emptied the cart.
  await call('POST /v2/app/:client/usuario/:idcliente/cart', { who, headers });
  for (const name of names) open.set(name, await knockAs(name, orderNumber));
});
afterAll(() => app.close());

const call = (key: string, { who, headers }: Knock) => send(app, requestOf(key, { who, headers }));

/** As every screen does, names the supplier in the header, too. */
function requestOf(key: string, { who, headers }: Knock): InjectOptions {
  const request = toInject(key, sameRequests(who)[key] ?? {});
  return { ...request, headers: { ...request.headers, 'x-idfornecedor': who.shop.id, ...headers } };
}

const KEY = 'vitrine_of-the-market';
/** By the actor's name. */
const representatives: Partial<Record<ActorName, Pick<Identity, 'email' | 'userId'>>> = {};

/** Makes these actors representatives of the market with this client only. */
async function represent(client: ClientIds, actors: readonly ActorName[]): Promise<void> {
  const { db } = database.current;
  const password = { hash: await hashPassword(PASSWORD) };
  for (const name of actors) {
    const email = `${name.toLowerCase()}@exemplo.com.br`;
    const { userId } = await createClientAccount(db, { kind: 'person', name, email, password });
    await putRepresentative(db, world.market.id, userId, [client.id], Date.now());
    representatives[name] = { email, userId };
  }
}

/** A representative's session, with this client chosen. */
async function representing(name: ActorName, client?: ClientIds): Promise<Login> {
  const { id } = world.market;
  const own = await enterBy(app, '/v1/app/token/usuario/autenticar/representante', {
    cpf: representatives[name]?.email,
    senha: PASSWORD,
    idfornecedor: id,
  });
  if (client === undefined) return own;
  const to = `/v4/representante/${id}/${own.handle}/cliente`;
  return enterBy(app, to, { idclienterepresentado: client.id }, { cookie: own.cookie });
}

async function knockAs(name: ActorName, order: number): Promise<Knock> {
  const { ana, bia, novo, market, atlas, linkedEmail, staff } = world;
  const anas = {
    staffEmail: staff.owner,
    clientId: ana.id,
    email: ana.email,
    addressId: ana.addressId,
    userId: ana.userId,
    orderNumber: order,
    shop: market,
  };
  const novos = { ...anas, clientId: novo.id, email: novo.email, addressId: novo.addressId };
  const knock = (session: Login, who: Omit<Identity, 'handle'>): Knock => ({
    who: { ...who, handle: session.handle },
    headers: { cookie: session.cookie },
  });
  const nobody = { ...anas, handle: 'token', clientId: EMPTY_UUID, addressId: EMPTY_UUID };
  const inPanel = async (staffEmail: string): Promise<Knock> => ({
    who: { ...nobody, staffEmail },
    headers: { cookie: (await logInStaff(app, staffEmail)).cookie },
  });
  switch (name) {
    case 'visitor':
      return { who: nobody, headers: {} };
    case 'owner':
    case 'operator':
    case 'administrator':
      return inPanel(staff[name]);
    case 'stranger':
      return inPanel(staff.elsewhere);
    case 'left': {
      const knock = await inPanel(staff.owner);
      await logOutStaff(app, knock.headers.cookie ?? '');
      return knock;
    }
    case 'posing':
      return { who: { ...anas, handle: (await logIn(app, ana.email, market.id)).handle }, headers: {} };
    case 'ana':
      return knock(await logIn(app, ana.email, market.id), anas);
    case 'bia':
      return knock(await logIn(app, bia.email, market.id), { ...anas, email: bia.email });
    case 'linked':
      return knock(await logIn(app, linkedEmail, market.id), {
        ...anas,
        email: linkedEmail,
        userId: LINKED.user,
      });
    case 'novo':
      return knock(await logIn(app, novo.email, market.id), novos);
    case 'waiting':
      return knock(await logIn(app, novo.email, market.id), { ...novos, shop: atlas });
    case 'elsewhere':
      return knock(await logIn(app, ana.email, atlas.id), anas);
    case 'ended': {
      const session = await logIn(app, ana.email, market.id);
      await logOut(app, session);
      return knock(session, anas);
    }
    case 'represents':
      return knock(await representing(name, ana), { ...anas, ...representatives[name] });
    case 'choosing':
      return knock(await representing(name), { ...anas, ...representatives[name] });
    case 'representsBia':
      return knock(await representing(name, bia), { ...anas, ...representatives[name] });
    case 'apiKey': {
      const payload = { apiKey: KEY, idErpUsuario: 'ERP-ANA', idFornecedor: market.id };
      return knock(await enterBy(app, '/v4/api-key/login', payload), anas);
    }
    case 'forged': {
      const session = await logIn(app, ana.email, market.id);
      return {
        who: { ...anas, handle: session.handle },
        headers: { authorization: `Bearer ${await forge(session)}` },
      };
    }
  }
}

/** A valid token except for its signature. */
const forge = ({ token }: Login): Promise<string> =>
  new SignJWT(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(createHash('sha256').update('another secret').digest());

/** Data that only the owner may read, unless the request itself contained it. */
const secretsOf = (client: keyof typeof STREET): string[] => [
  STREET[client],
  world[client].id,
  world[client].addressId,
  world[client].email,
  ...(client === 'ana' ? [`:${orderNumber},`, 'de ana@'] : []),
];

const mine: Readonly<Record<ActorName, readonly (keyof typeof STREET)[]>> = {
  visitor: [],
  posing: [],
  ana: ['ana'],
  bia: ['bia'],
  linked: ['ana'],
  novo: ['novo'],
  waiting: [],
  elsewhere: ['ana'],
  ended: [],
  forged: [],
  represents: ['ana'],
  choosing: [],
  representsBia: ['bia'],
  apiKey: ['ana'],
  owner: [],
  operator: [],
  stranger: [],
  administrator: [],
  left: [],
};

/** What tests consume is put back once a call has taken something: refused ones change nothing. */
let isConsumed = true;

async function outcomeOf(key: string, name: ActorName): Promise<unknown> {
  const known = open.get(name);
  const fresh = ENDING.includes(key) && name !== 'ended' && name !== 'left';
  const { market } = world;
  if (CONSUMING.includes(key) && isConsumed) {
    await putBack(database.current.db, market.id, market.panel);
    await putSpareAddress(database.current.db, world.ana.id);
    await putInvitation(database.current.db, world.ana, LINKED.ana);
    isConsumed = false;
  }
  // Resets are limited by address, and all callers have one.
  if (key === 'POST /v4/painel/senha/recuperar') await database.current.db.delete(attempts);
  const knock = fresh || known === undefined ? await knockAs(name, orderNumber) : known;
  const request = requestOf(key, knock);
  const answer = await send(app, request);
  if (answer.statusCode < 300 && (CONSUMING.includes(key) || !key.startsWith('GET '))) {
    isConsumed = true;
    renewRequests(knock.who);
  }
  const said = decodeURIComponent(request.url as string) + String(request.payload ?? '');
  const loggingIn = key.endsWith('autenticar') && answer.statusCode === 200;
  // The shop's own staff read its orders with their clients; another shop's staff do not.
  const runsIt =
    (key.includes('/v4/painel/:idfornecedor') && ['owner', 'operator', 'administrator'].includes(name)) ||
    // The platform's people look at one order, which names its client.
    (key.endsWith('/consultar') && name === 'administrator');
  // A representative sees the clients on the list, and the chosen one.
  const choosing = name === 'choosing' && key.includes('/v4/representante/') ? (['ana'] as const) : [];
  const others = (['ana', 'bia', 'novo'] as const).filter(
    (client) => !runsIt && ![...mine[name], ...choosing].includes(client),
  );
  const documented = loggingIn
    ? []
    : others.flatMap(secretsOf).filter((secret) => !said.includes(secret) && answer.body.includes(secret));
  if (documented.length > 0) return `tells ${documented.join(' and ')}`;
  if (answer.statusCode !== 200) return answer.statusCode;
  const own = OWN[key]?.(knock.who);
  return own !== undefined && answer.body.includes(own) ? 'own' : 'ok';
}

test('every call has a row, and every row a call', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(app.servedCalls.map(keyOf).toSorted());
  expect(Object.keys(validRequests((open.get('ana') as Knock).who)).toSorted()).toEqual(
    Object.keys(TABLE).toSorted(),
  );
});

test('nothing is served outside of the table but what is for everyone', () => {
  // The proxy's question is tested in certificate-hosts.test.ts: it knows no caller.
  const undocumented = [...PUBLIC, '/tls/allowed', '/fotos/:file'].map((path) => `GET ${path}`);
  expect(registeredRoutes().toSorted()).toEqual(
    [...Object.keys(TABLE), ...undocumented].map(unnamed).toSorted(),
  );
});

/** Every route of the server, parsed from Fastify's drawing: four characters per level. */
function registeredRoutes(): string[] {
  const stem: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [, indent, part, methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) throw new Error(`what is drawn as ${line}?`);
    stem.splice(indent.length / 4, stem.length, part);
    const served = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return served.map((method) => unnamed(`${method} ${stem.join('')}`));
  });
}

/** Different calls name the same path parameter differently. */
const unnamed = (route: string): string => route.replace(/:[^/]+/g, ':');

test('every caller gets what the table says', { timeout: 900_000 }, async () => {
  const outcomes: Record<string, Record<string, unknown>> = {};
  for (const key of Object.keys(TABLE)) {
    const cells: [ActorName, unknown][] = [];
    for (const name of names) cells.push([name, await outcomeOf(key, name)]);
    outcomes[key] = Object.fromEntries(cells);
  }
  const expected: Record<string, Partial<Record<ActorName, Outcome>>> = { ...TABLE };
  for (const [key, cells] of Object.entries(OTHERWISE)) expected[key] = { ...TABLE[key], ...cells };
  expect(outcomes).toEqual(expected);
});

test('what staff have changed has words in the audit: every action, and every fact of it', async () => {
  const { rows } = await database.current.db.execute<{ action: string; fact: string }>(sql`
    select distinct action, fact from audit_events
    cross join lateral jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as fact
    where supplier_id = any(${sql.param([world.market.id, world.atlas.id])}::uuid[]) order by action, fact`);
  expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(40);
  expect(rows.filter(({ action }) => actionName(action) === action)).toEqual([]);
  const nameless = rows.filter(
    ({ action, fact }) =>
      !isTechnicalFact(fact) && factName(action.split('.', 1)[0] ?? '', fact) === undefined,
  );
  expect(nameless).toEqual([]);
});

describe('what is no call', () => {
  test.each(PUBLIC)('%s is for everyone', async (url) => {
    for (const { headers } of open.values()) {
      const answer = await send(app, { url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});
