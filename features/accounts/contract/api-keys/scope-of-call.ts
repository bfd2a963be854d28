/**
 * Which scope a call needs from a session that an API key opened. The topic follows from the heading of the API's documentation, the
 * right from the method, with the exceptions that stand here. What no rule knows is for no key.
 */
import { API_SCOPES, type ApiScope } from '#kernel/permissions.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

/** 'none': needs no scope. 'never': no key may call it. */
export type CallScope = ApiScope | 'none' | 'never';

type Topic = 'catalog' | 'cart' | 'orders' | 'finance' | 'client' | 'lists' | 'subscriptions';

const TOPICS: Readonly<Record<string, Topic>> = {
  Buscadores: 'catalog',
  Content: 'catalog',
  Products: 'catalog',
  Supplier: 'catalog',
  Cart: 'cart',
  Coupons: 'cart',
  Delivery: 'cart',
  Orders: 'orders',
  Payments: 'orders',
  Addresses: 'client',
  User: 'client',
  'Representative and linked users': 'client',
  'Shopping lists': 'lists',
  Subscriptions: 'subscriptions',
};

/** Calls whose heading covers several topics, by how their path begins. */
const OTHERWISE: readonly (readonly [start: string, topic: Topic])[] = [
  ['/v2/app/:client/faturas-cliente/', 'finance'],
  ['/v4/faturas/', 'finance'],
  ['/v4/boletos/', 'finance'],
  ['/v4/danfe/', 'finance'],
  ['/v4/notificacao/alerta', 'lists'],
  ['/v4/client/:idcliente/supplier/:idfornecedor/forma-pagamento', 'cart'],
  ['/v4/chat/:idfornecedor/atendimento', 'catalog'],
];

/** Reading by POST, because what is asked is long, or because it costs work. */
const READ_BY_POST: ReadonlySet<string> = new Set([
  '/v2/app/fornecedor/:idfornecedor/produtos/adicionais',
  '/v2/app/:token/usuario/:idcliente/pedido/duplicidade',
  '/v4/app/carrinho/precos/:idfornecedor',
  '/v4/app/compra-rapida/:idfornecedor',
  '/v4/app/compra-rapida/:idfornecedor/planilha',
  '/v4/app/formas-entrega/:idfornecedor/:cep',
  '/v4/app/taxa-entrega/:idfornecedor/:cep',
  '/v4/bilhete-ao-vivo/:idfornecedor',
  '/v4/boletos/:idfornecedor/:idcliente/enviar',
  '/v4/boletos/:idfornecedor/:idcliente/:idtitulo/segunda-via',
  '/v4/orders/export/:idcliente',
  '/v4/payment/generate-receipt/:numpedido/:idclient',
  '/v4/product/spreadsheet/:idfornecedor',
  '/v4/sugestao/feedback',
]);

/** Who one is and how one leaves; and what carries a proof of its own, so that the key says nothing about it. */
const NEEDS_NONE: ReadonlySet<string> = new Set([
  'GET /v1/app/:client/cliente',
  'GET /v1/app/:token/cliente/logout',
  'POST /v4/login-token/:idfornecedor',
  'POST /v4/login-token/:idfornecedor/entrar',
  'POST /v4/api-key/login',
  'GET /v2/app/:token/usuario/:login',
  'POST /v1/app/:token/usuario/autenticar',
  'POST /v1/app/:token/usuario/autenticar/segunda-etapa',
  'POST /v1/app/:token/usuario/autenticar/representante',
  'POST /v1/app/:client/usuario',
  'GET /v1/app/:split/usuario/dados-receita/:doc',
  'POST /v4/cadastro/confirmar',
  'GET /v2/app/:token/cliente/senha/recuperar/:login',
  'POST /v4/senha/nova',
  'POST /v4/verificacao/confirmar',
  'POST /v4/convite',
  'POST /v4/convite/aceitar',
  'POST /v4/convite-representante',
  'POST /v4/convite-representante/aceitar',
  'POST /v4/notificacao/alertas/cancelar/:codigo',
  'POST /v4/privacidade/exclusao/confirmar',
  'POST /v4/pagamentos/:provedor/:idfornecedor/notificacoes',
  'POST /v4/log/google-analytics/:idfornecedor',
  'POST /v4/log/google-analytics/:idfornecedor/retirada',
]);

/** Calls of the panel's and the platform's people look at their session only. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['Painel', 'Plataforma']);

interface Call {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly schema: { readonly tag: string };
}

export function scopeOfCall({ endpoint: { method, path }, schema: { tag } }: Call): CallScope {
  if (OF_PEOPLE.has(tag) || NEEDS_NONE.has(`${method} ${path}`)) return 'none';
  const topic = OTHERWISE.find(([start]) => path.startsWith(start))?.[1] ?? TOPICS[tag];
  const right = method === 'GET' || READ_BY_POST.has(path) ? 'read' : 'write';
  return API_SCOPES.find((scope) => scope === `${topic}:${right}`) ?? 'never';
}
