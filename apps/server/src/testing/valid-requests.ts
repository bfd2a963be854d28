/** One valid request for each call, with every id that the call accepts. */
import { cpf } from 'cpf-cnpj-validator';
import type { InjectOptions } from 'fastify';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ServedCall } from '#platform/http/documentation/served-calls.ts';
import { attendedOrderRequests } from './attended-order-requests.ts';
import { CONSUMING_CATALOG, panelCatalogRequests } from './panel-catalog-requests.ts';
import { CONSUMING_EXPORTS, panelExportsRequests } from './panel-exports-requests.ts';
import { HOME_DRAFT, PIXEL, SHOP_DRAFT } from './panel-things.ts';
import { LATE_VERSION, platformRequests } from './platform-requests.ts';
import { MESSAGE_WITH_FILE, ROOM } from './small-chat.ts';
import { ATTENDED_DOCUMENT, DOCUMENT } from './small-documents.ts';
import { NFE } from './small-nfe.ts';
import {
  LINKED,
  LIST,
  PASSWORD,
  SESSION,
  type ShopIds,
  SPARE_ADDRESS,
  SUBSCRIPTION,
  TITLE,
} from './small-world.ts';

export interface Identity {
  /** The value of `{token}`. */
  readonly handle: string;
  readonly clientId: string;
  readonly email: string;
  readonly addressId: string;
  readonly orderNumber: number;
  /** Id of the user within the client. */
  readonly userId: string;
  /** Login of the panel. */
  readonly staffEmail: string;
  readonly shop: ShopIds;
}

export type Part = Readonly<Record<string, unknown>>;
export interface Given {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
  /** Sent instead of a JSON body. */
  readonly file?: Uint8Array;
}

export const keyOf = ({ endpoint }: ServedCall): string => `${endpoint.method} ${endpoint.path}`;

const MAIL_WORDS = {
  assunto: 'Pedido {{pedido}} na {{loja}}',
  introducao: 'Oi, {{nome}}!',
  encerramento: 'Até logo.',
};

let sent = 0;

type Requests = ReturnType<typeof validRequests>;
const made = new Map<string, Requests>();
const nameOf = ({ shop, ...who }: Identity): string => JSON.stringify([shop.id, who]);

/**
 * The same requests each time until `renewRequests`, for tests that send thousands of which most are refused: making all
 * takes longer than answering one.
 */
export function sameRequests(who: Identity): Requests {
  const name = nameOf(who);
  const requests = made.get(name) ?? validRequests(who);
  made.set(name, requests);
  return requests;
}

/** After a call of theirs that took something: what must be unique in the next one is. */
export const renewRequests = (who: Identity): void => void made.delete(nameOf(who));

