import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '#platform/web/api.ts';
import { shopOrdersQuery } from './orders-query.ts';

test('the page that a list opens with is requested once, though the list then stands still at its moment', async () => {
  const em = '2026-11-29T12:00:00.000Z';
  const call = vi.fn(async () => ({ dados: [], total: 0, paginas: 0, em }));
  const api = { call } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } });
  const first = await client.fetchQuery(shopOrdersQuery(api, 'loja', { pagina: 1 }, undefined));
  expect(await client.fetchQuery(shopOrdersQuery(api, 'loja', { pagina: 1 }, em))).toEqual(first);
  expect(call).toHaveBeenCalledOnce();
  await client.fetchQuery(shopOrdersQuery(api, 'loja', { pagina: 2 }, em));
  expect(call).toHaveBeenCalledTimes(2);
});
