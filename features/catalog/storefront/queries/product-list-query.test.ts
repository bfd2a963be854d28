import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, visitorSession } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { dismissMessage, useMessage } from '#platform/ui/overlays/message-state.ts';
import { type Api, ApiRefusal, createApi, type WireRequest } from '#platform/web/api.ts';
import type { CatalogScope } from './catalog-scope.ts';
import { loadQuery } from './load-query.ts';
import { productListQuery } from './product-list-query.ts';

const ana: Session = { authenticated: true, handle: 'h1', clientId: 'c1', name: 'Ana' };

let sent: WireRequest[];
let queryClient: QueryClient;

beforeEach(() => {
  sent = [];
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('document', {});
});
afterEach(dismissMessage);

function scopeOf(status: number, body: unknown, session = ana): CatalogScope {
  const api: Api = createApi({
    transport: async (request) => {
      sent.push(request);
      return { status, header: () => undefined, body: request.url.includes('/logout') ? {} : body };
    },
    headers: () => ({}),
  });
  queryClient.setQueryData(sessionQuery(api).queryKey, session);
  return { api, supplierId: 's1', session };
}

const fetchList = (scope: CatalogScope) =>
  queryClient.fetchQuery(productListQuery(scope, { category: 'graos' }));

test.each([
  [200, { action: 'logout', error: 'Seu acesso terminou.' }],
  [401, { action: 'logout', error: 'Seu acesso terminou.', message: 'x' }],
])(
  'an answer %i with action logout warns with its error text and logs the user out',
  async (status, body) => {
    const scope = scopeOf(status, body);
    await expect(fetchList(scope)).rejects.toBeInstanceOf(ApiRefusal);
    expect(useMessage.getState().message).toMatchObject({ text: 'Seu acesso terminou.', tone: 'warn' });
    expect(sent.map(({ url }) => url.split('?', 1)[0])).toEqual([
      '/v1/app/s1/listaprodutosf/h1',
      '/v1/app/h1/cliente/logout',
    ]);
    expect(queryClient.getQueryData(sessionQuery(scope.api).queryKey)).toEqual(visitorSession);
  },
);

test('who is not logged in is warned, and has nothing to end', async () => {
  await expect(fetchList(scopeOf(401, { action: 'logout', error: 'x' }, visitorSession))).rejects.toThrow();
  expect(useMessage.getState().message?.text).toBe('x');
  expect(sent).toHaveLength(1);
});

test('a page that is rendered for someone else shows no message of this one', async () => {
  vi.stubGlobal('document', undefined);
  await expect(fetchList(scopeOf(401, { action: 'logout', error: 'x' }))).rejects.toThrow();
  expect(useMessage.getState().message).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('a string answer is the warning itself', async () => {
  await expect(fetchList(scopeOf(200, 'Catálogo em manutenção'))).rejects.toThrow('Catálogo em manutenção');
  expect(useMessage.getState().message).toBeUndefined();
});

test('another refusal logs nobody out', async () => {
  await expect(fetchList(scopeOf(404, { message: 'Categoria não encontrada' }))).rejects.toThrow(
    'Categoria não encontrada',
  );
  expect(sent).toHaveLength(1);
});

test('an aborted request is ignored: no warning, no failure that stays', async () => {
  const navigation = new AbortController();
  const api: Api = createApi({
    transport: ({ signal }) =>
      new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason))),
    headers: () => ({}),
  });
  const options = productListQuery({ api, supplierId: 's1', session: ana }, { text: 'arroz' });
  const loading = loadQuery(queryClient, options, navigation.signal);
  navigation.abort();
  await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
  expect(queryClient.getQueryState(options.queryKey)?.status).not.toBe('error');
  expect(useMessage.getState().message).toBeUndefined();
});
