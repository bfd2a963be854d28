/** Of every call of the API: whether a browser stores its answer, and for whom. */
import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { type Reader, shelfOf, storedCalls } from '#platform/offline/stored-calls.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { changesPrepared, endsPerson, OFFLINE_CALLS } from './offline-calls.ts';

const SHOP = '01a1fc5d-1800-706a-bd3b-000000000001';
const ANA = { handle: 'ana-handle', clientId: '01a1fc5d-1800-706a-bd3b-00000000000a' };

/** Everything that may be stored: for whom it is when a visitor asks, and when Ana does. */
const STORED: Readonly<Record<string, readonly [visitor: string, ana: string]>> = {
  '/v2/app/:client/fornecedor': ['shared', 'shared'],
  '/v2/app/:token/listacategoriasprodutos/:idfornecedor': ['shared', 'shared'],
  '/v2/app/setores-produto/obter-setor/:token/:idfornecedor': ['shared', 'shared'],
  '/v4/app/token/custom-content/:idfornecedor': ['shared', 'shared'],
  '/v4/static-text/:idfornecedor': ['shared', 'shared'],
  '/v4/termos-uso/:idfornecedor': ['shared', 'shared'],
  '/v2/app/:idfornecedor/listaprodutos/:idendereco': ['shared', 'person'],
  '/v1/app/:idfornecedor/listaprodutosf/:token': ['shared', 'person'],
  '/v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto': ['shared', 'person'],
  '/v2/app/fornecedor/:idfornecedor/produto-by-tags': ['shared', 'person'],
  '/v4/sugestao/produtos/:idfornecedor/:idcliente': ['shared', 'person'],
  '/v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria': ['shared', 'person'],
  '/v4/tag-pesquisa/:idfornecedor/lista': ['shared', 'person'],
  '/v4/busca/:idfornecedor/populares': ['shared', 'person'],
  '/v4/promotional-combo-all/:idfornecedor': ['shared', 'person'],
  '/v4/promotional-combo/:idcombo': ['shared', 'person'],
  '/v4/pagina-estatica/:idfornecedor/listar': ['shared', 'person'],
  '/v4/pagina-estatica/:idfornecedor/slug/:slug': ['shared', 'person'],
  '/v4/carrossel/list-for-page/:idfornecedor': ['shared', 'person'],
  '/v4/home/:idfornecedor': ['shared', 'person'],
  '/v2/app/:token/fornecedor/condicoesentrega': ['shared', 'person'],
  '/v2/app/:token/fornecedor/:idfornecedor/formas-pagamento': ['shared', 'person'],
  '/v1/app/:client/cliente': ['shared', 'person'],
  '/v4/shopping-list/:idfornecedor': ['nowhere', 'person'],
  '/v4/shopping-list/:idfornecedor/products/:idlista': ['nowhere', 'person'],
  '/v2/app/pedido/cliente/:idcliente': ['nowhere', 'person'],
  '/v2/app/:token/order/:numpedido': ['nowhere', 'person'],
  '/v1/app/:client/enderecos': ['nowhere', 'person'],
  '/v4/acessorepresentante/:idfornecedor': ['nowhere', 'person'],
  '/v4/representante/:idfornecedor/:token': ['nowhere', 'person'],
};

let endpoints: readonly Endpoint[];

beforeAll(async () => {
  const files = globSync('features/*/contract/**/*.endpoints.ts', { cwd: inProject('.') });
  const modules = await Promise.all(files.map((file) => import(inProject(file)) as Promise<object>));
  endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const find = storedCalls(OFFLINE_CALLS);

function shelf({ method, path }: Endpoint, person: typeof ANA | undefined): string {
  const own: Readonly<Record<string, string>> = {
    client: person === undefined ? `token~${EMPTY_UUID}` : `${person.handle}~${person.clientId}`,
    token: person?.handle ?? 'token',
    idcliente: person?.clientId ?? EMPTY_UUID,
  };
  const everyone = OFFLINE_CALLS.some(
    ({ endpoint, answers }) => endpoint.path === path && answers === 'everyone',
  );
  const visitors: Readonly<Record<string, string>> = { client: 'token', token: 'token' };
  const values = everyone ? visitors : own;
  const reader: Reader = { supplierId: SHOP, person };
  const requested = {
    method,
    path: path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '1'),
    query: new URLSearchParams(),
    handle: person?.handle,
    supplierId: SHOP,
    mayStore: true,
  };
  return shelfOf(find, requested, reader) ?? 'nowhere';
}

test('of all calls these alone are stored, each for its reader', () => {
  expect(endpoints.length).toBeGreaterThan(250);
  const stored = endpoints
    .map((endpoint) => [endpoint, shelf(endpoint, undefined), shelf(endpoint, ANA)] as const)
    .filter(([, visitor, ana]) => visitor !== 'nowhere' || ana !== 'nowhere')
    .map(([{ path }, visitor, ana]) => [path, [visitor, ana]]);
  expect(Object.fromEntries(stored)).toEqual(STORED);
});

test('none that logs in, pays, or opens a line of its own is among them', () => {
  const secret =
    /autenticar|login|senha|payment|pagamentos|charge|cobranc|pix|ticket|conversa|chat|danfe|boleto|fatura|painel|logout|privacidade/;
  expect(Object.keys(STORED).filter((path) => secret.test(path))).toEqual([]);
});

test('after a login, a logout or another client nobody is known to be logged in', () => {
  const ends = endpoints.filter(({ method, path }) => endsPerson(method, path.replace(/:\w+/g, '1')));
  expect(ends.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /v1/app/:token/cliente/logout',
    'POST /v1/app/:token/usuario/autenticar',
    'POST /v1/app/:token/usuario/autenticar/representante',
    'POST /v1/app/:token/usuario/autenticar/segunda-etapa',
    'POST /v4/api-key/login',
    'POST /v4/clientes-vinculados/:idcliente/escolher',
    'POST /v4/login-token/:idfornecedor/entrar',
    'POST /v4/representante/:idfornecedor/:token/cliente',
    'POST /v4/representante/:idfornecedor/:token/minha-visao',
    'POST /v4/senha/nova',
  ]);
});

test('what is made ready is fetched again after it was changed', () => {
  const changes = endpoints.filter(({ method, path }) => changesPrepared(method, path.replace(/:\w+/g, '1')));
  expect(changes.map(({ method }) => method).every((method) => method !== 'GET')).toBe(true);
  expect(changes.length).toBeGreaterThan(6);
});