export function validRequests(who: Identity): Readonly<Record<string, Given>> {
  const { handle: token, clientId: idcliente, addressId: idendereco, orderNumber: numpedido, shop } = who;
  const { id: idfornecedor, cash: idformapagamento } = shop;
  const [product = ''] = Object.values(shop.products);
  const soldOut = shop.products.ESGOTADO ?? product;
  const client = `${token}~${idcliente}`;
  const list = {
    fornec: idfornecedor,
    categ: 'tudo',
    sk: 'a',
    formapagamento: idformapagamento,
    page: 1,
    produtoprincipal: 'false',
  };
  const narrowed = {
    tagsPesquisa: 'oferta',
    agrupadores: 'sabor:uva,tamanho:1-l',
    marcas: 'casa',
    precode: 1,
    precoate: 99.9,
    disponiveis: true,
    produtoprincipal: 'true',
  };
  const idtipoassinatura = shop.panel.subscriptionTypes.offeredId;
  const bought = {
    idformapagamento,
    tipoentrega: 'RETIRADA',
    // Visitors have no address.
    ...(idendereco === EMPTY_UUID ? {} : { idendereco }),
  };
  const cart = { idfornecedor, ...bought, idtipoassinatura, canalVenda: 'WEB' };
  const cartItens = [{ id: product, quantidade: 2 }];
  sent += 1;
  const order = {
    itens: [{ id: product, quantidade: 2 }],
    idfornecedor,
    tipoEntrega: 'DELIVERY',
    enderecoentrega: { idendereco },
    formaPagamento: { idformapagto: idformapagamento, temForma: true },
    lojaRetira: { idloja: shop.storeId },
    // Unique, because two orders of the same content within a minute count as one.
    numPedidoCliente: `P${sent}`,
    anotacoes: `de ${who.email}`,
  };
  return {
    'GET /v2/app/:client/fornecedor': { params: { client }, query: { idfornecedor, idcliente, idendereco } },
    'GET /v2/configuracao/fornecedor/:idfornecedor/tema': { params: { idfornecedor } },
    'GET /v2/app/:token/configuracao/fornecedor': { params: { token }, query: { idfornecedor } },
    'GET /v2/app/config/fornecedor/:idfornecedor/rodape': { params: { idfornecedor } },
    'POST /v4/log/google-analytics/:idfornecedor/retirada': {
      params: { idfornecedor },
      body: { navegador: '1234567890.1795000000' },
    },
    'POST /v4/log/google-analytics/:idfornecedor': {
      params: { idfornecedor },
      body: {
        event: 'view_item_list',
        value: 25.9,
        item_list_name: 'Search Results',
        transaction_id: 100001,
        session_id: 'visita-0123456789abcdef',
      },
    },
    'GET /v4/app/token/custom-content/:idfornecedor': {
      params: { idfornecedor },
      query: { contentType: 'ORDER_INSTRUCTIONS' },
    },
    'GET /v4/carrossel/list-for-page/:idfornecedor': {
      params: { idfornecedor },
      query: {
        page: 'home',
        device: 'desktop',
        idformapagamento,
        tipoentrega: 'RETIRADA',
        idcadastroextraproduto: product,
        loadProdutos: true,
        idcarrossel: shop.panel.home.carousel.shownId,
        idstaticpage: shop.panel.pages.shown.id,
        idsegmento: EMPTY_UUID,
        token,
        idcliente,
      },
    },
    'GET /v4/home/:idfornecedor': {
      params: { idfornecedor },
      query: { idformapagamento, tipoEntrega: 'RETIRADA', device: 'mobile', idsegmento: EMPTY_UUID },
    },
    'GET /v4/pagina-estatica/:idfornecedor/listar': {
      params: { idfornecedor },
      query: { idcliente, tag: 'WEB' },
    },
    'GET /v4/pagina-estatica/:idfornecedor/slug/:slug': {
      params: { idfornecedor, slug: shop.panel.pages.shown.slug },
      query: { idcliente, tag: 'WEB' },
    },
    'GET /v4/sugestao/produtos/:idfornecedor/:idcliente': {
      params: { idfornecedor, idcliente },
      query: { idformapagamento, visao: 'HOME', item_id: product },
    },
    'POST /v4/sugestao/feedback': {
      body: { acao: 'CLICOU', visao: 'HOME', item_id: product, sessao_id: 'x' },
    },
    'GET /v4/static-text/:idfornecedor': { params: { idfornecedor } },
    'GET /v4/caracteristica-cliente/todas/:idfornecedor': { params: { idfornecedor } },
    'GET /v4/caracteristica-cliente/pendentes/:idfornecedor/:idcliente': {
      params: { idfornecedor, idcliente },
    },
    'GET /v4/caracteristica-pedido/todas/:idfornecedor': { params: { idfornecedor } },
    'GET /v2/app/:token/usuario/:login': { params: { token, login: who.email }, query: { auth: 'random' } },
    'POST /v1/app/:token/usuario/autenticar': {
      params: { token },
      body: { cpf: who.email, senha: PASSWORD, idfornecedor, idcliente },
    },
    'GET /v1/app/:token/cliente/logout': { params: { token } },
    'GET /v2/app/:token/cliente/senha/recuperar/:login': {
      // New each time, because mails per login are limited.
      params: { token, login: `alguem${sent}@exemplo.com.br` },
      query: { idfornecedor },
    },
    // A code that was never mailed.
    'POST /v4/senha/nova': { body: { codigo: 'x'.repeat(43), senha: 'azul cavalo grampo' } },
    'POST /v4/verificacao/confirmar': { body: { codigo: 'x'.repeat(43) } },
    'GET /v4/verificacao/enviar-verificacao': {
      query: { canal: 'email', idcliente, idfornecedor, fonte: 'cadastro' },
    },
    'PUT /v1/app/usuario/:client': {
      params: { client },
      body: { dadosUsuario: { senhaAtual: PASSWORD, email: `novo${sent}@exemplo.com.br` } },
    },
    'GET /v4/verificacao/:idcliente': { params: { idcliente } },
    'POST /v4/privacidade/:idcliente/dados': { params: { idcliente }, body: { senha: PASSWORD } },
    'GET /v4/privacidade/:idcliente/exclusao': { params: { idcliente } },
    'POST /v4/privacidade/:idcliente/exclusao': { params: { idcliente }, body: { senha: PASSWORD } },
    'DELETE /v4/privacidade/:idcliente/exclusao': { params: { idcliente } },
    'POST /v4/privacidade/exclusao/confirmar': { body: { codigo: 'x'.repeat(43) } },
    // A challenge that was never issued.
    'POST /v1/app/:token/usuario/autenticar/segunda-etapa': {
      params: { token },
      body: { desafio: 'x'.repeat(43), codigo: '000000', idfornecedor },
    },
    'GET /v4/segunda-etapa/:idcliente': { params: { idcliente } },
    'POST /v4/segunda-etapa/:idcliente': { params: { idcliente }, body: { senhaAtual: PASSWORD } },
    // A code that no authenticator generated.
    'POST /v4/segunda-etapa/:idcliente/confirmar': { params: { idcliente }, body: { codigo: '000000' } },
    'POST /v4/segunda-etapa/:idcliente/codigos': {
      params: { idcliente },
      body: { senhaAtual: PASSWORD, codigo: '000000' },
    },
    'POST /v4/segunda-etapa/:idcliente/remover': {
      params: { idcliente },
      body: { senhaAtual: PASSWORD, codigo: '000000' },
    },
    'POST /v4/login-token/:idfornecedor': { params: { idfornecedor }, body: { idcliente } },
    'POST /v4/login-token/:idfornecedor/entrar': {
      params: { idfornecedor },
      body: { tokenLogin: 'x'.repeat(43), email: who.email },
    },
    // A key that no shop issued.
    'POST /v4/api-key/login': {
      body: { apiKey: 'vitrine_x', idErpUsuario: 'ERP-1', idFornecedor: idfornecedor },
    },
    ...registrationRequests(who, sent),
    ...representativeRequests(who),
    ...linkedUserRequests(who, sent),
    'GET /v4/sessoes/:idcliente': { params: { idcliente } },
    'DELETE /v4/sessoes/:idcliente/:idsessao': { params: { idcliente, idsessao: SESSION.ana } },
    'DELETE /v4/sessoes/:idcliente': { params: { idcliente } },
    'GET /v1/app/:client/cliente': { params: { client }, query: { idfornecedor } },
    'GET /v2/app/:token/fornecedor/:idfornecedor/formas-pagamento': {
      params: { token, idfornecedor },
      query: { idcliente },
    },
    'PUT /v4/client/:idcliente/supplier/:idfornecedor/forma-pagamento': {
      params: { idcliente, idfornecedor },
      body: { idformapagto: shop.cash },
    },
    'GET /v1/app/:client/enderecos': { params: { client }, query: { idfornecedor } },
    'POST /v1/app/:client/enderecos': {
      params: { client },
      body: {
        rua: `Rua ${sent}`,
        numero: '1',
        bairro: 'Centro',
        cidade: 'São Paulo',
        uf: 'SP',
        cep: '01310-100',
        idfornecedor,
        idcliente,
      },
    },
    ...addressRequests(who, sent),
    'GET /v2/app/:idfornecedor/listaprodutos/:idendereco': {
      params: { idfornecedor, idendereco },
      query: list,
    },
    'GET /v1/app/:idfornecedor/listaprodutosf/:token': { params: { idfornecedor, token }, query: list },
    'GET /v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria': {
      params: { idfornecedor, idcategoria: 'tudo' },
      query: { ...list, ...narrowed },
    },
    'GET /v4/tag-pesquisa/:idfornecedor/lista': {
      params: { idfornecedor },
      query: { idcategoria: 'tudo', idcliente, query: 'a' },
    },
    'GET /v2/app/token/listaprodutos/full-text/pesquisar': {
      query: { idfornecedor, query: 'arr', idcliente, idformapagamento, idendereco },
    },
    'GET /v4/busca/:idfornecedor/populares': { params: { idfornecedor } },
    'GET /v2/app/fornecedor/:idfornecedor/produto/:idproduto/avaliacoes': {
      params: { idfornecedor, idproduto: product },
    },
    'GET /v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto': {
      params: { client, idfornecedor, idproduto: product },
      query: { idformapagamento, idendereco, quantidade: 3 },
    },
    'GET /v2/app/:token/listacategoriasprodutos/:idfornecedor': {
      params: { token, idfornecedor },
      query: { idsegmento: '', device: 'desktop' },
    },
    'GET /v2/app/setores-produto/obter-setor/:token/:idfornecedor': { params: { token, idfornecedor } },
    'GET /v2/app/fornecedor/:idfornecedor/produto-by-tags': {
      params: { idfornecedor },
      query: { idcadastroextraproduto: product, tagsPesquisa: 'oferta,novo', idformapagamento, idendereco },
    },
    'GET /v2/app/fornecedor/:idfornecedor/produto/:idproduto/adicionais': {
      params: { idfornecedor, idproduto: product },
      query: { idformapagamento, idendereco },
    },
    'POST /v2/app/fornecedor/:idfornecedor/produtos/adicionais': {
      params: { idfornecedor },
      query: { idformapagamento, idendereco },
      body: { produtos: [product, soldOut] },
    },
    'POST /v4/notificacao/alerta-disponibilidade': {
      body: { idcliente, idfornecedor, idproduto: soldOut, idcadastroextraproduto: soldOut },
    },
    'POST /v4/notificacao/alerta-disponibilidade/remove': {
      body: { idcliente, idfornecedor, idcadastroextraproduto: soldOut },
    },
    'POST /v4/notificacao/alerta-preco': {
      body: { idcliente, idfornecedor, idcadastroextraproduto: product },
    },
    'POST /v4/notificacao/alerta-preco/remove': {
      body: { idcliente, idfornecedor, idcadastroextraproduto: product },
    },
    'GET /v4/notificacao/alertas/:idfornecedor/:idcliente': {
      params: { idfornecedor, idcliente },
      query: { novidades: false },
    },
    'POST /v4/notificacao/alertas/vistos': { body: { idcliente, idfornecedor, produtos: [product] } },
    'POST /v4/notificacao/alertas/cancelar/:codigo': {
      params: { codigo: 'x'.repeat(96) },
      body: { 'List-Unsubscribe': 'One-Click' },
    },
    'POST /v4/product/spreadsheet/:idfornecedor': {
      params: { idfornecedor },
      body: { categ: 'tudo', sk: 'a', tagsPesquisa: 'oferta', formapagamento: idformapagamento, idendereco },
    },
    'GET /v4/notificacao/push/:idfornecedor/chave': { params: { idfornecedor } },
    'POST /v4/notificacao/push/:idfornecedor': {
      params: { idfornecedor },
      body: {
        endpoint: `https://push.exemplo.com.br/${token}`,
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
      },
    },
    'POST /v4/notificacao/push/:idfornecedor/remove': {
      params: { idfornecedor },
      body: { endpoint: `https://push.exemplo.com.br/${token}` },
    },
    'GET /robots.txt': {},
    'GET /sitemap.xml': { query: { pagina: 1 } },
    'GET /:loja/sitemap.xml': { params: { loja: shop.slug }, query: { pagina: 1 } },
    'GET /manifest.webmanifest': {},
    'GET /:loja/manifest.webmanifest': { params: { loja: shop.slug } },
    'GET /v4/fornecedor/:idfornecedor/icone/:arquivo': {
      params: { idfornecedor, arquivo: '1-M000000-192.png' },
    },
    'GET /v4/app/:client/formas-entrega/:idfornecedor': {
      params: { client, idfornecedor },
      query: { idendereco, idformapagamento, tipoEntrega: 'DELIVERY', totalprodutos: 50 },
    },
    'POST /v4/app/formas-entrega/:idfornecedor/:cep': {
      params: { idfornecedor, cep: '01310-100' },
      query: { tipoEntrega: 'DELIVERY' },
      body: { produtos: [{ id: product, idproduto: product, quantidade: 1 }] },
    },
    'GET /v4/app/:client/taxa-entrega/:idfornecedor': {
      params: { client, idfornecedor },
      query: { idendereco, tipoEntrega: 'DELIVERY', idformapagamento, totalprodutos: 50 },
    },
    'POST /v4/app/taxa-entrega/:idfornecedor/:cep': {
      params: { idfornecedor, cep: '01310100' },
      body: {
        carrinho: [{ id: product, idproduto: product, quantidade: 2 }],
        position: { lat: -23.5, lng: -46.6 },
        tipoEntrega: 'DELIVERY',
        totalprodutos: 50,
      },
    },
    'GET /v2/app/:token/fornecedor/areaatendimento': { params: { token }, query: { idfornecedor } },
    'GET /v2/app/:token/fornecedor/condicoesentrega': {
      params: { token },
      query: { idfornecedor, cep: '01310100' },
    },
    'GET /v2/app/:token/fornecedor/previsaoentrega': {
      params: { token },
      query: { idfornecedor, tipoEntrega: 'DELIVERY', cep: '01310100' },
    },
    'GET /v2/app/:client/fornecedor/localizacao': {
      params: { client },
      query: { idfornecedor, idcliente, idformapagamento, cep: '01310-100' },
    },
    'GET /v2/app/:client/usuario/:idcliente/cart': { params: { client, idcliente }, query: cart },
    'POST /v2/app/:client/usuario/:idcliente/cart': {
      params: { client, idcliente },
      query: cart,
      body: { cartItens },
    },
    'POST /v4/carrinho/:idfornecedor/:idcliente/desbloquear': {
      params: { idfornecedor, idcliente },
      query: bought,
    },
    'POST /v4/app/carrinho/precos/:idfornecedor': {
      params: { idfornecedor },
      query: cart,
      body: { cartItens },
    },
    'POST /v4/app/compra-rapida/:idfornecedor': {
      params: { idfornecedor },
      query: { idformapagamento },
      body: { linhas: [{ codigo: 'ESGOTADO', quantidade: 2 }] },
    },
    'POST /v4/app/compra-rapida/:idfornecedor/planilha': {
      params: { idfornecedor },
      file: new TextEncoder().encode('Código;Quantidade\r\nESGOTADO;2\r\n'),
    },
    'GET /v4/promotional-combo-all/:idfornecedor': {
      params: { idfornecedor },
      query: { idformapagamento, idendereco, tipoEntrega: 'DELIVERY', idproduto: product },
    },
    'GET /v4/promotional-combo-client/:idfornecedor/:idcliente': {
      params: { idfornecedor, idcliente },
      query: { idformapagamento, idendereco, idproduto: product },
    },
    'GET /v4/promotional-combo/:idcombo': {
      params: { idcombo: shop.panel.combo.shownId },
      query: { idfornecedor, idcliente, idformapagamento, idendereco, tipoEntrega: 'DELIVERY' },
    },
    'GET /v4/link-acao/:idfornecedor/:codigo': {
      params: { idfornecedor, codigo: shop.panel.link.slug },
      query: { idformapagamento },
    },
    'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/:idfornecedor/cliente/:idcliente/cupom/:codigo': {
      params: { idfornecedor, idcliente, codigo: 'DEZ' },
      query: { canalVenda: 'WEB', idformapagamento, codigocupomautomatico: 'SEMPRE' },
    },
    'GET /v2/app/cupom-desconto/indicacao/:idcliente': { params: { idcliente }, query: { idfornecedor } },
    'GET /v2/app/cupom-desconto/cliente/:idcliente': {
      params: { idcliente },
      query: { onlyLast: false, available: true, idformapagamento, idfornecedor },
    },
    'POST /v2/app/:token/usuario/:idcliente/pedido/duplicidade': {
      params: { token, idcliente },
      body: order,
    },
    'POST /v2/app/:token/usuario/:idcliente/pedido': { params: { token, idcliente }, body: order },
    'GET /v2/app/pedido/cliente/:idcliente': { params: { idcliente } },
    'GET /v4/home/cliente/:idcliente': {
      params: { idcliente },
      query: { idendereco, idformapagamento, tipoEntrega: 'DELIVERY' },
    },
    'POST /v1/app/:idcliente/pedido/:numpedido/avaliar': {
      params: { idcliente, numpedido },
      body: { nota: '5', comentario: 'Chegou bem' },
    },
    'POST /v4/payment/generate-receipt/:numpedido/:idclient': { params: { numpedido, idclient: idcliente } },
    'POST /v4/orders/export/:idcliente': {
      params: { idcliente },
      body: { formato: 'xlsx', situacao: 'abertos', tipoEntrega: '', de: '2026-01-01', busca: '' },
    },
    'GET /v4/danfe/:numpedido/:idfornecedor': { params: { numpedido, idfornecedor } },
    'GET /v4/danfe/:numpedido/:idfornecedor/notas': { params: { numpedido, idfornecedor } },
    'GET /v4/danfe/:numpedido/:idfornecedor/xml/:chave': {
      params: { numpedido, idfornecedor, chave: NFE.kept },
    },
    'GET /v4/painel/:idfornecedor/avaliacoes': {
      params: { idfornecedor },
      query: { nota: 5, pagina: 1, limite: 20 },
    },
    'PUT /v4/painel/:idfornecedor/avaliacoes/:numpedido': {
      params: { idfornecedor, numpedido },
      body: { oculto: true },
    },
    'GET /v4/painel/:idfornecedor/pedidos/:numpedido/notas': { params: { idfornecedor, numpedido } },
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/notas': {
      params: { idfornecedor, numpedido },
      // New each time: a document can be attached once.
      file: Buffer.from(NFE.xml(sent + 1)),
    },
    'DELETE /v4/painel/:idfornecedor/pedidos/:numpedido/notas/:chave': {
      params: { idfornecedor, numpedido, chave: NFE.absent },
    },
    'POST /v4/bilhete-ao-vivo/:idfornecedor': { params: { idfornecedor } },
    'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/aceitar': {
      params: { idfornecedor, numpedido },
      body: { versao: 1, semAgendamento: true },
    },
    'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/pedir-novamente': {
      params: { idfornecedor, numpedido },
      body: { mensagem: 'Um preço melhor' },
    },
    'POST /v4/orders/:idfornecedor/order/:numpedido/orcamento/recusar': {
      params: { idfornecedor, numpedido },
      body: { motivo: 'Caro' },
    },
    'POST /v4/pagamentos/:provedor/:idfornecedor/notificacoes': {
      params: { provedor: 'sandbox', idfornecedor },
      body: { id: '1', payment: { ref: 'sbx1', status: 'paid', amount: 100 } },
    },
    'POST /v4/payment-sdk/generate-token': { body: { idfornecedor, idformapagto: idformapagamento } },
    'GET /v4/pagamentos/campo-cartao/:idfornecedor/:idformapagto': {
      params: { idfornecedor, idformapagto: idformapagamento },
    },
    // The method that was paid: another one would have other prices.
    'GET /v4/orders/payment-method/:idfornecedor/order/:numpedido': { params: { idfornecedor, numpedido } },
    'PUT /v4/orders/payment-method/:idfornecedor/order/:numpedido': {
      params: { idfornecedor, numpedido },
      body: { idformapagto: shop.cash, quantParcelas: 1 },
    },
    'GET /v4/painel/:idfornecedor/cobrancas': { params: { idfornecedor }, query: { numpedido } },
    'GET /v4/painel/:idfornecedor/cobrancas/a-confirmar': {
      params: { idfornecedor },
      query: { pagina: 1, limite: 20, busca: 'PED100012', situacao: 'A_CONFIRMAR' },
    },
    'POST /v4/painel/:idfornecedor/cobrancas/:idcobranca/capturar': {
      params: { idfornecedor, idcobranca: shop.panel.chargeId },
      body: { valor: 10 },
    },
    'POST /v4/painel/:idfornecedor/cobrancas/:idcobranca/devolver': {
      params: { idfornecedor, idcobranca: shop.panel.chargeId },
      body: { valor: 10, motivo: 'Faltou um item' },
    },
    'POST /v4/painel/:idfornecedor/cobrancas/:idcobranca/confirmar': {
      params: { idfornecedor, idcobranca: shop.panel.chargeId },
      body: { motivo: 'Caiu na conta', chegouTarde: false },
    },
    ...shopRequests(shop, sent),
    'GET /v4/painel/:idfornecedor/formas-pagamento': { params: { idfornecedor } },
    'POST /v4/painel/:idfornecedor/formas-pagamento': {
      params: { idfornecedor },
      body: {
        nome: `Pix ${sent}`,
        descricao: 'Confirmado em minutos',
        tipo: 'PIX',
        variacao: -5,
        tiposEntrega: ['DELIVERY', 'RETIRADA'],
        pix: { chave: 'pix@loja.com.br', nome: 'Loja', cidade: 'Recife' },
      },
    },
    // Another version by now: with the right one the method would be another one for the requests that follow.
    'PUT /v4/painel/:idfornecedor/formas-pagamento/:idformapagto': {
      params: { idfornecedor, idformapagto: idformapagamento },
      body: { nome: 'Dinheiro', tipo: 'DINHEIRO_NA_ENTREGA', tiposEntrega: ['DELIVERY'], versao: 1_000 },
    },
    // Not all methods of the shop.
    'PUT /v4/painel/:idfornecedor/ordem-formas-pagamento': {
      params: { idfornecedor },
      body: { ids: [idformapagamento] },
    },
    'POST /v4/painel/:idfornecedor/contas-pagamento/:provedor/teste': {
      params: { idfornecedor, provedor: 'sandbox' },
    },
    'PUT /v4/painel/:idfornecedor/contas-pagamento/mercado-pago': {
      params: { idfornecedor },
      body: {
        chavePublica: 'APP_USR-publica',
        tokenAcesso: 'APP_USR-token',
        segredoNotificacoes: 'segredo-do-aviso',
      },
    },
    // A blank reason: with a valid one the order would be cancelled.
    'POST /v4/orders/:idfornecedor/order/:numpedido/cancelar': {
      params: { idfornecedor, numpedido },
      body: { motivo: ' ' },
    },
    'GET /v4/painel/:idfornecedor/pedidos': {
      params: { idfornecedor },
      query: {
        status: 'ENVIADO',
        busca: 'a',
        numero: 1,
        de: '2026-01-01',
        ate: '2026-12-31',
        formaPagamento: idformapagamento,
        tipoEntrega: 'RETIRADA',
        representante: product,
        apos: '2026-01-01T00:00:00Z',
        ateInstante: '2026-12-31T00:00:00Z',
        ordenar: 'total',
        sentido: 'asc',
        pagina: 1,
        limite: 20,
      },
    },
    'GET /v4/painel/:idfornecedor/pedidos/planilha': {
      params: { idfornecedor },
      query: { status: 'ENVIADO', busca: 'a', de: '2026-01-01', tipoEntrega: 'RETIRADA' },
    },
    // The order cannot skip statuses: the answer says so.
    'POST /v4/painel/:idfornecedor/pedidos/situacao': {
      params: { idfornecedor },
      body: { pedidos: [numpedido], para: 'ENTREGUE', motivo: 'Chegou', devolverEstoque: true },
    },
    // Paid or handed over: nothing can be changed about it.
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/alteracao/previa': {
      params: { idfornecedor, numpedido },
      body: { itens: [{ linha: 0, quantidade: 1 }] },
    },
    'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/alteracao': {
      params: { idfornecedor, numpedido },
      body: { itens: [{ linha: 0, quantidade: 1 }], mensagem: 'Faltou um', totalConferido: 10 },
    },
    'DELETE /v4/painel/:idfornecedor/pedidos/:numpedido/alteracao': { params: { idfornecedor, numpedido } },
    'POST /v4/orders/:idfornecedor/order/:numpedido/alteracao/aceitar': {
      params: { idfornecedor, numpedido },
      body: { versao: 1 },
    },
    'POST /v4/orders/:idfornecedor/order/:numpedido/alteracao/recusar': {
      params: { idfornecedor, numpedido },
      body: { versao: 1 },
    },
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/anotacoes': {
      params: { idfornecedor, numpedido },
      body: { texto: 'Ligar antes de entregar' },
    },
    // It has not left yet.
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes': {
      params: { idfornecedor, numpedido },
      body: {
        chave: '0196f0aa-7a00-7000-8000-000000000001',
        versao: 1,
        motivo: 'Veio trocado',
        itens: [{ linha: 0, quantidade: 1, devolverEstoque: true }],
        devolverEntrega: false,
        valor: 0,
      },
    },
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes/tentar-de-novo': {
      params: { idfornecedor, numpedido },
    },
    'GET /v4/painel/:idfornecedor/pedidos/a-separar': { params: { idfornecedor } },
    'GET /v4/painel/:idfornecedor/pedidos/:numpedido/separacao': { params: { idfornecedor, numpedido } },
    // Nobody has moved it to be picked.
    'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/separacao': {
      params: { idfornecedor, numpedido },
      body: {
        chave: '0196f0aa-7a00-7000-8000-000000000003',
        versaoPedido: 1,
        itens: [{ linha: 0, quantidade: 1, versao: 1 }],
      },
    },
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/separacao/concluir': {
      params: { idfornecedor, numpedido },
      body: { versaoPedido: 1, versao: 1 },
    },
    // It is not packed yet, and nothing of it has left.
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/envios': {
      params: { idfornecedor, numpedido },
      body: {
        chave: '0196f0aa-7a00-7000-8000-000000000002',
        versao: 1,
        itens: [{ linha: 0, quantidade: 1 }],
        transportadora: 'Expresso Vale',
      },
    },
    'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/envios/:envio': {
      params: { idfornecedor, numpedido, envio: '1' },
      body: { transportadora: 'Expresso Vale' },
    },
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/envios/:envio/entregue': {
      params: { idfornecedor, numpedido, envio: '1' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/resumo': { params: { idfornecedor } },
    'GET /v4/painel/:idfornecedor/relatorios/vendas': {
      params: { idfornecedor },
      query: { de: '2026-01-01', ate: '2026-12-31', por: 'MES' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/vendas/:assunto': {
      params: { idfornecedor, assunto: 'produtos' },
      query: { de: '2026-01-01', ate: '2026-12-31' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/cupons': {
      params: { idfornecedor },
      query: { de: '2026-01-01', ate: '2026-12-31' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/entregas': {
      params: { idfornecedor },
      query: { de: '2026-01-01', ate: '2026-12-31', por: 'MES' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/margem': {
      params: { idfornecedor },
      query: { de: '2026-01-01', ate: '2026-12-31', por: 'MES' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/margem/:assunto': {
      params: { idfornecedor, assunto: 'categorias' },
      query: { de: '2026-01-01', ate: '2026-12-31', ordem: 'MENORES' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/vendas/:assunto/arquivo': {
      params: { idfornecedor, assunto: 'produtos' },
      query: { de: '2026-01-01', ate: '2026-12-31' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/cupons/arquivo': {
      params: { idfornecedor },
      query: { de: '2026-01-01', ate: '2026-12-31' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/margem/:assunto/arquivo': {
      params: { idfornecedor, assunto: 'categorias' },
      query: { de: '2026-01-01', ate: '2026-12-31', ordem: 'MENORES' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/funil': {
      params: { idfornecedor },
      query: { de: '2026-01-01', ate: '2026-12-31', por: 'MES' },
    },
    'GET /v4/painel/:idfornecedor/relatorios/buscas': {
      params: { idfornecedor },
      query: { de: '2026-01-01', ate: '2026-12-31', por: 'MES' },
    },
    'GET /v4/painel/:idfornecedor/pedidos/:numpedido': { params: { idfornecedor, numpedido } },
    'POST /v4/painel/:idfornecedor/pedidos/:numpedido/situacao': {
      params: { idfornecedor, numpedido },
      body: { para: 'ENTREGUE', motivo: 'Chegou', devolverEstoque: true },
    },
    'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/rastreio': {
      params: { idfornecedor, numpedido },
      body: { transportadora: 'Rápida', codigo: 'BR1', link: 'https://transportadora.exemplo/r/1' },
    },
    'PUT /v4/painel/:idfornecedor/pedidos/:numpedido/orcamento': {
      params: { idfornecedor, numpedido },
      body: {
        itens: [{ id: product, precoatendente: 9.9 }],
        taxaentrega: 5,
        desconto: 1,
        mensagem: 'Bom preço',
        validade: 7,
      },
    },
    'GET /v2/app/:token/order/:numpedido': { params: { token, numpedido } },
    'GET /v2/app/:token/order/:numpedido/repetir': { params: { token, numpedido } },
    'GET /v4/subscription/type/list/:idfornecedor': { params: { idfornecedor } },
    'GET /v4/subscription/list/:idfornecedor/:idcliente': { params: { idfornecedor, idcliente } },
    'GET /v4/subscription/get/:idassinatura': { params: { idassinatura: SUBSCRIPTION.ana } },
    'PUT /v4/subscription/change/:idassinatura': {
      params: { idassinatura: SUBSCRIPTION.ana },
      body: {
        idtipoassinatura,
        itens: [{ id: product, quantidade: 1 }],
        idendereco,
        idloja: shop.storeId,
        idformapagto: idformapagamento,
      },
    },
    'POST /v4/subscription/skip/:idassinatura': {
      params: { idassinatura: SUBSCRIPTION.ana },
      body: { data: '2030-01-01' },
    },
    'POST /v4/subscription/resume/:idassinatura': { params: { idassinatura: SUBSCRIPTION.ana } },
    'POST /v4/subscription/automatic-pix/:idassinatura': { params: { idassinatura: SUBSCRIPTION.ana } },
    'DELETE /v4/subscription/automatic-pix/:idassinatura': { params: { idassinatura: SUBSCRIPTION.ana } },
    'DELETE /v4/subscription/cancel/:idassinatura': { params: { idassinatura: SUBSCRIPTION.ana } },
    ...listRequests(who, product),
    ...titleRequests(who, sent),
    ...chatRequests(shop, numpedido),
    ...panelChatRequests(shop, numpedido, sent),
    ...panelRequests(who, sent),
    ...platformRequests(idfornecedor, sent, {
      clientId: shop.panel.attended.clientId,
      orderNumber: numpedido,
    }),
  };
}

/** Requests about a client's addresses, and address look-ups. */
function addressRequests(
  { handle, clientId: idcliente, addressId: idendereco, shop }: Identity,
  run: number,
): Readonly<Record<string, Given>> {
  const idfornecedor = shop.id;
  const client = `${handle}~${idcliente}`;
  const rua = {
    rua: `Rua ${run}`,
    numero: '1',
    bairro: 'Centro',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '01310-100',
  };
  const billing = '/v2/app/:client/enderecos/:idcliente/faturamento';
  return {
    'POST /v1/app/:client/enderecosput': {
      params: { client },
      body: { idendereco, complemento: `Sala ${run}`, primario: true, idfornecedor, idcliente },
    },
    'POST /v1/app/:client/cliente/enderecos/:idendereco/excluir': {
      params: { client, idendereco: SPARE_ADDRESS },
    },
    [`GET ${billing}`]: { params: { client, idcliente }, query: { idfornecedor } },
    [`POST ${billing}`]: { params: { client, idcliente }, body: { ...rua, idfornecedor } },
    'GET /v4/cep/:cep': { params: { cep: '01310-100' } },
    'GET /v4/municipios/:uf': { params: { uf: 'SP' } },
    'GET /v4/geocodificacao': { query: { texto: 'Avenida Paulista, 1000', lat: -23.56, lng: -46.65 } },
    'GET /v4/mapa': {},
  };
}

/** Requests of a representative. */
function representativeRequests({
  handle: token,
  clientId: idcliente,
  email,
  shop,
}: Identity): Readonly<Record<string, Given>> {
  const { id: idfornecedor } = shop;
  const params = { idfornecedor, token };
  return {
    'POST /v1/app/:token/usuario/autenticar/representante': {
      params: { token },
      body: { cpf: email, senha: PASSWORD, idfornecedor, idcliente },
    },
    'GET /v4/acessorepresentante/:idfornecedor': { params: { idfornecedor } },
    'GET /v4/representante/:idfornecedor/:token': { params, query: { search: 'a', limit: 10, offset: 0 } },
    'GET /v4/representante/:idfornecedor/:token/meta': { params },
    'POST /v4/representante/:idfornecedor/:token/cliente': {
      params,
      body: { idclienterepresentado: idcliente },
    },
    'POST /v4/representante/:idfornecedor/:token/minha-visao': { params },
  };
}

/** Requests about linked users. */
function linkedUserRequests(
  { handle: token, clientId: idcliente, userId }: Identity,
  run: number,
): Readonly<Record<string, Given>> {
  return {
    'POST /v1/app/:token/usuario/:idcliente/usuarios': {
      params: { token, idcliente },
      query: { limit: 20, offset: 0 },
    },
    'POST /v1/app/usuario/:token/:idcliente': {
      params: { token, idcliente },
      // New each time, because invitations per address are limited.
      body: { email: `convidado${run}@exemplo.com.br` },
    },
    'GET /v1/app/usuario/:token/:idusuario': { params: { token, idusuario: LINKED.user } },
    'DELETE /v1/app/usuario/:token/:idcliente/:idusuario': {
      params: { token, idcliente, idusuario: LINKED.ana },
    },
    'POST /v1/app/:token/usuario/:idcliente/clientes-vinculados': { params: { token, idcliente } },
    'POST /v4/clientes-vinculados/:idcliente/escolher': {
      params: { idcliente },
      body: { id_usuario: userId },
    },
    // A code that was never mailed.
    'POST /v4/convite': { body: { codigo: 'x'.repeat(43) } },
    'POST /v4/convite/aceitar': {
      body: { codigo: 'x'.repeat(43), nome: 'Novo', senha: 'azul cavalo grampo' },
    },
    'POST /v4/convite-representante': { body: { codigo: 'x'.repeat(43) } },
    'POST /v4/convite-representante/aceitar': {
      body: { codigo: 'x'.repeat(43), nome: 'Novo', senha: 'azul cavalo grampo' },
    },
  };
}

/** Requests about registration and the client's account. */
function registrationRequests(
  { handle, clientId: idcliente, shop }: Identity,
  run: number,
): Readonly<Record<string, Given>> {
  const { id: idfornecedor } = shop;
  const client = `${handle}~${idcliente}`;
  const ofClient = { idcliente, idfornecedor };
  const profile = { nome: 'Nome Mudado', telefone: '(11) 91234-5678', inscricaoestadual: 'ISENTO' };
  return {
    'POST /v1/app/:client/usuario': {
      params: { client },
      body: {
        ...profile,
        // New each time, because mails per document or address are limited.
        cpf: cpf.generate(),
        email: `cadastro${run}@exemplo.com.br`,
        senha: 'azul cavalo grampo',
        termosuso: 1,
        caracteristicas: [],
        endereco: {
          rua: 'Rua A',
          numero: '1',
          bairro: 'Centro',
          cidade: 'São Paulo',
          uf: 'SP',
          cep: '01310-100',
        },
        voltar: '/checkout',
        idfornecedor,
        idcliente,
      },
    },
    // A code that was never mailed.
    'POST /v4/cadastro/confirmar': { body: { codigo: 'x'.repeat(43), senha: 'azul cavalo grampo' } },
    'GET /v4/cadastro/:idfornecedor/documentos': { params: { idfornecedor } },
    // The same as the one that is there: it is stored once.
    'POST /v4/cadastro/:idfornecedor/documentos': {
      params: { idfornecedor },
      query: { iddocumento: DOCUMENT.ana, tipo: 'CONTRATO_SOCIAL', nome: 'contrato.png' },
      file: PIXEL,
    },
    'DELETE /v4/cadastro/:idfornecedor/documentos/:iddocumento': {
      params: { idfornecedor, iddocumento: DOCUMENT.ana },
    },
    'GET /v4/cadastro/:idfornecedor/documentos/:iddocumento': {
      params: { idfornecedor, iddocumento: DOCUMENT.ana },
    },
    'GET /v1/app/:split/usuario/dados-receita/:doc': { params: { split: '~', doc: '12.ABC.345/01DE-35' } },
    'GET /v4/termos-uso/:idfornecedor': { params: { idfornecedor }, query: { versaoArquivo: 1 } },
    'PUT /v4/client/:idcliente/supplier/:idfornecedor/termos-uso': {
      params: ofClient,
      body: { versaoArquivo: 1 },
    },
    'GET /v2/app/:client/get-configuracoes-cliente': { params: { client }, query: { idfornecedor } },
    'GET /v4/client/:idcliente/supplier/:idfornecedor/cadastro': { params: ofClient },
    'PUT /v4/client/:idcliente/supplier/:idfornecedor/cadastro': {
      params: ofClient,
      body: { ...profile, caracteristicas: [] },
    },
  };
}

/** Requests about shopping lists; each leaves the others valid. */
function listRequests(
  { shop, clientId, addressId }: Identity,
  idproduto: string,
): Readonly<Record<string, Given>> {
  const { id: idfornecedor, panel, cash: idformapagamento } = shop;
  const lists = '/v4/shopping-list/:idfornecedor';
  const ofList = { idfornecedor, idlista: LIST.ana };
  const terms = {
    idformapagamento,
    tipoEntrega: 'RETIRADA',
    // Visitors have no address.
    ...(addressId === EMPTY_UUID ? {} : { idendereco: addressId }),
  };
  const body = { idlista: LIST.ana, nome: 'Da semana' };
  return {
    [`GET ${lists}`]: { params: { idfornecedor }, query: { idclient: clientId, type: 'FROM_CLIENT' } },
    [`GET ${lists}/products/:idlista`]: { params: ofList, query: terms },
    // A sold-out product adds nothing to the cart, however often the list is applied.
    [`POST ${lists}/apply/:idlista`]: { params: { idfornecedor, idlista: LIST.soldOut }, query: terms },
    [`POST ${lists}`]: {
      params: { idfornecedor },
      body: { ...body, produtos: [{ idproduto, quantidade: 2, posicao: 0 }], ativa: true },
    },
    [`POST ${lists}/product/:idproduto/copy/:idlista`]: {
      params: { ...ofList, idproduto: panel.single.productId },
      body: { idlistaorigem: panel.lists.shownId },
    },
    [`POST ${lists}/product/:idproduto/add`]: {
      params: { idfornecedor, idproduto },
      body: { ...body, quantidade: 2 },
    },
    [`DELETE ${lists}/disable/:idlista`]: { params: { idfornecedor, idlista: LIST.takenOff } },
  };
}

/** Requests about a client's titles and boletos. */
function titleRequests(
  { handle, clientId: idcliente, shop }: Identity,
  run: number,
): Readonly<Record<string, Given>> {
  const { id: idfornecedor } = shop;
  const params = { idfornecedor, idcliente };
  const boletos = '/v4/boletos/:idfornecedor/:idcliente';
  return {
    'GET /v2/app/:client/faturas-cliente/fornecedor/:idfornecedor/cliente/:idcliente': {
      params: { ...params, client: `${handle}~${idcliente}` },
      query: {
        completeInfo: 'true',
        situacao: 'ABERTO',
        vencimentoDe: '2026-01-01',
        vencimentoAte: '2099-12-31',
        ordem: 'valor',
        pagina: 1,
      },
    },
    [`GET ${boletos}/pdf`]: { params, query: { titulos: TITLE.ana } },
    [`POST ${boletos}/:idtitulo/segunda-via`]: { params: { ...params, idtitulo: TITLE.ana } },
    // New each time, because mails per address are limited.
    [`POST ${boletos}/enviar`]: {
      params,
      body: { email: `financeiro${run}@exemplo.com.br`, titulos: [TITLE.ana] },
    },
    'GET /v4/faturas/:idfornecedor/:idcliente/exportar': {
      params,
      query: { titulos: TITLE.ana, situacao: '', ordem: 'vencimento' },
    },
  };
}

/** Requests about what a shop says of itself; those that change it saw another version. */
/** Another one for each of 840 runs. */
const targetMonth = (run: number): string => {
  const [years, months] = [Math.floor((run % 840) / 12), run % 12];
  return `${2030 + years}-${String(months + 1).padStart(2, '0')}`;
};

function shopRequests({ id: idfornecedor }: ShopIds, run: number): Readonly<Record<string, Given>> {
  const params = { idfornecedor };
  const path = '/v4/painel/:idfornecedor';
  const versao = 1_000;
  return {
    [`GET ${path}/loja`]: { params },
    [`PUT ${path}/loja/identidade`]: {
      params,
      body: {
        nome: 'Loja',
        descricao: 'De tudo',
        razao_social: 'Loja Ltda.',
        cnpj: '11.222.333/0001-81',
        endereco: 'Rua A, 1',
        telefone: '(11) 4000-0000',
        email: 'loja@exemplo.com.br',
        aviso: 'Abrimos no feriado',
        nota: '',
        fuso: 'America/Manaus',
        versao,
      },
    },
    [`PUT ${path}/loja/aparencia`]: {
      params,
      body: {
        cor_primaria: '#112233',
        cor_secundaria: '#445566',
        cor_auxiliar: '#eeeeee',
        cor_texto: '#ffffff',
        estilo: {
          forma: 'redonda',
          densidade: 'ampla',
          cartoes: 'plano',
          cabecalho: 'central',
          abertura: 'editorial',
          icones: 'finos',
          titulos: 'serifada',
          listas: 'tabela',
        },
        logo: null,
        icone: null,
        versao,
      },
    },
    [`PUT ${path}/loja/menu`]: {
      params,
      body: {
        itens: [{ rotulo: 'Ofertas', link: '/c/ofertas', modulos: ['Todos'] }],
        colunas: [{ titulo: 'Ajuda', links: [{ rotulo: 'Blog', link: 'https://blog.exemplo.com.br' }] }],
        versao,
      },
    },
    ...shopDraftRequests(params, `${path}/rascunho-loja`),
    [`GET ${path}/modelos-email`]: { params },
    [`PUT ${path}/modelos-email/:chave`]: {
      params: { ...params, chave: 'pedido-recebido' },
      body: { ...MAIL_WORDS, ligado: true, versao },
    },
    [`POST ${path}/modelos-email/:chave/previa`]: {
      params: { ...params, chave: 'pedido-recebido' },
      body: MAIL_WORDS,
    },
    [`POST ${path}/modelos-email/:chave/teste`]: {
      params: { ...params, chave: 'pedido-recebido' },
      body: MAIL_WORDS,
    },
    [`GET ${path}/textos`]: { params },
    [`PUT ${path}/textos/:tipo`]: {
      params: { ...params, tipo: 'EXCHANGE_POLICY' },
      body: { partes: [{ titulo: 'Trocas', conteudo: 'Em trinta dias.' }], versao },
    },
    [`PUT ${path}/perguntas/:assunto`]: {
      params: { ...params, assunto: 'PEDIDO' },
      body: { perguntas: [{ nome: 'Como nos achou?', obrigatorio: false, opcoes: ['Na rua'] }], versao },
    },
    [`GET ${path}/enderecos-antigos`]: { params },
    [`PUT ${path}/enderecos-antigos`]: {
      params,
      body: { enderecos: [{ de: '/produtos/cafe', para: '/c/cafes' }], versao },
    },
    [`GET ${path}/termos-uso`]: { params },
    // Not from the version in force: new terms would be asked of every client.
    [`POST ${path}/termos-uso`]: {
      params,
      body: { titulo: `Termos ${run}`, texto: 'Compre com calma.', vigente: 1_000 },
    },
  };
}

/** Requests about the draft of menu, footer and texts. */
function shopDraftRequests(params: Part, draft: string): Readonly<Record<string, Given>> {
  const path = '/v4/painel/:idfornecedor';
  return {
    [`GET ${draft}`]: { params },
    [`PUT ${draft}/menu`]: {
      params,
      body: { itens: [{ rotulo: 'Natal', link: '/c/natal', modulos: ['Todos'] }], colunas: [], versao: 1 },
    },
    [`PUT ${draft}/textos/:tipo`]: {
      params: { ...params, tipo: 'ABOUT' },
      body: { partes: [{ titulo: 'Quem somos', conteudo: 'Duas famílias.' }], versao: SHOP_DRAFT },
    },
    [`POST ${draft}/publicacao`]: { params, body: { em: '2098-01-01T00:00:00-03:00' } },
    [`DELETE ${draft}/publicacao`]: { params },
    [`DELETE ${draft}`]: { params },
    [`POST ${path}/previa-loja`]: { params, body: { horas: 24 } },
    [`GET ${path}/versoes-loja`]: { params, query: { pagina: 1, limite: 20 } },
    [`GET ${path}/versoes-loja/:versao`]: { params: { ...params, versao: 1 } },
    [`POST ${path}/versoes-loja/:versao/rascunho`]: {
      params: { ...params, versao: 1 },
      body: { rascunho: SHOP_DRAFT },
    },
  };
}

/** Requests of the panel about titles. */
function panelTitleRequests(
  { id: idfornecedor, panel }: ShopIds,
  run: number,
): Readonly<Record<string, Given>> {
  const params = { idfornecedor };
  const path = '/v4/painel/:idfornecedor';
  const { clientId } = panel.attended;
  const ofClient = { ...params, idcliente: clientId };
  return {
    [`GET ${path}/titulos`]: {
      params,
      query: { pagina: 1, limite: 10, situacao: 'ABERTO', cliente: clientId },
    },
    [`PUT ${path}/titulos`]: {
      params,
      body: {
        titulos: [
          {
            documento: `FAT ${run}`,
            idclientedevedor: clientId,
            valor: 10.5,
            emissao: '2026-11-01',
            vencimento: '2099-12-01',
            linhadigitavel: '00190000090212345600200001234178910010000014990',
            usaCredito: false,
          },
        ],
      },
    },
    [`POST ${path}/titulos/:idtitulo/pago`]: {
      params: { ...params, idtitulo: panel.titles.paidId },
      body: { pagoEm: '2026-11-21T10:00:00-03:00' },
    },
    [`DELETE ${path}/titulos/:idtitulo`]: { params: { ...params, idtitulo: panel.titles.cancelledId } },
    [`GET ${path}/clientes/:idcliente/credito`]: { params: ofClient },
    [`PUT ${path}/clientes/:idcliente/credito`]: {
      params: ofClient,
      body: { limite_credito_total: 500 },
    },
  };
}

/** Requests about a shop's delivery; its stores stay open all the time. */
function deliveryRequests(
  { id: idfornecedor, storeId, panel }: ShopIds,
  run: number,
): Readonly<Record<string, Given>> {
  const params = { idfornecedor };
  const path = '/v4/painel/:idfornecedor';
  const area = {
    // No address lies within this radius.
    raio: { idloja: storeId, metros: 1 },
    taxa: 5,
    regraTaxa: { tipo: 'PESO', faixas: [{ de: 5000, taxa: 12.5 }] },
    gratisAcimaDe: 200,
    pedidoMinimo: 30,
    prazoHoras: 4,
    horarioLimite: '15:00',
    ordem: 900,
    ativa: true,
  };
  const store = {
    nome: 'Loja do bairro',
    descricao_endereco_loja: 'Rua A, 1',
    lat: -23.5,
    lng: -46.6,
    horario: 'Todos os dias',
    abertura: [0, 1, 2, 3, 4, 5, 6].map((dia) => ({ dia, abre: '00:00', fecha: '24:00' })),
    prazoHoras: 1,
  };
  const two = (number: number) => String(number).padStart(2, '0');
  const [hour, minute] = [two(Math.floor(run / 60) % 23), two(run % 60)];
  const window = { tipoEntrega: 'DELIVERY', dia: run % 7, fim: '24:00', capacidade: 5 };
  const ofArea = { ...params, idarea: panel.delivery.areaId };
  const ofSlot = { ...params, idjanela: panel.delivery.slotId };
  const ofDay = { ...params, data: '2040-12-25' };
  return {
    [`GET ${path}/entrega`]: { params },
    [`GET ${path}/simulacao-entrega`]: { params, query: { cep: '01310-100', valor: 100 } },
    [`POST ${path}/areas-entrega`]: { params, body: { ...area, nome: `Área ${run}` } },
    [`PUT ${path}/areas-entrega/:idarea`]: { params: ofArea, body: { ...area, nome: 'Fora do mapa' } },
    [`DELETE ${path}/areas-entrega/:idarea`]: { params: ofArea },
    [`POST ${path}/horarios-entrega`]: { params, body: { ...window, inicio: `${hour}:${minute}` } },
    [`PUT ${path}/horarios-entrega/:idjanela`]: {
      params: ofSlot,
      body: { ...window, dia: 6, inicio: '23:00', fim: '23:30' },
    },
    [`DELETE ${path}/horarios-entrega/:idjanela`]: { params: ofSlot },
    [`PUT ${path}/feriados/:data`]: { params: ofDay, body: { nome: 'Natal' } },
    [`DELETE ${path}/feriados/:data`]: { params: ofDay },
    [`POST ${path}/lojas`]: { params, body: { ...store, nome: `Loja ${run}` } },
    // The name that it has: only its place on the map changes.
    [`PUT ${path}/lojas/:idloja`]: { params: { ...params, idloja: storeId }, body: store },
    // No store of the shop: the others need theirs.
    [`DELETE ${path}/lojas/:idloja`]: { params: { ...params, idloja: panel.delivery.slotId } },
    [`PUT ${path}/lojas/:idloja/abertura`]: {
      params: { ...params, idloja: storeId },
      body: {
        abertura: store.abertura,
        prazoHoras: 1,
      },
    },
  };
}

/** Requests of the panel about products; each leaves the others valid. */
function panelRequests({ shop, staffEmail }: Identity, run: number): Readonly<Record<string, Given>> {
  const { id: idfornecedor, products, panel } = shop;
  const params = { idfornecedor };
  const paged = { pagina: 1, limite: 20 };
  const [idproduto, otherProduct] = Object.values(products);
  const ofProduct = { ...params, idproduto };
  const { single, several, synonymId: idsinonimo } = panel;
  const ofPicture = { ...params, idproduto: single.productId, idfoto: single.pictureId };
  const photos = '/v4/painel/:idfornecedor/produtos/:idproduto/fotos';
  const ofRepresentative = { ...params, idrepresentante: panel.representative.userId };
  const ofClient = { ...params, idcliente: panel.attended.clientId };
  const suggestions = '/v4/painel/:idfornecedor/listas-sugeridas';
  const ofSuggestion = { ...params, idlista: panel.lists.changedId };
  const suggestion = {
    nome: `Sugestão ${run}`,
    descricao: 'Para a semana',
    produtos: [{ idproduto, quantidade: 2 }],
    clientes: [panel.attended.clientId],
    grupos: ['ouro'],
    ativa: true,
  };
  const ofType = { ...params, idtipoassinatura: panel.subscriptionTypes.changedId };
  const subscriptionType = {
    nome: 'Semanal',
    descricao: 'Às segundas',
    intervalo: { unidade: 'SEMANA', quantidade: 1 },
  };
  const ofGroup = { ...params, idgrupo: panel.automaticGroupId };
  const groupTerms = {
    regra: { juncao: 'TODAS', condicoes: [{ tipo: 'REPRESENTANTE', idrepresentante: panel.deputyId }] },
    idtabela: panel.pricing.tableId,
  };
  const ofPolicy = { ...params, idpolitica: panel.pricing.policyId };
  const ofTable = { ...params, idtabela: panel.pricing.tableId };
  const policy = {
    nome: `Semana ${run}`,
    abrangencia: {
      produtos: [idproduto],
      categorias: [panel.pricing.categoryId],
      marcas: ['Nenhuma'],
      tags: ['oferta'],
    },
    publico: {
      clientes: [ofClient.idcliente],
      grupos: ['ouro'],
      tipos: ['EMPRESA'],
      aprovado: true,
      estados: ['SP'],
      ceps: [{ de: '01000-000', ate: '05999999' }],
      canais: ['WEB'],
      tiposEntrega: ['DELIVERY'],
      tiposAssinatura: [panel.subscriptionTypes.offeredId],
    },
    inicio: '2026-01-01T00:00:00-03:00',
    fim: '2999-01-01T03:00:00Z',
    prioridade: 1,
    acumulavel: true,
    efeito: { tipo: 'FAIXAS', faixas: [{ de: 10, percentual: 5.5 }] },
  };
  const ofCombo = { ...params, idcombo: panel.combo.changedId };
  const combo = {
    nome: 'Outra cesta',
    descricao: 'Para a semana',
    produtos: [
      { idproduto, quantidade: 1 },
      { idproduto: otherProduct, quantidade: 2 },
    ],
    percentual: 12.5,
    validoDe: '2026-01-01T00:00:00-03:00',
    validoAte: '2999-01-01T03:00:00Z',
    formasPagamento: [shop.cash],
    tiposEntrega: ['DELIVERY'],
    clientes: [panel.attended.clientId],
    grupos: ['ouro'],
    maxporpedido: 3,
    limite: 1_000,
    limitePorCliente: 5,
    ordem: 1,
    ativo: true,
  };
  const ofPromotion = { ...params, idoferta: panel.promotionId };
  const promotion = {
    nome: 'Leve 3, pague 2',
    chamada: 'Leve 3, pague 2',
    condicao: { abrangencia: policy.abrangencia, unidades: 2, valorMinimo: 10 },
    recompensa: {
      tipo: 'DESCONTO',
      abrangencia: { ...policy.abrangencia, produtos: [otherProduct] },
      unidades: 1,
      percentual: 50.5,
      quais: 'MAIS_CARAS',
    },
    publico: { ...policy.publico, grupos: ['ninguém'], formasPagamento: [shop.cash] },
    inicio: '2026-01-01T00:00:00-03:00',
    fim: '2999-01-01T03:00:00Z',
    prioridade: 1,
    nao_usar_com_politica: true,
    maxporpedido: 2,
    limitePorCliente: 5,
    limite: 1_000,
    orcamento: 500.5,
    ativo: true,
  };
  const ownRole = { papel: 'PROPRIA', idfuncao: panel.team.roleId };
  const ofInvitation = { ...params, idconvite: panel.team.invitationId };
  const ofUnusedRole = { ...params, idfuncao: panel.team.unusedRoleId };
  return {
    'POST /v4/painel/entrar': { body: { email: staffEmail, senha: PASSWORD } },
    'POST /v4/painel/sair': {},
    'GET /v4/painel/eu': {},
    'POST /v4/painel/entrar/segunda-etapa': { body: { desafio: 'x'.repeat(43), codigo: '000000' } },
    'POST /v4/painel/convite': { body: { codigo: 'x'.repeat(43) } },
    'POST /v4/painel/convite/aceitar': { body: { codigo: 'x'.repeat(43), nome: 'Eva', senha: PASSWORD } },
    'POST /v4/painel/senha/recuperar': { body: { email: `ninguem${run}@exemplo.com.br` } },
    'POST /v4/painel/senha/nova': { body: { codigo: 'x'.repeat(43), senha: PASSWORD } },
    'POST /v4/painel/email/confirmar': { body: { codigo: 'x'.repeat(43) } },
    'PUT /v4/painel/eu/nome': { body: { nome: 'Dora' } },
    'PUT /v4/painel/eu/senha': { body: { senhaAtual: PASSWORD, senha: 'senha12345' } },
    'POST /v4/painel/eu/email': { body: { senhaAtual: PASSWORD, email: staffEmail } },
    'GET /v4/painel/eu/sessoes': {},
    'DELETE /v4/painel/eu/sessoes': {},
    'DELETE /v4/painel/eu/sessoes/:idsessao': { params: { idsessao: SESSION.ana } },
    'POST /v4/painel/eu/segunda-etapa/codigos': { body: { senhaAtual: PASSWORD, codigo: '000000' } },
    'GET /v4/painel/eu/segunda-etapa': {},
    'POST /v4/painel/eu/segunda-etapa': { body: { senhaAtual: PASSWORD } },
    'POST /v4/painel/eu/segunda-etapa/confirmar': { body: { codigo: '000000' } },
    'POST /v4/painel/eu/segunda-etapa/remover': { body: { senhaAtual: PASSWORD, codigo: '000000' } },
    'GET /v4/painel/:idfornecedor/equipe': { params },
    'PUT /v4/painel/:idfornecedor/equipe/:idpessoa': {
      params: { ...params, idpessoa: panel.team.memberId },
      body: { ...ownRole, versao: 1 },
    },
    'DELETE /v4/painel/:idfornecedor/equipe/:idpessoa': {
      params: { ...params, idpessoa: panel.team.memberId },
    },
    'POST /v4/painel/:idfornecedor/convites-equipe': {
      params,
      // New each time, because invitations per address are limited.
      body: { email: `equipe${run}@exemplo.com.br`, ...ownRole },
    },
    'POST /v4/painel/:idfornecedor/convites-equipe/:idconvite/reenviar': { params: ofInvitation },
    'DELETE /v4/painel/:idfornecedor/convites-equipe/:idconvite': { params: ofInvitation },
    'POST /v4/painel/:idfornecedor/funcoes': {
      params,
      body: { nome: `Função ${run}`, permissoes: ['orders:read'], limiteDesconto: 10 },
    },
    'PUT /v4/painel/:idfornecedor/funcoes/:idfuncao': {
      params: ofUnusedRole,
      body: { nome: 'Estoque', permissoes: ['catalog:read'], limiteDesconto: 0, versao: 1 },
    },
    'DELETE /v4/painel/:idfornecedor/funcoes/:idfuncao': { params: ofUnusedRole },
    'GET /v4/painel/:idfornecedor/auditoria': {
      params,
      query: { tipo: 'order', de: '2026-11-01', ate: '2099-12-31', ...paged },
    },
    'GET /v4/painel/:idfornecedor/auditoria/exportar': { params, query: { tipo: 'chat-room' } },
    'GET /v4/painel/:idfornecedor/emails': { params, query: { limite: 5 } },
    'GET /v4/painel/:idfornecedor/emails/nao-enviados': { params },
    'POST /v4/painel/:idfornecedor/emails/nao-enviados/reenviar': { params, body: {} },
    // Filters for refused clients, of whom there are none: clients who wait are visible to the shop, not to
    // strangers.
    'GET /v4/painel/:idfornecedor/cadastros': { params, query: { situacao: 'RECUSADO', ...paged } },
    'GET /v4/painel/:idfornecedor/cadastros/:idcliente': { params: ofClient },
    'POST /v4/painel/:idfornecedor/cadastros/:idcliente/receita': { params: ofClient },
    'POST /v4/painel/:idfornecedor/cadastros/:idcliente/pedido-documentos': {
      params: ofClient,
      body: { tipos: ['ALVARA'], recado: 'O deste ano.' },
    },
    'GET /v4/painel/:idfornecedor/cadastros/:idcliente/documentos/:iddocumento': {
      params: { ...ofClient, iddocumento: ATTENDED_DOCUMENT },
    },
    'GET /v4/painel/:idfornecedor/cadastros-documentos': { params },
    'PUT /v4/painel/:idfornecedor/cadastros-documentos': {
      params,
      body: { pede: true, texto: 'O contrato social, por favor.', versao: LATE_VERSION },
    },
    'PUT /v4/painel/:idfornecedor/cadastros/:idcliente/aprovacao': {
      params: ofClient,
      body: { aprovado: true, motivo: '' },
    },
    'PUT /v4/painel/:idfornecedor/clientes/:idcliente/enderecos/:idendereco/cod-erp': {
      params: { ...ofClient, idendereco: panel.attended.addressId },
      body: { cod_erp: `E ${run}` },
    },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente/configuracoes': { params: ofClient },
    'PUT /v4/painel/:idfornecedor/clientes/:idcliente/configuracoes': {
      params: ofClient,
      body: { cod_erp: `ERP ${run}`, tags: ['uses-share-coupom'] },
    },
    'GET /v4/painel/:idfornecedor/clientes': {
      params,
      // A search that finds nobody: the shop sees its clients, strangers do not.
      query: {
        busca: 'ninguém assim',
        situacao: 'RECUSADO',
        tipo: 'EMPRESA',
        tag: 'uses-share-coupom',
        grupo: 'ouro',
        representante: panel.representative.userId,
        titulos: 'ABERTOS',
        ordenar: 'totalComprado',
        sentido: 'desc',
        ...paged,
      },
    },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente': { params: ofClient },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente/notas': { params: ofClient },
    'POST /v4/painel/:idfornecedor/clientes/:idcliente/notas': {
      params: ofClient,
      body: { texto: `Prefere entrega de manhã ${run}` },
    },
    'DELETE /v4/painel/:idfornecedor/clientes/:idcliente/notas/:idnota': {
      params: { ...ofClient, idnota: panel.noteId },
    },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente/condicoes': { params: ofClient },
    'PUT /v4/painel/:idfornecedor/clientes/:idcliente/condicoes': {
      params: ofClient,
      body: {
        formasPagamento: [shop.cash, shop.pix],
        pedidoMinimo: 0.01,
        observacao: 'Fecha o pedido na sexta',
        versao: 1,
      },
    },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente/empresa': { params: ofClient },
    'PUT /v4/painel/:idfornecedor/clientes/:idcliente/empresa': {
      params: ofClient,
      body: { idmatriz: panel.headOfficeId, versao: 1 },
    },
    'GET /v4/painel/:idfornecedor/grupos-clientes': { params },
    'POST /v4/painel/:idfornecedor/grupos-automaticos': {
      params,
      body: { nome: `Da carteira ${run}`, ...groupTerms },
    },
    'POST /v4/painel/:idfornecedor/grupos-automaticos/previa': {
      params,
      body: { nome: 'Da carteira', regra: groupTerms.regra },
    },
    'GET /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo': { params: ofGroup },
    'PUT /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo': {
      params: ofGroup,
      body: { ...groupTerms, versao: 1 },
    },
    'DELETE /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo': {
      params: ofGroup,
      query: { clientes: 'MANTER' },
    },
    'POST /v4/painel/:idfornecedor/clientes/:idcliente/dados-pessoais': { params: ofClient },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente/exclusao': { params: ofClient },
    'POST /v4/painel/:idfornecedor/clientes/:idcliente/exclusao': { params: ofClient },
    'GET /v4/painel/:idfornecedor/chaves-api': { params },
    'POST /v4/painel/:idfornecedor/chaves-api': {
      params,
      body: { nome: `ERP ${run}`, permissoes: ['orders:read'] },
    },
    'POST /v4/painel/:idfornecedor/chaves-api/:idchave/trocar': {
      params: { ...params, idchave: panel.apiKeyId },
    },
    'PUT /v4/painel/:idfornecedor/chaves-api/:idchave': {
      params: { ...params, idchave: panel.apiKeyId },
      body: { nome: `ERP ${run}`, permissoes: ['orders:read'], vence: '2030-01-01T03:00:00Z', versao: 1 },
    },
    'DELETE /v4/painel/:idfornecedor/chaves-api/:idchave': { params: { ...params, idchave: panel.apiKeyId } },
    'PATCH /v4/painel/:idfornecedor/produtos/:idproduto': {
      params: ofProduct,
      body: { preco: 25.9, estoque: 10_000, ativo: true, maiorDeIdade: false },
    },
    'PATCH /v4/painel/:idfornecedor/categorias/:idcategoria': {
      params: { ...params, idcategoria: panel.pricing.categoryId },
      body: { maiorDeIdade: false },
    },
    'GET /v4/painel/:idfornecedor/buscas': {
      params,
      query: { de: '2026-11-01', ate: '2026-11-20', semresultado: false, ...paged },
    },
    'GET /v4/painel/:idfornecedor/funil': { params, query: { de: '2026-11-01', ate: '2026-11-20' } },
    'GET /v4/painel/:idfornecedor/google-analytics': { params },
    'PUT /v4/painel/:idfornecedor/google-analytics': {
      params,
      body: { superon_ga: 'G-PAINEL01', segredo: 'segredo-do-protocolo' },
    },
    'PUT /v4/painel/:idfornecedor/clientes/:idcliente/carrinho': {
      params: { ...params, idcliente: panel.attended.clientId },
      body: { itens: [{ id: idproduto, quantidade: 2, precoatendente: 20.5 }], motivo: 'Combinado' },
    },
    'POST /v4/painel/:idfornecedor/clientes/:idcliente/carrinho/desbloquear': {
      params: { ...params, idcliente: panel.attended.clientId },
    },
    'GET /v4/painel/:idfornecedor/cupons': { params, query: paged },
    'POST /v4/painel/:idfornecedor/cupons': {
      params,
      body: {
        codigocupom: `PAINEL${run}`,
        descricao: '10 % em tudo',
        tipodesconto: '%',
        percentualDesconto: 10,
        produtosComDesconto: [idproduto],
        formasPagamento: [shop.cash],
        clienteExclusivo: panel.attended.clientId,
        validoAte: '2099-12-31T03:00:00Z',
      },
    },
    'POST /v4/painel/:idfornecedor/cupons/lote': {
      params,
      body: {
        padrao: 'LOTE-#####',
        quantidade: 2,
        descricao: '10 % em tudo',
        tipodesconto: '%',
        percentualDesconto: 10,
        produtosComDesconto: [idproduto],
        formasPagamento: [shop.cash],
        clienteExclusivo: panel.attended.clientId,
      },
    },
    'PUT /v4/painel/:idfornecedor/cupons/:idcupom': {
      params: { ...params, idcupom: panel.couponId },
      body: {
        codigocupom: 'DEZ',
        descricao: '10 % em tudo',
        tipodesconto: '%',
        percentualDesconto: 10,
        produtosComDesconto: [idproduto],
        formasPagamento: [shop.cash],
        clienteExclusivo: panel.attended.clientId,
        listado: true,
      },
    },
    'GET /v4/painel/:idfornecedor/cupons/:idcupom': { params: { ...params, idcupom: panel.couponId } },
    'PATCH /v4/painel/:idfornecedor/cupons/:idcupom': {
      params: { ...params, idcupom: panel.couponId },
      body: {
        descricao: '10 % em tudo',
        validoAte: '2099-12-31T03:00:00Z',
        limite: null,
        limitePorCliente: 5,
        listado: true,
        versao: LATE_VERSION,
      },
    },
    'DELETE /v4/painel/:idfornecedor/cupons/:idcupom': { params: { ...params, idcupom: panel.couponId } },
    'GET /v4/painel/:idfornecedor/combos': { params, query: paged },
    'POST /v4/painel/:idfornecedor/combos': {
      params,
      body: { ...combo, slug: `cesta-${run}` },
    },
    'GET /v4/painel/:idfornecedor/combos/:idcombo': { params: ofCombo },
    'PUT /v4/painel/:idfornecedor/combos/:idcombo': { params: ofCombo, body: combo },
    'DELETE /v4/painel/:idfornecedor/combos/:idcombo': { params: ofCombo },
    'GET /v4/painel/:idfornecedor/escolhas-produto': { params, query: { busca: 'a' } },
    'GET /v4/painel/:idfornecedor/explicacao-preco': {
      params,
      query: {
        idproduto,
        quantidade: 2,
        idcliente: panel.attended.clientId,
        idformapagamento: shop.cash,
        quando: '2026-12-24T12:00:00-03:00',
        canal: 'MANUAL',
      },
    },
    'GET /v4/painel/:idfornecedor/explicacao-preco/escolhas': {
      params,
      query: { busca: 'a', clientes: panel.attended.clientId },
    },
    'POST /v4/painel/:idfornecedor/simulador': {
      params,
      body: {
        itens: [{ id: idproduto, quantidade: 2 }],
        idcliente: panel.attended.clientId,
        idformapagamento: shop.cash,
        tipoEntrega: 'DELIVERY',
        canal: 'WEB',
        cupom: 'DEZ',
      },
    },
    'POST /v4/painel/:idfornecedor/simulador/soma': {
      params,
      body: {
        idoferta: panel.promotionId,
        itens: [{ id: idproduto, quantidade: 2 }],
        idcliente: panel.attended.clientId,
      },
    },
    'GET /v4/painel/:idfornecedor/ofertas': { params, query: paged },
    'POST /v4/painel/:idfornecedor/ofertas': { params, body: promotion },
    'PUT /v4/painel/:idfornecedor/ofertas/:idoferta': { params: ofPromotion, body: promotion },
    'GET /v4/painel/:idfornecedor/ofertas/:idoferta': { params: ofPromotion },
    'PATCH /v4/painel/:idfornecedor/ofertas/:idoferta': {
      params: ofPromotion,
      body: {
        nome: 'Leve 3, pague 2',
        chamada: 'Leve 3, pague 2',
        fim: '2099-12-31T03:00:00Z',
        maxporpedido: 1,
        limitePorCliente: null,
        limite: null,
        orcamento: 500,
        versao: LATE_VERSION,
      },
    },
    'DELETE /v4/painel/:idfornecedor/ofertas/:idoferta': {
      params: { ...params, idoferta: panel.endedPromotionId },
    },
    ...panelPageRequests(shop, run),
    ...panelHomeRequests(shop),
    'GET /v4/painel/:idfornecedor/assinaturas': { params, query: { situacao: 'CANCELADA', ...paged } },
    'GET /v4/painel/:idfornecedor/tipos-assinatura': { params },
    'POST /v4/painel/:idfornecedor/tipos-assinatura': {
      params,
      body: { ...subscriptionType, nome: `Frequência ${run}` },
    },
    'PUT /v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura': {
      params: ofType,
      body: subscriptionType,
    },
    'DELETE /v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura': { params: ofType },
    'GET /v4/painel/:idfornecedor/representantes': { params, query: paged },
    'POST /v4/painel/:idfornecedor/representantes': {
      params,
      // New each time, because invitations per address are limited.
      body: { email: `representante${run}@exemplo.com.br` },
    },
    'GET /v4/painel/:idfornecedor/representantes/convites': { params },
    'GET /v4/painel/:idfornecedor/representantes/metas': { params, query: { mes: '2026-11' } },
    // Each run has a month of its own, which nobody has edited.
    'PUT /v4/painel/:idfornecedor/representantes/metas': {
      params,
      body: {
        mes: targetMonth(run),
        metas: [{ idrepresentante: ofRepresentative.idrepresentante, meta: 15_000 }],
        versao: 1,
      },
    },
    'DELETE /v4/painel/:idfornecedor/representantes/convites/:idconvite': {
      params: { ...params, idconvite: panel.invitationId },
    },
    'DELETE /v4/painel/:idfornecedor/representantes/:idrepresentante': { params: ofRepresentative },
    'GET /v4/painel/:idfornecedor/representantes/:idrepresentante/clientes': {
      params: ofRepresentative,
      query: { search: 'obra', limit: 10, offset: 0 },
    },
    'PUT /v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente': {
      params: { ...ofRepresentative, ...ofClient },
    },
    'DELETE /v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente': {
      params: { ...ofRepresentative, ...ofClient },
    },
    ...panelCatalogRequests(shop, run),
    ...panelExportsRequests(shop, run),
    ...attendedOrderRequests(shop, run),
    'POST /v4/painel/:idfornecedor/representantes/:idrepresentante/transferencia': {
      params: ofRepresentative,
      body: { para: panel.deputyId, clientes: [panel.attended.clientId] },
    },
    ...deliveryRequests(shop, run),
    ...panelTitleRequests(shop, run),
    'GET /v4/painel/:idfornecedor/indicacao': { params },
    'PUT /v4/painel/:idfornecedor/indicacao': {
      params,
      body: { descricao: 'Bem-vindo', tipodesconto: 'R$', valorDesconto: 5, valorMinimo: 30 },
    },
    'GET /v4/painel/:idfornecedor/politicas': { params },
    'POST /v4/painel/:idfornecedor/politicas': { params, body: policy },
    'PUT /v4/painel/:idfornecedor/politicas/:idpolitica': { params: ofPolicy, body: policy },
    'POST /v4/painel/:idfornecedor/politicas/:idpolitica/encerrar': { params: ofPolicy },
    'DELETE /v4/painel/:idfornecedor/politicas/:idpolitica': { params: ofPolicy },
    'GET /v4/painel/:idfornecedor/tabelas-preco': { params },
    'POST /v4/painel/:idfornecedor/tabelas-preco': {
      params,
      body: { nome: `Tabela ${run}`, inicio: '2026-12-01T00:00:00-03:00', fim: null, canais: ['WEB'] },
    },
    'PUT /v4/painel/:idfornecedor/tabelas-preco/:idtabela': {
      params: ofTable,
      body: { nome: 'Revenda', arquivada: false, fim: null, canais: [], versao: LATE_VERSION },
    },
    'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes': {
      params: ofTable,
      query: { busca: 'ninguém assim', ...paged },
    },
    'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes': {
      params: ofTable,
      body: { clientes: [panel.attended.clientId] },
    },
    'DELETE /v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes/:idcliente': {
      params: { ...ofTable, idcliente: panel.attended.clientId },
    },
    'GET /v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos': {
      params: ofTable,
      query: { depois: idproduto },
    },
    'PUT /v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos': {
      params: ofTable,
      body: { precos: [{ idproduto, preco: 9.9, precoatacado: 8.9, minatacado: 12 }] },
    },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente/precos': { params: ofClient },
    'PUT /v4/painel/:idfornecedor/clientes/:idcliente/precos': {
      params: ofClient,
      body: { idtabela: panel.pricing.tableId, grupos: ['ouro'] },
    },
    'GET /v4/painel/:idfornecedor/clientes/:idcliente/concessoes': { params: ofClient },
    'POST /v4/painel/:idfornecedor/clientes/:idcliente/concessoes': {
      params: ofClient,
      body: { idproduto, preco: 9.9, de: 1, ate: 50, expira: '2999-01-01T03:00:00Z' },
    },
    'DELETE /v4/painel/:idfornecedor/clientes/:idcliente/concessoes/:idconcessao': {
      params: { ...ofClient, idconcessao: panel.pricing.grantId },
    },
    'GET /v4/painel/:idfornecedor/sinonimos': { params },
    'POST /v4/painel/:idfornecedor/sinonimos': {
      params,
      body: { expressoes: [`palavra ${run}`, `expressão ${run}`] },
    },
    'PUT /v4/painel/:idfornecedor/sinonimos/:idsinonimo': {
      params: { ...params, idsinonimo },
      body: { expressoes: ['caneta', `esferográfica ${run}`] },
    },
    'DELETE /v4/painel/:idfornecedor/sinonimos/:idsinonimo': { params: { ...params, idsinonimo } },
    [`GET ${suggestions}`]: { params, query: { ...paged, busca: 'sugestão', ativa: true } },
    [`GET ${suggestions}/:idlista`]: { params: ofSuggestion },
    [`POST ${suggestions}`]: { params, body: { ...suggestion, ativa: false } },
    [`PUT ${suggestions}/:idlista`]: { params: ofSuggestion, body: suggestion },
    [`DELETE ${suggestions}/:idlista`]: { params: ofSuggestion },
    'GET /v4/painel/:idfornecedor/links-acao': { params },
    'POST /v4/painel/:idfornecedor/links-acao': {
      params,
      body: {
        codigo: `cesta-${run}`,
        titulo: 'Cesta',
        texto: 'Da semana',
        destino: '/carrinho',
        itens: [{ idproduto, quantidade: 2 }],
        inicio: '2026-01-01T03:00:00Z',
        fim: '2999-01-01T03:00:00.000Z',
      },
    },
    'DELETE /v4/painel/:idfornecedor/links-acao/:idlink': { params: { ...params, idlink: panel.closing.id } },
    [`GET ${photos}`]: { params: ofProduct },
    [`POST ${photos}`]: { params: ofProduct, query: { alt: 'Um ponto', posicao: 0 }, file: PIXEL },
    // Refused at the last check, that of the target address.
    [`POST ${photos}/endereco`]: {
      params: ofProduct,
      body: { url: 'http://127.0.0.1/foto.png', alt: 'Um ponto', posicao: 0 },
    },
    [`PUT ${photos}/ordem`]: {
      params: { ...params, idproduto: several.productId },
      body: { fotos: several.pictureIds },
    },
    [`PUT ${photos}/:idfoto`]: { params: ofPicture, body: { alt: `Vista ${run}` } },
    [`DELETE ${photos}/:idfoto`]: { params: ofPicture },
  };
}

function panelHomeRequests({
  id: idfornecedor,
  cash,
  products,
  panel,
}: ShopIds): Readonly<Record<string, Given>> {
  const params = { idfornecedor };
  const carousels = '/v4/painel/:idfornecedor/carrosseis';
  const blocks = '/v4/painel/:idfornecedor/blocos-home';
  const draft = '/v4/painel/:idfornecedor/rascunho-home';
  const { carousel, block } = panel.home;
  const ofCarousel = { ...params, idcarrossel: carousel.changedId };
  const ofBlock = { ...params, idbloco: block.changedId };
  const [product] = Object.values(products);
  const shownTo = {
    publicado: true,
    inicio: '2098-01-01T00:00:00-03:00',
    fim: '2099-01-01T03:00:00Z',
    publico: {
      dispositivos: ['mobile'],
      segmentos: [],
      grupos: ['revenda'],
      formasPagamento: [cash],
      tiposEntrega: ['DELIVERY'],
    },
  };
  const chosen = {
    titulo: 'Escolhidos',
    tipo_conteudo: 'PRODUCTS',
    paginas: ['home', 'static-page'],
    idpagina: panel.pages.shown.id,
    produtos: [product],
    limite: 6,
    ...shownTo,
  };
  const text = { tipo: 'TEXTO', titulo: 'Nossa feira', conteudo: '<p>Aos sábados.</p>', ...shownTo };
  return {
    [`GET ${carousels}`]: { params, query: { pagina: 1, limite: 20 } },
    [`POST ${carousels}`]: { params, body: chosen },
    'PUT /v4/painel/:idfornecedor/ordem-carrosseis': { params, body: { carrosseis: [carousel.shownId] } },
    [`GET ${carousels}/:idcarrossel`]: { params: ofCarousel },
    [`PUT ${carousels}/:idcarrossel`]: { params: ofCarousel, body: chosen },
    [`DELETE ${carousels}/:idcarrossel`]: { params: ofCarousel },
    [`GET ${blocks}`]: { params },
    [`POST ${blocks}`]: {
      params,
      body: { tipo: 'CARROSSEL', idcarrossel: carousel.shownId, ...shownTo },
    },
    'PUT /v4/painel/:idfornecedor/ordem-blocos-home': { params, body: { blocos: [block.shownId] } },
    [`PUT ${blocks}/:idbloco`]: { params: ofBlock, body: text },
    [`DELETE ${blocks}/:idbloco`]: { params: ofBlock },
    'POST /v4/painel/:idfornecedor/previa-home': { params, body: { horas: 24 } },
    [`GET ${draft}`]: { params },
    [`POST ${draft}/blocos`]: {
      params,
      body: { tipo: 'CARROSSEL', idcarrossel: carousel.shownId, ...shownTo },
    },
    [`PUT ${draft}/blocos/:idbloco`]: { params: ofBlock, body: text },
    [`PUT ${draft}/ordem`]: { params, body: { blocos: [block.shownId] } },
    [`DELETE ${draft}/blocos/:idbloco`]: { params: ofBlock },
    [`POST ${draft}/publicacao`]: { params, body: { em: '2098-01-01T00:00:00-03:00' } },
    [`DELETE ${draft}/publicacao`]: { params },
    [`DELETE ${draft}`]: { params },
    'GET /v4/painel/:idfornecedor/versoes-home': { params, query: { pagina: 1, limite: 20 } },
    'POST /v4/painel/:idfornecedor/versoes-home/:versao/rascunho': {
      params: { ...params, versao: 1 },
      body: { rascunho: HOME_DRAFT },
    },
    'GET /v4/painel/:idfornecedor/escolhas-conteudo': { params },
  };
}

function panelPageRequests(
  { id: idfornecedor, panel }: ShopIds,
  run: number,
): Readonly<Record<string, Given>> {
  const params = { idfornecedor };
  const pages = '/v4/painel/:idfornecedor/paginas';
  const pictures = '/v4/painel/:idfornecedor/imagens-paginas';
  const ofPage = { ...params, idpagina: panel.pages.changedId };
  const ofArchived = { ...params, idpagina: panel.pages.archivedId };
  const paged = { pagina: 1, limite: 20 };
  const page = {
    titulo: 'Trocas',
    descricao: 'Como trocar',
    rotulo: 'Trocas',
    tags: ['WEB'],
    rodape: 'Ajuda',
    menu: true,
    conteudo: `<h2>Trocas</h2><p>Até ${run} dias.</p>`,
  };
  return {
    [`GET ${pages}`]: { params, query: { arquivadas: false, ...paged } },
    [`POST ${pages}`]: { params, body: { ...page, slug: `trocas-${run}` } },
    'PUT /v4/painel/:idfornecedor/ordem-paginas': {
      params,
      body: { paginas: [panel.pages.changedId, panel.pages.shown.id] },
    },
    [`GET ${pages}/:idpagina`]: { params: ofPage },
    [`PUT ${pages}/:idpagina`]: { params: ofPage, body: { ...page, slug: 'trocas' } },
    [`DELETE ${pages}/:idpagina`]: { params: ofArchived },
    [`POST ${pages}/:idpagina/restaurar`]: { params: ofArchived },
    [`POST ${pages}/:idpagina/publicacao`]: {
      params: ofPage,
      body: { versao: 1, inicio: '2098-01-01T00:00:00-03:00', fim: '2099-01-01T03:00:00Z' },
    },
    [`DELETE ${pages}/:idpagina/publicacao`]: { params: ofPage },
    [`POST ${pages}/:idpagina/previa`]: { params: ofPage, body: { horas: 24 } },
    [`GET ${pages}/:idpagina/versoes`]: { params: ofPage, query: paged },
    [`GET ${pages}/:idpagina/versoes/:versao`]: { params: { ...ofPage, versao: 1 } },
    [`POST ${pages}/:idpagina/versoes/:versao/restaurar`]: { params: { ...ofPage, versao: 1 } },
    [`GET ${pictures}`]: { params, query: paged },
    [`POST ${pictures}`]: { params, query: { alt: 'Um ponto' }, file: PIXEL },
    [`DELETE ${pictures}/:idfoto`]: { params: { ...params, idfoto: panel.pages.pictureId } },
  };
}

const chatMessage = () => ({ idmensagem: newId(), texto: 'Bom dia' });

function chatRequests({ id: idfornecedor }: ShopIds, numpedido: number): Readonly<Record<string, Given>> {
  const chat = '/v4/chat/:idfornecedor';
  const params = { idfornecedor };
  const ofRoom = { ...params, sala: ROOM.ana };
  return {
    [`GET ${chat}/atendimento`]: { params },
    [`POST ${chat}/bilhete`]: { params },
    [`GET ${chat}/salas`]: { params, query: { pagina: 1, limite: 30, situacao: 'ABERTA' } },
    [`POST ${chat}/salas`]: { params, body: { canal: 'PEDIDO', numpedido } },
    [`GET ${chat}/salas/:sala`]: { params: ofRoom },
    [`PUT ${chat}/salas/:sala/situacao`]: { params: ofRoom, body: { situacao: 'ABERTA' } },
    [`POST ${chat}/salas/:sala/leitura`]: { params: ofRoom, body: { ate: 1 } },
    [`GET ${chat}/salas/:sala/mensagens`]: {
      params: ofRoom,
      query: { pagina: 1, limite: 30, antes: 9, apos: 0 },
    },
    [`POST ${chat}/salas/:sala/mensagens`]: { params: ofRoom, body: chatMessage() },
    [`POST ${chat}/salas/:sala/arquivos`]: {
      params: ofRoom,
      query: { idmensagem: newId(), nome: 'foto.png', texto: 'Veja' },
      file: PIXEL,
    },
    [`GET ${chat}/salas/:sala/arquivos/:idmensagem`]: {
      params: { ...ofRoom, idmensagem: MESSAGE_WITH_FILE },
    },
  };
}

function panelChatRequests(
  { id: idfornecedor, panel }: ShopIds,
  numpedido: number,
  run: number,
): Readonly<Record<string, Given>> {
  const chat = '/v4/painel/:idfornecedor/chat';
  const params = { idfornecedor };
  const ofRoom = { ...params, sala: panel.chat.roomId };
  const ofAnswer = { ...params, idresposta: panel.chat.answerId };
  const answer = { titulo: 'Prazo', texto: `Entregamos em ${run} dias.` };
  return {
    [`POST ${chat}/bilhete`]: { params },
    [`GET ${chat}/salas`]: {
      params,
      query: {
        pagina: 1,
        limite: 30,
        situacao: 'ABERTA',
        atendente: 'EU',
        nao_lidas: false,
        sem_resposta: false,
        ordem: 'ESPERA',
        busca: 'ana',
      },
    },
    [`POST ${chat}/salas`]: { params, body: { numpedido } },
    [`GET ${chat}/salas/:sala`]: { params: ofRoom },
    [`PUT ${chat}/salas/:sala/situacao`]: { params: ofRoom, body: { situacao: 'ABERTA' } },
    [`PUT ${chat}/salas/:sala/atendente`]: { params: ofRoom, body: { idatendente: null } },
    [`POST ${chat}/salas/:sala/leitura`]: { params: ofRoom, body: { ate: 1 } },
    [`GET ${chat}/salas/:sala/mensagens`]: {
      params: ofRoom,
      query: { pagina: 1, limite: 30, antes: 9, apos: 0 },
    },
    [`POST ${chat}/salas/:sala/mensagens`]: { params: ofRoom, body: chatMessage() },
    [`POST ${chat}/salas/:sala/arquivos`]: {
      params: ofRoom,
      query: { idmensagem: newId(), nome: 'foto.png', texto: 'Veja' },
      file: PIXEL,
    },
    [`GET ${chat}/salas/:sala/arquivos/:idmensagem`]: {
      params: { ...ofRoom, idmensagem: MESSAGE_WITH_FILE },
    },
    [`GET ${chat}/atendentes`]: { params },
    [`GET ${chat}/respostas`]: { params },
    [`POST ${chat}/respostas`]: { params, body: answer },
    [`PUT ${chat}/respostas/:idresposta`]: { params: ofAnswer, body: answer },
    [`DELETE ${chat}/respostas/:idresposta`]: { params: ofAnswer },
    [`GET ${chat}/atendimento`]: { params },
    [`PUT ${chat}/atendimento`]: {
      params,
      body: {
        ativo: true,
        horarios: [{ dia: 1, inicio: '08:00', fim: '18:00' }],
        texto_resposta: 'Respondemos em até uma hora.',
      },
    },
  };
}

/** Calls that delete something, so that a second call finds nothing. */
export const CONSUMING = [
  'POST /v1/app/:client/cliente/enderecos/:idendereco/excluir',
  'DELETE /v1/app/usuario/:token/:idcliente/:idusuario',
  'PUT /v4/painel/:idfornecedor/equipe/:idpessoa',
  'DELETE /v4/painel/:idfornecedor/equipe/:idpessoa',
  'POST /v4/painel/:idfornecedor/convites-equipe/:idconvite/reenviar',
  'DELETE /v4/painel/:idfornecedor/convites-equipe/:idconvite',
  'PUT /v4/painel/:idfornecedor/funcoes/:idfuncao',
  'DELETE /v4/painel/:idfornecedor/funcoes/:idfuncao',
  'DELETE /v4/painel/:idfornecedor/representantes/:idrepresentante',
  'POST /v4/painel/:idfornecedor/representantes/:idrepresentante/transferencia',
  'DELETE /v4/painel/:idfornecedor/clientes/:idcliente/notas/:idnota',
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/condicoes',
  'PUT /v4/painel/:idfornecedor/clientes/:idcliente/empresa',
  'PUT /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo',
  'DELETE /v4/painel/:idfornecedor/grupos-automaticos/:idgrupo',
  'DELETE /v4/painel/:idfornecedor/representantes/convites/:idconvite',
  'PUT /v4/painel/:idfornecedor/politicas/:idpolitica',
  'DELETE /v4/painel/:idfornecedor/politicas/:idpolitica',
  'DELETE /v4/painel/:idfornecedor/clientes/:idcliente/concessoes/:idconcessao',
  'DELETE /v4/painel/:idfornecedor/sinonimos/:idsinonimo',
  'DELETE /v4/painel/:idfornecedor/horarios-entrega/:idjanela',
  'DELETE /v4/painel/:idfornecedor/produtos/:idproduto/fotos/:idfoto',
  'DELETE /v4/painel/:idfornecedor/imagens-paginas/:idfoto',
  'DELETE /v4/painel/:idfornecedor/carrosseis/:idcarrossel',
  'DELETE /v4/painel/:idfornecedor/blocos-home/:idbloco',
  'POST /v4/painel/:idfornecedor/rascunho-home/blocos',
  'PUT /v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco',
  'PUT /v4/painel/:idfornecedor/rascunho-home/ordem',
  'DELETE /v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco',
  'POST /v4/painel/:idfornecedor/rascunho-home/publicacao',
  'DELETE /v4/painel/:idfornecedor/rascunho-home/publicacao',
  'DELETE /v4/painel/:idfornecedor/rascunho-home',
  'POST /v4/painel/:idfornecedor/versoes-home/:versao/rascunho',
  'PUT /v4/painel/:idfornecedor/rascunho-loja/menu',
  'PUT /v4/painel/:idfornecedor/rascunho-loja/textos/:tipo',
  'POST /v4/painel/:idfornecedor/rascunho-loja/publicacao',
  'DELETE /v4/painel/:idfornecedor/rascunho-loja/publicacao',
  'DELETE /v4/painel/:idfornecedor/rascunho-loja',
  'POST /v4/painel/:idfornecedor/versoes-loja/:versao/rascunho',
  'DELETE /v4/painel/:idfornecedor/chat/respostas/:idresposta',
  'POST /v4/painel/:idfornecedor/chaves-api/:idchave/trocar',
  'PUT /v4/painel/:idfornecedor/chaves-api/:idchave',
  'POST /v4/painel/:idfornecedor/titulos/:idtitulo/pago',
  'DELETE /v4/painel/:idfornecedor/titulos/:idtitulo',
  ...CONSUMING_CATALOG,
  ...CONSUMING_EXPORTS,
];

/** This call is refused even if everything else is valid, because tests contact no other machine. */
export const FETCHING = 'POST /v4/painel/:idfornecedor/produtos/:idproduto/fotos/endereco';

/** The request for `inject`. Bodies are JSON, unless they are files. */
export function toInject(key: string, { params = {}, query = {}, body, file }: Given): InjectOptions {
  const [method = 'GET', path = ''] = key.split(' ');
  const url = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  const where = { method: method as 'GET' | 'POST', url: search.size === 0 ? url : `${url}?${search}` };
  if (file !== undefined) {
    return { ...where, headers: { 'content-type': 'application/octet-stream' }, payload: Buffer.from(file) };
  }
  return {
    ...where,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  };
}
