/** One request that is right in every part for each call, with every id that the call can be told. */
import type { InjectOptions } from 'fastify';
import type { ServedCall } from '#platform/http/served-calls.ts';
import { PASSWORD, type ShopIds } from './small-world.ts';

export interface Identity {
  /** What `{token}` says. */
  readonly handle: string;
  readonly clientId: string;
  readonly email: string;
  readonly addressId: string;
  readonly orderNumber: number;
  readonly shop: ShopIds;
}

export type Part = Readonly<Record<string, unknown>>;
export interface Given {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
}

export const keyOf = ({ endpoint }: ServedCall): string => `${endpoint.method} ${endpoint.path}`;

let sent = 0;

export function validRequests(who: Identity): Readonly<Record<string, Given>> {
  const { handle: token, clientId: idcliente, addressId: idendereco, orderNumber: numpedido, shop } = who;
  const { id: idfornecedor, cash: idformapagamento } = shop;
  const [product = ''] = Object.values(shop.products);
  const soldOut = shop.products.ESGOTADO ?? product;
  const client = `${token}~${idcliente}`;
  const list = { fornec: idfornecedor, categ: 'tudo', sk: 'a', formapagamento: idformapagamento, page: 1 };
  const cart = { idfornecedor, idformapagamento, canalVenda: 'WEB', tipoentrega: 'RETIRADA' };
  const cartItens = [{ id: product, quantidade: 2 }];
  sent += 1;
  const order = {
    itens: [{ id: product, quantidade: 2 }],
    idfornecedor,
    tipoEntrega: 'DELIVERY',
    enderecoentrega: { idendereco },
    formaPagamento: { idformapagto: idformapagamento, temForma: true },
    lojaRetira: { idloja: shop.storeId },
    // Two orders of the same content within a minute would be one.
    numPedidoCliente: `P${sent}`,
    anotacoes: `de ${who.email}`,
  };
  return {
    'GET /v2/app/:client/fornecedor': { params: { client }, query: { idfornecedor, idcliente, idendereco } },
    'GET /v2/configuracao/fornecedor/:idfornecedor/tema': { params: { idfornecedor } },
    'GET /v2/app/:token/configuracao/fornecedor': { params: { token }, query: { idfornecedor } },
    'GET /v2/app/config/fornecedor/:idfornecedor/rodape': { params: { idfornecedor } },
    'POST /v4/log/google-analytics/:idfornecedor': {
      params: { idfornecedor },
      body: { event: 'view_item', value: 25.9 },
    },
    'GET /v4/app/token/custom-content/:idfornecedor': {
      params: { idfornecedor },
      query: { contentType: 'ORDER_INSTRUCTIONS' },
    },
    'GET /v4/static-text/:idfornecedor': { params: { idfornecedor } },
    'GET /v4/caracteristica-cliente/todas/:idfornecedor': { params: { idfornecedor } },
    'GET /v4/caracteristica-pedido/todas/:idfornecedor': { params: { idfornecedor } },
    'GET /v2/app/:token/usuario/:login': { params: { token, login: who.email }, query: { auth: 'random' } },
    'POST /v1/app/:token/usuario/autenticar': {
      params: { token },
      body: { cpf: who.email, senha: PASSWORD, idfornecedor, idcliente },
    },
    'GET /v1/app/:token/cliente/logout': { params: { token } },
    'GET /v1/app/:client/cliente': { params: { client }, query: { idfornecedor } },
    'GET /v2/app/:token/fornecedor/:idfornecedor/formas-pagamento': {
      params: { token, idfornecedor },
      query: { idcliente },
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
    'GET /v2/app/:idfornecedor/listaprodutos/:idendereco': {
      params: { idfornecedor, idendereco },
      query: list,
    },
    'GET /v1/app/:idfornecedor/listaprodutosf/:token': { params: { idfornecedor, token }, query: list },
    'GET /v2/app/token/listaprodutos/full-text/pesquisar': {
      query: { idfornecedor, query: 'arr', idcliente, formapagamento: idformapagamento },
    },
    'GET /v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto': {
      params: { client, idfornecedor, idproduto: product },
      query: { idformapagamento, quantidade: 3 },
    },
    'GET /v2/app/:token/listacategoriasprodutos/:idfornecedor': { params: { token, idfornecedor } },
    'GET /v2/app/setores-produto/obter-setor/:token/:idfornecedor': { params: { token, idfornecedor } },
    'GET /v2/app/fornecedor/:idfornecedor/produto-by-tags': {
      params: { idfornecedor },
      query: { idcadastroextraproduto: product, tagsPesquisa: 'oferta,novo', idformapagamento },
    },
    'POST /v4/notificacao/alerta-disponibilidade': {
      body: { idcliente, idfornecedor, idproduto: soldOut, idcadastroextraproduto: soldOut },
    },
    'POST /v4/notificacao/alerta-disponibilidade/remove': {
      body: { idcliente, idfornecedor, idcadastroextraproduto: soldOut },
    },
    'POST /v4/product/spreadsheet/:idfornecedor': {
      params: { idfornecedor },
      body: { categ: 'tudo', sk: 'a', tagsPesquisa: 'oferta', formapagamento: idformapagamento },
    },
    'GET /robots.txt': {},
    'GET /sitemap.xml': { query: { pagina: 1 } },
    'GET /:loja/sitemap.xml': { params: { loja: shop.slug }, query: { pagina: 1 } },
    'GET /v4/app/:client/formas-entrega/:idfornecedor': {
      params: { client, idfornecedor },
      query: { idendereco, idformapagamento, tipoEntrega: 'DELIVERY', totalprodutos: 50 },
    },
    'POST /v4/app/formas-entrega/:idfornecedor/:cep': {
      params: { idfornecedor, cep: '01310-100' },
      query: { tipoEntrega: 'DELIVERY' },
      body: { produtos: [{ id: product, idproduto: product, quantidade: 1 }] },
    },
    'GET /v2/app/:token/fornecedor/areaatendimento': { params: { token }, query: { idfornecedor } },
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
    'POST /v4/app/carrinho/precos/:idfornecedor': {
      params: { idfornecedor },
      query: cart,
      body: { cartItens },
    },
    'POST /v2/app/:token/usuario/:idcliente/pedido/duplicidade': {
      params: { token, idcliente },
      body: order,
    },
    'POST /v2/app/:token/usuario/:idcliente/pedido': { params: { token, idcliente }, body: order },
    'GET /v2/app/pedido/cliente/:idcliente': { params: { idcliente } },
    'GET /v2/app/:token/order/:numpedido': { params: { token, numpedido } },
  };
}

/** The request as it is sent. Bodies are JSON. */
export function toInject(key: string, { params = {}, query = {}, body }: Given): InjectOptions {
  const [method = 'GET', path = ''] = key.split(' ');
  const url = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return {
    method: method as 'GET' | 'POST',
    url: search.size === 0 ? url : `${url}?${search}`,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  };
}
