/** What is asked of one shop of a world: every reading call of the API, those that shoppers write by, the panel's lists, and pages. */
import { randomUUID } from 'node:crypto';
import {
  CONSUMING,
  type Given,
  type Identity,
  toInject,
  validRequests,
} from '#apps/server/src/testing/valid-requests.ts';
import { signSession, signStaffSession } from '#features/accounts/server/identity/session-token.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { IDEMPOTENCY_HEADER, SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import { panelCalls } from '../panel/panel-calls.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { COMMON_WORDS } from '../world/goods.ts';
import type { World } from '../world/make-world.ts';
import { copiedIds, copiedOrderNumber, copiedText } from './copied-id.ts';
import type { OneWorld, Worlds } from './make-worlds.ts';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface MeasuredCall {
  readonly name: string;
  /** The call at one of the world's shops. */
  readonly at: (world: OneWorld, copy: number, random: SeededRandom) => Promise<SentCall>;
}

/** Calls that write, and may be repeated: prices, carts, fees, orders. */
const WRITING = [
  'POST /v2/app/:client/usuario/:idcliente/cart',
  'POST /v4/app/carrinho/precos/:idfornecedor',
  'POST /v4/app/compra-rapida/:idfornecedor',
  'POST /v4/app/formas-entrega/:idfornecedor/:cep',
  'POST /v4/app/taxa-entrega/:idfornecedor/:cep',
  'POST /v2/app/fornecedor/:idfornecedor/produtos/adicionais',
  'POST /v2/app/:token/usuario/:idcliente/pedido/duplicidade',
  'POST /v2/app/:token/usuario/:idcliente/pedido',
  'POST /v4/product/spreadsheet/:idfornecedor',
  'POST /v4/orders/export/:idcliente',
  'POST /v4/privacidade/:idcliente/dados',
  'POST /v1/app/:token/usuario/autenticar',
] as const;

/** A session's end, and files that are made by another thread and measured by benches of their own. */
const LEFT_OUT = /logout|\/sair$|notas\/.*pdf/;

const SIGNED_FOR = 300 * 24 * 60 * 60_000;

/** The request of the template, with all that names it as the copy has it. */
function copiedRequest(
  request: Given,
  { shop, email, staffEmail, orderNumber }: Identity,
  copy: number,
): Given {
  if (request.file !== undefined) return request;
  const own = new Map(
    [shop.slug, email, staffEmail].map((text) => [`"${text}"`, `"${copiedText(text, copy)}"`]),
  );
  const text = copiedIds(JSON.stringify(request), copy)
    .replaceAll(/"[^"]*"/g, (quoted) => own.get(quoted) ?? quoted)
    .replaceAll(`:${orderNumber}`, `:${copiedOrderNumber(orderNumber, copy)}`)
    // Two orders of the same content within a minute count as one.
    .replace(/"numPedidoCliente":"[^"]*"/, `"numPedidoCliente":"${randomUUID()}"`);
  return JSON.parse(text);
}

