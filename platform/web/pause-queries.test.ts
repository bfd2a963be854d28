import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pauseQueries } from './pause-queries.ts';

const aClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });

test('no query begins while the session changes, and those under way end before', async () => {
  const client = aClient();
  const done: string[] = [];
  const query = (name: string, wait: Promise<unknown> = Promise.resolve()) => ({
    queryKey: [name],
    queryFn: () => wait.then(() => done.push(name)),
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  void client.fetchQuery(query('under way', promise));
  const changed = pauseQueries(client, async () => {
    void client.fetchQuery(query('too late')).catch(() => undefined);
    await Promise.resolve();
    done.push('changed');
  });
  resolve();
  await changed;
  await new Promise((go) => setTimeout(go, 20));
  expect(done).toEqual(['under way', 'changed']);
});

test('after a change that failed they go on', async () => {
  const client = aClient();
  const failing = pauseQueries(client, () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await client.fetchQuery({ queryKey: ['after'], queryFn: () => 'here' })).toBe('here');
  expect(client.getDefaultOptions().queries?.networkMode).toBe('always');
});
