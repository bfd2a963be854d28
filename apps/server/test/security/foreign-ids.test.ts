/**
 * Every id in a request, replaced by another client's, another supplier's or an unknown one: no response reveals
 * which of them exist, and nothing changes. Reliability M02, M15, M21; T22.
 */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { categories } from '#features/catalog/server/products/catalog.tables.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { databaseState } from '../../src/testing/database-state.ts';
import { type Field, fieldAt, fieldsOf, type Shape, withField } from '../../src/testing/fields.ts';
import { ROOM } from '../../src/testing/small-chat.ts';
import { DOCUMENT } from '../../src/testing/small-documents.ts';
import { NFE } from '../../src/testing/small-nfe.ts';
import {
  type Login,
  logIn,
  logInStaff,
  type StaffLogin,
  send,
  smallServer,
} from '../../src/testing/small-server.ts';
import { ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import {
  LINKED,
  LIST,
  SESSION,
  type SmallWorld,
  SUBSCRIPTION,
  smallWorld,
  TITLE,
} from '../../src/testing/small-world.ts';
import {
  FETCHING,
  type Given,
  keyOf,
  sameRequests,
  toInject,
  validRequests,
} from '../../src/testing/valid-requests.ts';

const database = testDatabase();
const state = databaseState(database.url);
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let owner: StaffLogin;
/** Values that belong to somebody else, by field name. */
let foreign: Readonly<Record<string, readonly unknown[]>>;
let anasOrder: number;

/** Expected status for a foreign id in a field of this name; 'unread' where the call ignores it. */
const RULES: Readonly<Record<string, number | 'unread'>> = {
  token: 401,
  client: 404,
  idcliente: 404,
  idmatriz: 404,
  idfornecedor: 400,
  fornec: 400,
  idFornecedor: 400,
  numpedido: 404,
  categ: 404,
  idcategoria: 404,
  // A product that this shop does not sell has no variants.
  produtoprincipal: 200,
  idproduto: 404,
  idcadastroextraproduto: 404,
  idendereco: 404,
  idloja: 422,
  idlojaorigem: 404,
  idlojadestino: 404,
  idformapagto: 422,
  // A foreign payment method changes no price.
  idformapagamento: 'unread',
  formapagamento: 'unread',
  idsinonimo: 404,
  idredirecionamento: 404,
  idconvite: 404,
  idpessoa: 404,
  idfuncao: 404,
  idnota: 404,
  idgrupo: 404,
  idimportacao: 404,
  idexportacao: 404,
  idexecucao: 404,
  // Only the shop's own people receive exports.
  destinatarios: 422,
  // A category of a product, when one is made or changed.
  categoria: 422,
  idchave: 404,
  idfoto: 404,
  fotos: 404,
  idpolitica: 404,
  idtabela: 404,
  idconcessao: 404,
  idlink: 404,
  idcupom: 404,
  idcombo: 404,
  idoferta: 404,
  idassinatura: 404,
  idclient: 404,
  chave: 404,
  idsessao: 404,
  idlista: 404,
  idlistaorigem: 404,
  idpagina: 404,
  paginas: 404,
  idcarrossel: 404,
  carrosseis: 404,
  idbloco: 404,
  blocos: 404,
  sala: 404,
  idmensagem: 404,
  iddocumento: 404,
  idatendente: 404,
  idresposta: 404,
  tiposAssinatura: 422,
  // Coupons and combos may refer to the shop's own rows only.
  produtosComDesconto: 422,
  formasPagamento: 422,
  clienteExclusivo: 422,
  // So may policies.
  produtos: 422,
  categorias: 422,
  // The place of a category, and where the products of a deleted one go.
  pai: 422,
  antesde: 422,
  iddestino: 422,
  clientes: 422,
  idvariacao: 404,
  adicionais: 422,
  segmentos: 422,
  // Filters: a foreign value matches nothing.
  idempresa: 422,
  idsegmento: 200,
  idusuariovinculado: 404,
  idrepresentante: 404,
  // Ana represents nobody; representatives.test.ts tests representatives.
  idclienterepresentado: 403,
  idusuario: 404,
  id_usuario: 404,
  // The cart shows a one-off purchase instead.
  idtipoassinatura: 200,
  // Only the session's own is found.
  idcadastroextracliente: 404,
  // The session says who acts.
  idapikeys: 'unread',
  // The combo's own id decides.
  idcombopromocional_cabecalho: 200,
  idcaracteristica: 200,
  idagendamento: 422,
  idformaentrega: 422,
  idarea: 404,
  idtitulo: 404,
  idcobranca: 404,
  titulos: 404,
  // Titles may refer to the shop's own rows only.
  idclientedevedor: 422,
  idjanela: 404,
  // Start of a page; no row needs to exist there.
  depois: 'unread',
};

/** Exceptions from `RULES`, with their reasons. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, number | 'unread'>>>> = {
  'GET /v4/pagamentos/campo-cartao/:idfornecedor/:idformapagto': { 'params/idformapagto': 404 },
  'GET /v4/painel/:idfornecedor/cobrancas': { 'query/numpedido': 200 },
  // A foreign address belongs to no region: prices are the public ones.
  'GET /v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto': { 'query/idendereco': 200 },
  'GET /v2/app/token/listaprodutos/full-text/pesquisar': { 'query/idendereco': 200 },
  'GET /v4/promotional-combo/:idcombo': { 'query/idendereco': 200 },
  'GET /v4/home/cliente/:idcliente': { 'query/idendereco': 200 },
  // Nobody has rated it.
  'GET /v2/app/fornecedor/:idfornecedor/produto/:idproduto/avaliacoes': { 'params/idproduto': 200 },
  // Filters: a foreign value matches nothing.
  'GET /v4/painel/:idfornecedor/auditoria': { 'query/alvo': 200 },
  'GET /v4/painel/:idfornecedor/auditoria/exportar': { 'query/alvo': 200 },
  'GET /v4/painel/:idfornecedor/titulos': { 'query/idclientedevedor': 200 },
  // Which clients: with open titles.
  'GET /v4/painel/:idfornecedor/clientes': { 'query/representante': 200, 'query/titulos': 400 },
  // The face of headings, one of five words.
  'PUT /v4/painel/:idfornecedor/loja/aparencia': { 'body/estilo/titulos': 400 },
  'GET /v4/painel/:idfornecedor/pedidos': {
    'query/idcliente': 200,
    'query/formaPagamento': 200,
    'query/representante': 200,
  },
  'GET /v4/painel/:idfornecedor/pedidos/planilha': {
    'query/idcliente': 200,
    'query/formaPagamento': 200,
    'query/representante': 200,
  },
  // Another kind of condition asks for it.
  'POST /v4/painel/:idfornecedor/grupos-automaticos': { 'body/regra/condicoes/0/idtabela': 400 },
  'POST /v4/painel/:idfornecedor/grupos-automaticos/previa': { 'body/regra/condicoes/0/idtabela': 400 },
  'PUT /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo': { 'body/regra/condicoes/0/idtabela': 400 },
  // What becomes of the clients: a word.
  'DELETE /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo': { 'query/clientes': 400 },
  'PUT /v4/painel/:idfornecedor/setores': { 'body/setores/0/id': 422 },
  'GET /v4/painel/:idfornecedor/produtos': { 'query/categoria': 200, 'query/ids': 200 },
  // Each line of the grid has an outcome of its own.
  'PATCH /v4/painel/:idfornecedor/produtos': { 'body/linhas/0/id': 200, 'body/linhas/0/categoria': 200 },
  'PUT /v4/painel/:idfornecedor/formas-pagamento/:idformapagto': { 'params/idformapagto': 404 },
  'PUT /v4/painel/:idfornecedor/lojas/:idloja': { 'params/idloja': 404 },
  'DELETE /v4/painel/:idfornecedor/lojas/:idloja': { 'params/idloja': 404 },
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/estoque/lojas/:idloja': { 'params/idloja': 404 },
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/estoque/movimentos': { 'body/idloja': 404 },
  // Ana's order has not left the shop; returns.test.ts names a store that is not the shop's.
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes': { 'body/idloja': 409 },
  // Nothing is at a store that the shop does not have.
  'GET /v4/painel/:idfornecedor/estoque': { 'query/idloja': 200 },
  'GET /v4/painel/:idfornecedor/estoque/planilha': { 'query/idloja': 200 },
  'PUT /v4/painel/:idfornecedor/ordem-formas-pagamento': { 'body/ids/0': 409 },
  'POST /v4/product/spreadsheet/:idfornecedor': { 'body/idendereco': 200 },
  'GET /v2/app/:client/fornecedor/localizacao': { 'query/idempresa': 200 },
  // The path names the category.
  'GET /v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria': { 'query/categ': 'unread' },
  // A product that is not sold here cannot be excluded or forgotten.
  'GET /v2/app/fornecedor/:idfornecedor/produto-by-tags': {
    'query/idcadastroextraproduto': 'unread',
    'query/idendereco': 200,
  },
  'GET /v4/sugestao/produtos/:idfornecedor/:idcliente': { 'query/item_id': 200, 'query/idendereco': 200 },
  // An order that is not theirs is not counted; a visit's id says nothing about anybody.
  'POST /v4/log/google-analytics/:idfornecedor': { 'body/transaction_id': 200, 'body/session_id': 'unread' },
  'POST /v4/sugestao/feedback': { 'body/item_id': 422, 'body/sessao_id': 422 },
  // Filters: a foreign value matches nothing.
  'GET /v4/carrossel/list-for-page/:idfornecedor': {
    'query/idcarrossel': 200,
    'query/idstaticpage': 200,
    'query/idcadastroextraproduto': 'unread',
    // The session says who asks.
    'query/token': 'unread',
  },
  'GET /v4/home/:idfornecedor': { 'query/idendereco': 200 },
  'POST /v4/painel/:idfornecedor/carrosseis': { 'body/idpagina': 422, 'body/paginas/0': 400 },
  'PUT /v4/painel/:idfornecedor/carrosseis/:idcarrossel': { 'body/idpagina': 422, 'body/paginas/0': 400 },
  'POST /v4/painel/:idfornecedor/blocos-home': { 'body/idcarrossel': 422 },
  'POST /v4/painel/:idfornecedor/rascunho-home/blocos': { 'body/idcarrossel': 422 },
  'POST /v4/notificacao/alerta-disponibilidade/remove': { 'body/idcadastroextraproduto': 'unread' },
  'POST /v4/notificacao/alerta-preco/remove': { 'body/idcadastroextraproduto': 'unread' },
  'POST /v4/notificacao/alertas/vistos': { 'body/produtos/0': 'unread' },
  // A product that is not sold here has no additions and is in no combo.
  'GET /v2/app/fornecedor/:idfornecedor/produto/:idproduto/adicionais': {
    'params/idproduto': 200,
    'query/idendereco': 200,
  },
  'POST /v2/app/fornecedor/:idfornecedor/produtos/adicionais': {
    'body/produtos/0': 200,
    'query/idendereco': 200,
  },
  'GET /v4/promotional-combo-all/:idfornecedor': { 'query/idproduto': 200, 'query/idendereco': 200 },
  'GET /v4/promotional-combo-client/:idfornecedor/:idcliente': {
    'query/idproduto': 200,
    'query/idendereco': 200,
  },
  'POST /v4/shopping-list/:idfornecedor': { 'body/produtos/0/idproduto': 422 },
  'POST /v4/painel/:idfornecedor/listas-sugeridas': { 'body/produtos/0/idproduto': 422 },
  'PUT /v4/painel/:idfornecedor/listas-sugeridas/:idlista': { 'body/produtos/0/idproduto': 422 },
  'POST /v4/painel/:idfornecedor/combos': { 'body/produtos/0/idproduto': 422 },
  'PUT /v4/painel/:idfornecedor/combos/:idcombo': { 'body/produtos/0/idproduto': 422 },
  'POST /v4/painel/:idfornecedor/ofertas': { 'body/recompensa/idproduto': 422 },
  'PUT /v4/painel/:idfornecedor/ofertas/:idoferta': { 'body/recompensa/idproduto': 422 },
  // A product that is not sold here is left out of the cart, with a notice.
  'POST /v4/painel/:idfornecedor/simulador': { 'body/itens/0/id': 200 },
  // It names its promotion already, and takes one rule.
  'POST /v4/painel/:idfornecedor/simulador/soma': { 'body/itens/0/id': 200, 'body/idcupom': 422 },
  'POST /v2/app/:client/usuario/:idcliente/cart': { 'body/cartItens/0/id': 200 },
  'POST /v4/app/carrinho/precos/:idfornecedor': { 'body/cartItens/0/id': 200 },
  'POST /v4/app/formas-entrega/:idfornecedor/:cep': {
    'body/produtos/0/id': 200,
    'body/produtos/0/idproduto': 200,
  },
  'POST /v4/app/taxa-entrega/:idfornecedor/:cep': {
    'body/carrinho/0/id': 200,
    'body/carrinho/0/idproduto': 200,
  },
  // The panel answers with a 404 for foreign stores, as for all other rows.
  'POST /v4/painel/:idfornecedor/areas-entrega': { 'body/raio/idloja': 404 },
  'PUT /v4/painel/:idfornecedor/areas-entrega/:idarea': { 'body/raio/idloja': 404 },
  'PUT /v4/painel/:idfornecedor/lojas/:idloja/abertura': { 'params/idloja': 404 },
  'POST /v2/app/:token/usuario/:idcliente/pedido': {
    'body/itens/0/id': 409,
    'body/itens/0/idcombopromocional_cabecalho': 409,
    'body/idtipoassinatura': 409,
  },
  // A product outside of the subscription cannot be added to it.
  'PUT /v4/subscription/change/:idassinatura': {
    'body/idtipoassinatura': 409,
    'body/itens/0/id': 422,
    'body/idloja': 404,
  },
  // In carts and orders such an id is a wish, and an unfulfilled wish is reported.
  'PUT /v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura': { 'params/idtipoassinatura': 404 },
  'DELETE /v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura': { 'params/idtipoassinatura': 404 },
  'GET /v4/painel/:idfornecedor/explicacao-preco/escolhas': { 'query/clientes': 200 },
  // Who does not have the table is left as they are.
  'DELETE /v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes/:idcliente': { 'params/idcliente': 200 },
  'PUT /v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos': { 'body/precos/0/idproduto': 422 },
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/concessoes': { 'body/idproduto': 422 },
  'POST /v4/painel/:idfornecedor/links-acao': { 'body/itens/0/idproduto': 422 },
  'PUT /v4/painel/:idfornecedor/representantes/metas': { 'body/metas/0/idrepresentante': 404 },
  'POST /v4/painel/:idfornecedor/representantes/:idrepresentante/transferencia': {
    'body/para': 404,
    'body/clientes/0': 404,
  },
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/carrinho': {
    'body/itens/0/id': 422,
    'body/itens/0/idcombopromocional_cabecalho': 422,
  },
  // A product that is not sold here is left out, with a notice; to a foreign address nothing is delivered.
  'GET /v4/painel/:idfornecedor/clientes/:idcliente/pedidos/produtos': {
    'query/idendereco': 200,
    'query/idformapagamento': 200,
  },
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/pedidos/previa': {
    'body/itens/0/id': 200,
    'body/idendereco': 200,
    'body/idformapagamento': 200,
  },
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/pedidos': {
    'body/itens/0/id': 409,
    'body/itens/0/idcombopromocional_cabecalho': 409,
    'body/formaEntrega/idagendamento': 409,
  },
  // Ana's order is no quote, whatever the prices.
  'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/orcamento': { 'body/itens/0/id': 409 },
  'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/aceitar': { 'body/idformapagto': 409 },
  // Only compares contents.
  'POST /v2/app/:token/usuario/:idcliente/pedido/duplicidade': {
    'body/itens/0/id': 'unread',
    'body/itens/0/idcombopromocional_cabecalho': 'unread',
    'body/formaEntrega/idagendamento': 'unread',
    'body/formaEntrega/idformaentrega': 'unread',
    'body/caracteristicas/0/idcaracteristica': 'unread',
    'body/idtipoassinatura': 'unread',
    'body/enderecoentrega/idendereco': 'unread',
    'body/lojaRetira/idloja': 'unread',
    'body/formaPagamento/idformapagto': 'unread',
  },
};

/** Not tested here, because the effect of these calls, such as a new order, happens once. */
const NOT_READ = [
  // Invitations are counted, also refused ones: staff-team.test.ts tests it.
  'POST /v4/painel/:idfornecedor/convites-equipe body/idfuncao',
  // The path names the row; each save counts its version on.
  'PUT /v4/painel/:idfornecedor/formas-pagamento/:idformapagto body/idformapagto',
  'PUT /v4/painel/:idfornecedor/lojas/:idloja body/idloja',
  // The page draws the key, which names one request.
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes body/chave',
  'POST /v4/painel/:idfornecedor/pedidos/:numpedido/envios body/chave',
  'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/separacao body/chave',
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/estoque/movimentos body/chave',
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/estoque body/chave',
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/estoque/transferencias body/chave',
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/estoque/lojas/:idloja body/chave',
  // A Pix key is the shop's own word.
  'POST /v4/painel/:idfornecedor/formas-pagamento body/pix/chave',
  'PUT /v4/painel/:idfornecedor/formas-pagamento/:idformapagto body/pix/chave',
  // Read for other kinds of carousels and blocks: carousels.test.ts and home.test.ts test it.
  'POST /v4/painel/:idfornecedor/carrosseis body/idcategoria',
  'PUT /v4/painel/:idfornecedor/carrosseis/:idcarrossel body/idcategoria',
  'POST /v4/painel/:idfornecedor/blocos-home body/categorias/0',
  'PUT /v4/painel/:idfornecedor/blocos-home/:idbloco body/categorias/0',
  'PUT /v4/painel/:idfornecedor/blocos-home/:idbloco body/idcarrossel',
  'POST /v4/painel/:idfornecedor/rascunho-home/blocos body/categorias/0',
  'PUT /v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco body/categorias/0',
  'PUT /v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco body/idcarrossel',
  'POST /v1/app/:token/usuario/autenticar body/idcadastroextracliente',
  'POST /v1/app/:token/usuario/autenticar/representante body/idcadastroextracliente',
  // Each call creates another client; questions that the shop does not ask are ignored.
  'POST /v1/app/:client/usuario body/caracteristicas/0/idcaracteristica',
  'PUT /v4/client/:idcliente/supplier/:idfornecedor/cadastro body/caracteristicas/0/idcaracteristica',
  // Tries are counted; login-variants.test.ts tests it.
  'POST /v4/api-key/login body/idErpUsuario',
  'POST /v2/app/:token/usuario/:idcliente/pedido body/caracteristicas/0/idcaracteristica',
  'POST /v2/app/:token/usuario/:idcliente/pedido body/formaEntrega/idagendamento',
  'POST /v2/app/:token/usuario/:idcliente/pedido body/idapikeys',
  // The request is picked up at the store that it names; a foreign address: attended-order.test.ts.
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/pedidos body/enderecoentrega/idendereco',
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/pedidos body/formaEntrega/idformaentrega',
  'POST /v4/painel/:idfornecedor/clientes/:idcliente/pedidos body/caracteristicas/0/idcaracteristica',
  // Made by who sends the message.
  'POST /v4/chat/:idfornecedor/salas/:sala/mensagens body/idmensagem',
  'POST /v4/chat/:idfornecedor/salas/:sala/arquivos query/idmensagem',
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/mensagens body/idmensagem',
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/arquivos query/idmensagem',
  // Made by who sends the file: registration-documents.routes.test.ts tests another's.
  'POST /v4/cadastro/:idfornecedor/documentos query/iddocumento',
];

/** Recognised by pattern or by name: ids of new calls are included automatically, and fail until they have a rule. */
const isId = ({ name, shape }: Field): boolean =>
  hasIdForm(shape) || name in RULES || name === 'id' || /^id[A-Za-z]/.test(name) || /_id$|Id$/.test(name);

const hasIdForm = ({ pattern, anyOf = [] }: Shape): boolean =>
  pattern?.includes('[0-9a-f]{12}') === true || anyOf.some(hasIdForm);

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  const { market, atlas, bia } = world;
  const bias = await logIn(app, bia.email, market.id);
  const anaAtAtlas = await logIn(app, world.ana.email, atlas.id);
  ana = await logIn(app, world.ana.email, market.id);
  const [category] = await database.current.db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.supplierId, atlas.id));
  foreign = {
    token: [bias.handle],
    client: [`${ana.handle}~${bia.id}`],
    idcliente: [bia.id],
    idfornecedor: [atlas.id],
    fornec: [atlas.id],
    numpedido: [
      await order(bias, { ...bia, clientId: bia.id }, market, MARKET_HOST),
      await order(anaAtAtlas, { ...world.ana, clientId: world.ana.id }, atlas, ATLAS_HOST),
    ],
    session_id: ['visita-da-bia-0123456789'],
    categ: [category?.id],
    idcategoria: [category?.id],
    produtoprincipal: Object.values(atlas.products),
    idproduto: Object.values(atlas.products),
    idcadastroextraproduto: Object.values(atlas.products),
    item_id: Object.values(atlas.products),
    // Of an answer of another shop: its signature is not valid here.
    sessao_id: [
      '0.mwu6tjhp.AaIK7cv0dTag5qjlnJF-IgGiCu1fYH_RlgK1dVtxNvE.7Lrbw3_bzJQ4dcs08oDj0h9B1JfjWEU2XKTcczXWRPg',
    ],
    id: Object.values(atlas.products),
    idendereco: [bia.addressId],
    idloja: [atlas.storeId],
    idlojaorigem: [atlas.storeId],
    idlojadestino: [atlas.storeId],
    idformapagto: [atlas.cash],
    idformapagamento: [atlas.pix],
    formapagamento: [atlas.pix],
    idsinonimo: [atlas.panel.synonymId],
    idredirecionamento: [atlas.panel.catalog.redirectId],
    idconvite: [atlas.panel.invitationId, atlas.panel.team.invitationId],
    idpessoa: [atlas.panel.team.memberId],
    alvo: [atlas.panel.synonymId],
    idfuncao: [atlas.panel.team.roleId],
    idnota: [atlas.panel.noteId],
    idgrupo: [atlas.panel.automaticGroupId],
    idimportacao: [atlas.panel.catalog.imports.doneId],
    idexportacao: [atlas.panel.exports.changedId],
    idexecucao: [atlas.panel.exports.runId],
    destinatarios: [atlas.panel.team.memberId],
    categoria: [category?.id],
    formaPagamento: [atlas.cash],
    ids: [atlas.cash],
    para: [atlas.panel.deputyId],
    representante: [atlas.panel.representative.userId],
    idchave: [atlas.panel.apiKeyId],
    idcobranca: [atlas.panel.chargeId],
    idFornecedor: [atlas.id],
    idfoto: [atlas.panel.single.pictureId, market.panel.several.pictureIds[0]],
    fotos: [atlas.panel.single.pictureId, market.panel.single.pictureId],
    idpolitica: [atlas.panel.pricing.policyId],
    idtabela: [atlas.panel.pricing.tableId],
    idconcessao: [atlas.panel.pricing.grantId],
    idlink: [atlas.panel.closing.id],
    idcupom: [atlas.panel.couponId],
    idcombo: [atlas.panel.combo.shownId],
    idoferta: [atlas.panel.promotionId],
    idassinatura: [SUBSCRIPTION.bia],
    idclient: [bia.id],
    chave: [NFE.kept],
    idsessao: [SESSION.bia],
    idusuario: [LINKED.bia, bia.userId],
    id_usuario: [LINKED.bia, LINKED.user, bia.userId],
    idusuariovinculado: [LINKED.bia, bia.userId],
    idrepresentante: [atlas.panel.representative.userId],
    idclienterepresentado: [bia.id],
    idlista: [LIST.bia, atlas.panel.lists.shownId],
    idlistaorigem: [LIST.bia, atlas.panel.lists.shownId],
    idpagina: [atlas.panel.pages.changedId],
    paginas: [atlas.panel.pages.shown.id],
    idcarrossel: [atlas.panel.home.carousel.shownId],
    carrosseis: [atlas.panel.home.carousel.shownId],
    idbloco: [atlas.panel.home.block.shownId],
    blocos: [atlas.panel.home.block.shownId],
    idstaticpage: [atlas.panel.pages.shown.id],
    segmentos: [atlas.id],
    sala: [ROOM.bia, atlas.panel.chat.roomId],
    idmensagem: [newId()],
    iddocumento: [DOCUMENT.bia],
    idatendente: [(await staffByEmail(database.current.db, world.staff.elsewhere))?.id],
    idresposta: [atlas.panel.chat.answerId],
    idtipoassinatura: [atlas.panel.subscriptionTypes.offeredId],
    tiposAssinatura: [atlas.panel.subscriptionTypes.offeredId],
    produtosComDesconto: Object.values(atlas.products),
    formasPagamento: [atlas.pix],
    clienteExclusivo: [atlas.panel.attended.clientId],
    produtos: Object.values(atlas.products),
    idvariacao: Object.values(atlas.products),
    adicionais: Object.values(atlas.products),
    categorias: [category?.id],
    pai: [category?.id],
    antesde: [category?.id],
    iddestino: [category?.id],
    clientes: [atlas.panel.attended.clientId],
    depois: Object.values(atlas.products),
    idempresa: ['outra-empresa'],
    idsegmento: [atlas.id],
    idcadastroextracliente: [bia.id],
    idapikeys: [bia.id],
    idcombopromocional_cabecalho: [atlas.panel.combo.shownId],
    idcaracteristica: [atlas.id],
    idarea: [atlas.panel.delivery.areaId],
    idtitulo: [atlas.panel.titles.paidId],
    titulos: [TITLE.bia, atlas.panel.titles.paidId],
    idclientedevedor: [atlas.panel.attended.clientId],
    idmatriz: [atlas.panel.headOfficeId],
    idjanela: [atlas.panel.delivery.slotId],
    idagendamento: [atlas.id],
    idformaentrega: [atlas.id],
  };
  owner = await logInStaff(app, world.staff.owner);
  await attachToBias(market);
  anasOrder = await order(ana, { ...world.ana, clientId: world.ana.id }, market, MARKET_HOST);
});
afterAll(async () => {
  await app.close();
  await state.close();
});