export function measuredCalls({ sessionSecret, small, large }: Worlds): MeasuredCall[] {
  const signed = new Map<string, Promise<string>>();
  const expiresAt = new Date(Date.now() + SIGNED_FOR);
  const bearer = async (id: string, sign: typeof signSession) => {
    const token = signed.get(id) ?? sign(sessionSecret, id, expiresAt);
    signed.set(id, token);
    return { authorization: `Bearer ${await token}` };
  };
  const headersFor = async (path: string, { template }: OneWorld, copy: number) => {
    const { client, staff, administrator } = template.sessions;
    // A login would end the session that it comes with.
    if (path.endsWith('/usuario/autenticar')) return {};
    if (path.startsWith('/v4/plataforma')) return bearer(administrator, signStaffSession);
    if (path.startsWith('/v4/painel')) return bearer(copiedIds(staff, copy), signStaffSession);
    return bearer(copiedIds(client, copy), signSession);
  };
  const consuming: ReadonlySet<string> = new Set(CONSUMING);
  const keys = Object.keys(validRequests(small.template.who)).filter(
    (key) =>
      !LEFT_OUT.test(key) &&
      !consuming.has(key) &&
      (key.startsWith('GET ') || WRITING.some((writing) => writing === key)),
  );
  const requestsOf = (world: OneWorld) => validRequests(world.template.who);
  const requests = { small: requestsOf(small), large: requestsOf(large) };
  const ofApi = keys.map(
    (key): MeasuredCall => ({
      name: key,
      at: async (world, copy) => {
        const { who } = world.template;
        const given = copiedRequest(requests[world.name][key] ?? {}, who, copy);
        const { method = 'GET', url, headers = {}, payload } = toInject(key, given);
        const path = String(url);
        return {
          method,
          path,
          headers: {
            [SUPPLIER_HEADER]: copiedIds(who.shop.id, copy),
            ...(headers as Record<string, string>),
            ...(await headersFor(path, world, copy)),
            ...(key.endsWith('/pedido') ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
          },
          ...(payload === undefined ? {} : { body: String(payload) }),
        };
      },
    }),
  );
  const inPanel = panelCalls(worldAt(small, 1)).map(
    ({ name }, place): MeasuredCall => ({
      name: `painel: ${name}`,
      at: async (world, copy, random) => {
        const shop = worldAt(world, copy);
        const path = `/v4/painel/${shop.supplierId}/${panelCalls(shop)[place]?.path(random) ?? ''}`;
        return {
          method: 'GET',
          path,
          headers: { [SUPPLIER_HEADER]: shop.supplierId, ...(await headersFor(path, world, copy)) },
        };
      },
    }),
  );
  return [...ofApi, ...inPanel, ...pagesOfShops(headersFor), ...callsOfNoShop()];
}

function worldAt({ template }: OneWorld, copy: number): World {
  const { products, clients, who } = template;
  return {
    supplierId: copiedIds(who.shop.id, copy) as SupplierId,
    slug: copiedText(who.shop.slug, copy),
    products,
    clients: clients.map(({ clientId }) => ({
      clientId: copiedIds(clientId, copy),
    })) as unknown as World['clients'],
    paymentMethodId: copiedIds(who.shop.cash, copy) as World['paymentMethodId'],
  };
}

/** As visitors see them, and lists of varied words as clients ask for them. */
function pagesOfShops(
  headersFor: (path: string, world: OneWorld, copy: number) => Promise<Readonly<Record<string, string>>>,
): MeasuredCall[] {
  const page = (name: string, path: (random: SeededRandom, world: World) => string): MeasuredCall => ({
    name: `página: ${name}`,
    at: async (world, copy, random) => {
      const shop = worldAt(world, copy);
      return { method: 'GET', path: `/${shop.slug}${path(random, shop)}`, headers: { accept: 'text/html' } };
    },
  });
  return [
    page('início', () => ''),
    page('lista', (random) => `/c/${random.pick(['mercearia', 'bebidas', 'limpeza', 'higiene'])}`),
    page('produto', (random, { products }) => `/p/${random.pick(products).slug}`),
    page('busca', (random) => `/busca?q=${random.pick(COMMON_WORDS)}`),
    {
      name: 'busca de palavras variadas',
      at: async (world, copy, random) => {
        const shop = worldAt(world, copy);
        const words = `${random.pick(COMMON_WORDS)} ${random.pick(['arroz', 'cafe', 'sabao', 'vinho', 'azeite'])}`;
        const query = new URLSearchParams({ fornec: shop.supplierId, sk: words, page: '1', limit: '20' });
        const path = `/v1/app/${shop.supplierId}/listaprodutosf/${world.template.who.handle}?${query}`;
        return {
          method: 'GET',
          path,
          headers: { [SUPPLIER_HEADER]: shop.supplierId, ...(await headersFor(path, world, copy)) },
        };
      },
    },
    {
      name: 'busca de palavras com erro',
      at: async (world, copy, random) => {
        const shop = worldAt(world, copy);
        const words = random.pick(['integrall', 'orgnico', 'tradiconal', 'artesanau', 'premiun', 'caseeiro']);
        const query = new URLSearchParams({ fornec: shop.supplierId, sk: words, page: '1', limit: '20' });
        const path = `/v1/app/${shop.supplierId}/listaprodutosf/${world.template.who.handle}?${query}`;
        return {
          method: 'GET',
          path,
          headers: { [SUPPLIER_HEADER]: shop.supplierId, ...(await headersFor(path, world, copy)) },
        };
      },
    },
  ];
}

/** Without a shop: what lists all of them. */
function callsOfNoShop(): MeasuredCall[] {
  const call = (name: string, path: string): MeasuredCall => ({
    name,
    at: async () => ({ method: 'GET', path, headers: {} }),
  });
  return [
    call('plataforma: lojas listadas', '/v2/app/token/fornecedor'),
    call('plataforma: início', '/'),
    call('plataforma: robots.txt', '/robots.txt'),
  ];
}
