/** Every call of spec section 7. The names of path parameters are ours, so only their positions are compared. */
export interface SpecCall {
  readonly group: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

const group = (name: string, lines: string): SpecCall[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [method, path] = line.trim().split(' ') as [SpecCall['method'], string];
      return { group: name, method, path };
    });

/** Where the specification leaves a path open (`…`), this is the path that we chose. */
export const SPEC_CALLS: readonly SpecCall[] = [
  ...group(
    'Orders',
    `GET /v2/app/pedido/cliente/{}
    GET /v2/app/{}/order/{}
    POST /v2/app/{}/usuario/{}/pedido/duplicidade
    POST /v2/app/{}/usuario/{}/pedido
    POST /v1/app/{}/pedido/{}/avaliar
    POST /v4/payment/generate-receipt/{}/{}
    GET /v4/danfe/{}/{}
    POST /v4/orders/export/{}
    PUT /v4/orders/payment-method/{}/order/{}`,
  ),
  ...group(
    'Delivery',
    `GET /v4/app/{}/formas-entrega/{}
    POST /v4/app/formas-entrega/{}/{}
    GET /v4/app/{}/taxa-entrega/{}
    POST /v4/app/taxa-entrega/{}/{}`,
  ),
  ...group(
    'Cart',
    `POST /v2/app/{}/usuario/{}/cart
    GET /v2/app/{}/usuario/{}/cart
    GET /v4/subscription/type/list/{}
    GET /v4/subscription/list/{}/{}
    GET /v4/subscription/get/{}
    DELETE /v4/subscription/cancel/{}`,
  ),
  ...group(
    'Coupons',
    `GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{}/cliente/{}/cupom/{}
    GET /v2/app/cupom-desconto/indicacao/{}
    GET /v2/app/cupom-desconto/cliente/{}`,
  ),
  ...group(
    'Supplier',
    `GET /v2/app/{}/fornecedor
    GET /v2/app/{}/configuracao/fornecedor
    GET /v2/app/{}/fornecedor/areaatendimento
    GET /v2/app/config/fornecedor/{}/rodape
    GET /v4/app/token/custom-content/{}
    GET /v4/static-text/{}
    GET /v4/caracteristica-cliente/todas/{}
    GET /v4/caracteristica-pedido/todas/{}
    GET /v2/configuracao/fornecedor/{}/tema
    GET /v2/app/{}/fornecedor/{}/formas-pagamento
    POST /v4/log/google-analytics/{}`,
  ),
  ...group(
    'User',
    `GET /v2/app/{}/usuario/{}
    POST /v1/app/{}/usuario/autenticar
    POST /v1/app/{}/usuario/autenticar/representante
    GET /v1/app/{}/cliente/logout
    GET /v2/app/{}/cliente/senha/recuperar/{}
    POST /v1/app/{}/usuario
    GET /v1/app/{}/usuario/dados-receita/{}
    GET /v2/app/{}/get-configuracoes-cliente
    GET /v1/app/{}/cliente
    PUT /v4/client/{}/supplier/{}/termos-uso
    GET /v4/verificacao/enviar-verificacao
    POST /v4/api-key/login
    GET /v2/app/{}/faturas-cliente/fornecedor/{}/cliente/{}`,
  ),
  ...group(
    'Addresses',
    `GET /v1/app/{}/enderecos
    POST /v1/app/{}/cliente/enderecos/{}/excluir
    POST /v1/app/{}/enderecos
    POST /v1/app/{}/enderecosput
    GET /v2/app/{}/enderecos/{}/faturamento`,
  ),
  ...group(
    'Content',
    `GET /v4/carrossel/list-for-page/{}
    GET /v4/pagina-estatica/{}/listar
    GET /v4/pagina-estatica/{}/slug/{}
    GET /v4/tag-pesquisa/{}/lista
    GET /v4/link-acao/{}/{}
    GET /v4/sugestao/produtos/{}/{}
    POST /v4/sugestao/feedback
    GET /v4/promotional-combo-client/{}/{}
    GET /v4/promotional-combo-all/{}
    GET /v4/promotional-combo/{}
    POST /v4/payment-sdk/generate-token`,
  ),
  ...group(
    'Shopping lists',
    `GET /v4/shopping-list/{}/products/{}
    GET /v4/shopping-list/{}
    POST /v4/shopping-list/{}/apply/{}
    POST /v4/shopping-list/{}
    POST /v4/shopping-list/{}/product/{}/copy/{}
    POST /v4/shopping-list/{}/product/{}/add
    DELETE /v4/shopping-list/{}/disable/{}`,
  ),
  ...group(
    'Representative and linked users',
    `GET /v4/representante/{}/{}
    GET /v4/acessorepresentante/{}
    POST /v1/app/{}/usuario/{}/usuarios
    GET /v1/app/usuario/{}/{}
    DELETE /v1/app/usuario/{}/{}/{}
    POST /v1/app/usuario/{}/{}
    PUT /v1/app/usuario/{}
    POST /v1/app/{}/usuario/{}/clientes-vinculados`,
  ),
  ...group(
    'Products',
    `GET /v2/app/{}/listaprodutos/{}
    GET /v1/app/{}/listaprodutosf/{}
    POST /v4/product/spreadsheet/{}
    GET /v2/app/{}/fornecedor/{}/produto/{}
    GET /v2/app/fornecedor/{}/produto-by-tags
    GET /v2/app/token/listaprodutos/full-text/pesquisar
    GET /v4/tag-pesquisa/{}/filtros-produto/{}
    POST /v4/notificacao/alerta-disponibilidade
    POST /v4/notificacao/alerta-disponibilidade/remove
    GET /v2/app/{}/listacategoriasprodutos/{}
    GET /v2/app/setores-produto/obter-setor/{}/{}`,
  ),
];