async function order(
  { handle, cookie }: Login,
  client: { clientId: string; userId: string; email: string; addressId: string },
  shop: SmallWorld['market'],
  host: string,
): Promise<number> {
  const key = 'POST /v2/app/:token/usuario/:idcliente/pedido';
  const request = toInject(
    key,
    validRequests({ ...client, handle, shop, orderNumber: 0, staffEmail: '' })[key] ?? {},
  );
  const answer = await send(app, { ...request, headers: { ...request.headers, host, cookie } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().numpedido;
}

const sendWith = (key: string, given: Given) => {
  const request = toInject(key, given);
  const cookie = `${ana.cookie}; ${owner.cookie}`;
  return send(app, { ...request, headers: { ...request.headers, host: MARKET_HOST, cookie } });
};

const anasRequest = (key: string): Given => {
  const { id: clientId, userId, email, addressId } = world.ana;
  const ids = { clientId, userId, addressId, orderNumber: anasOrder, shop: world.market };
  return sameRequests({ handle: ana.handle, email, staffEmail: '', ...ids })[key] ?? {};
};

/** The panel names any client, order and conversation of the shop; only those of other shops are foreign. */
function foreignOf(key: string, name: string): readonly unknown[] {
  const inPanel = key.includes('/v4/painel/');
  if (name === 'transaction_id') return foreign.numpedido ?? [];
  if (inPanel && (name === 'numpedido' || name === 'sala')) return foreign[name]?.slice(1) ?? [];
  return foreign[inPanel && name === 'idcliente' ? 'clientes' : name] ?? [];
}

/** Attaches a document to another client's order at the same shop. */
async function attachToBias(market: SmallWorld['market']): Promise<void> {
  const key = 'POST /v4/painel/:idfornecedor/pedidos/:numpedido/notas';
  const params = { idfornecedor: market.id, numpedido: foreign.numpedido?.[0] };
  const request = toInject(key, { params, file: Buffer.from(NFE.xml(NFE.keptNumber)) });
  const headers = { ...request.headers, host: MARKET_HOST, cookie: owner.cookie };
  const answer = await send(app, { ...request, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** A value of the same form that belongs to nobody. */
function nobodys(name: string): unknown {
  if (name === 'numpedido' || name === 'transaction_id') return 999_999;
  if (name === 'token') return 'nobodysHandleOf22Chars';
  if (name === 'chave') return NFE.absent;
  if (name === 'idfoto' || name === 'fotos') return randomBytes(16).toString('hex');
  return name === 'client' ? `${ana.handle}~${newId()}` : newId();
}

/** The response without its variable parts and without the requested id. */
function bare({ statusCode, headers, body }: LightMyRequestResponse, said: unknown): unknown {
  const { 'x-request-id': _, date: __, ...rest } = headers;
  const text = body.replaceAll(String(said).split('~').at(-1) ?? '', '<id>');
  return {
    statusCode,
    headers: rest,
    body: text.replace(/"(requestId|versao|sessao_id|em)":("[^"]*"|\d+)/g, ''),
  };
}

const expectationOf = (key: string, { path, name }: Field): number | 'unread' | undefined =>
  EXCEPTIONS[key]?.[path] ?? RULES[name];

/** Some fields are only read in certain requests, such as a store with pickup; this builds them. */
function placeOf(key: string, { name, path }: Field): Given {
  const given = anasRequest(key);
  if (name === 'idloja' && !key.includes('/v4/painel/'))
    return withField(given, 'body/tipoEntrega', 'RETIRADA');
  if (name === 'transaction_id') return withField(given, 'body/event', 'purchase');
  if (path.includes('/formaEntrega/')) return withField(given, 'body/formaEntrega', {});
  if (name === 'idcaracteristica') return withField(given, path.replace(/idcaracteristica$/, 'valor'), 'sim');
  return given;
}

describe('an id that is another’s is answered as one that does not exist', () => {
  test('in every field of every call', { timeout: 600_000 }, async () => {
    const wrong: Record<string, unknown> = {};
    for (const call of app.servedCalls) {
      const key = keyOf(call);
      // Only the platform's people may call these, at any shop.
      if (call.permission?.startsWith('mails:') || call.access === 'platform') continue;
      for (const field of fieldsOf(call.schema).filter(isId)) {
        const outcome = await judge(key, field).catch((error: Error) => error.message);
        if (outcome !== undefined) wrong[`${key} ${field.path}`] = outcome;
      }
    }
    expect(wrong).toEqual({});
  });

  /** Of the whole database after a refused call, which is also what it is before the next one. */
  let unchanged: Awaited<ReturnType<typeof state.read>> | undefined;

  /** What is wrong with how the call treats the field. */
  async function judge(key: string, field: Field): Promise<unknown> {
    if (NOT_READ.includes(`${key} ${field.path}`)) return undefined;
    const expected = expectationOf(key, field);
    const given = placeOf(key, field);
    if (expected === undefined) return 'has no rule';
    // Adding the field to a valid request has to be possible.
    const place = fieldAt(given, field.path.split('/').slice(0, -1).join('/'));
    if (place === undefined && !field.path.startsWith('query/')) return 'has no place in the valid request';
    const others = foreignOf(key, field.name);
    if (others.length === 0) return 'has nobody else’s value to be tried with';
    const absent = nobodys(field.name);
    // The call is either refused, and nothing changes, or only her own rows do.
    const but = expected === 'unread' || expected === 200 ? ana.clientId : undefined;
    const before = but === undefined ? (unchanged ?? (await state.read())) : await state.read(but);
    unchanged = undefined;
    const unknown = await sendWith(key, withField(given, field.path, absent));
    if (expected !== 'unread' && unknown.statusCode !== expected) return unknown.body;
    if (expected === 'unread' && unknown.statusCode !== 200) return unknown.body;
    for (const value of others) {
      const answer = await sendWith(key, withField(given, field.path, value));
      expect(bare(answer, value)).toEqual(bare(unknown, absent));
    }
    expect(await state.read(but)).toEqual(before);
    if (but === undefined) unchanged = before;
    return undefined;
  }
});

const OUTDATED = new Set([
  'alterado-por-outra-pessoa',
  'other-methods-now',
  'terms-unchanged',
  'other-terms-now',
  // An order for a client, whose maker saw another total.
  'total-changed',
  // The order has not left the shop, so nothing of it can have come back.
  'not-left-yet',
  'nothing-failed',
]);

test('the requests are right but for that: each of them is answered', { timeout: 300_000 }, async () => {
  const statuses: Record<string, number> = {};
  for (const call of app.servedCalls) {
    // Left out: calls that end a session, that this shop's tags disable, or that take a code.
    if (/\/(logout|autenticar|sair|entrar|escolher)$|\/indicacao\/:/.test(call.endpoint.path)) continue;
    // Left out: calls of the platform's people: platform-authorisation.test.ts.
    if (call.access === 'platform' || call.endpoint.path.startsWith('/v4/plataforma/')) continue;
    // Left out: nobody has proposed to change Ana's order, the shop sells already, its spare store is gone, and nobody acts as another.
    if (/\/alteracao(\/\w+)?$|\/preparo\/publicar$|\/personificacao\/|^DELETE .*\/lojas\/:/.test(keyOf(call)))
      continue;
    // Left out: calls of representatives.
    if (call.act === 'represented-clients:choose' || /\/representante$/.test(call.endpoint.path)) continue;
    if (
      /\/senha\/nova$|\/confirmar$|segunda-etapa|\/convite\b|\/api-key\/|\/alertas\/cancelar\/|\/sugestao\/feedback$/.test(
        call.endpoint.path,
      )
    )
      continue;
    // Left out: a password that nobody may choose, the address that one has, and a session of a client.
    if (/\/eu\/(senha|email)$|\/eu\/sessoes\/:/.test(call.endpoint.path)) continue;
    // Left out: Ana's order is no quote, is not cancelled for a blank reason, and is not delivered yet.
    if (/\/orcamento(\/\w+(-\w+)?)?$|\/cancelar$|\/situacao$/.test(call.endpoint.path)) continue;
    // Left out: it is neither delivered nor paid, and has no invoice with that key.
    if (
      /\/avaliar$|\/avaliacoes\/:|\/generate-receipt\/|^GET .*\/danfe\/:\w+\/:\w+(\/xml\/.*)?$|\/:chave$/.test(
        keyOf(call),
      )
    )
      continue;
    // Left out: it is not picked or packed, and has no shipment.
    if (/\/envios(\/|$)|^(PUT|POST) .*\/separacao\b/.test(keyOf(call))) continue;
    // Left out: the tax register is of companies, and an approved client's documents stay.
    if (/^POST .*\/receita$|^DELETE .*\/documentos\/:/.test(keyOf(call))) continue;
    // Left out: no card payments, no webhooks, and the charge is closed.
    if (/\/payment-sdk\/|\/v4\/pagamentos\/|\/cobrancas\/:/.test(call.endpoint.path)) continue;
    // Left out: her subscription's method has no Pix Automático.
    if (/^POST .*\/automatic-pix\//.test(keyOf(call))) continue;
    if (keyOf(call) === FETCHING || call.permission?.startsWith('mails:')) continue;
    const answer = await sendWith(keyOf(call), anasRequest(keyOf(call)));
    // The former test has saved what the request has seen.
    statuses[keyOf(call)] =
      answer.statusCode === 409 && OUTDATED.has(answer.json().code) ? 200 : answer.statusCode;
  }
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
});
