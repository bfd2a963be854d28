/** What pages store themselves: nothing for a person whom the worker does not know, nor after a logout in another window. */
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheNames } from './cache-names.ts';
import { forgetPeople, pageStore } from './page-store.ts';
import { stateStore } from './worker/worker-state.ts';

const SCOPE = '/atlas';
const SHOP = '01a1fc5d-1800-706a-bd3b-000000000001';
const ANA = { handle: 'ana-handle', clientId: '01a1fc5d-1800-706a-bd3b-00000000000a' };
const BIA = { handle: 'bia-handle', clientId: '01a1fc5d-1800-706a-bd3b-00000000000b' };

let stored: Map<string, Map<string, Response>>;
/** Called once between the write and what follows it. */
let onPut: (() => Promise<void>) | undefined;

const cacheOf = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => {
      entries.set(key, response);
      const run = key === '/state' ? undefined : onPut;
      if (run === undefined) return;
      onPut = undefined;
      await run();
    },
    delete: async (key: string) => entries.delete(key),
  };
};

beforeEach(() => {
  stored = new Map();
  onPut = undefined;
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(key)?.clone(),
  });
  vi.stubGlobal('document', { cookie: `consent=1111.2.${Math.floor(Date.now() / 1000)}` });
});

const worker = stateStore(cacheNames(SCOPE, '').worker, SHOP, Date.now);
const logIn = (person: typeof ANA) => worker.change({ person, mayStore: true, seenAt: Date.now() });
const texts = async (): Promise<string> => {
  const all = [...stored]
    .filter(([name]) => !name.includes('worker'))
    .flatMap(([, each]) => [...each.values()]);
  return (await Promise.all(all.map((response) => response.clone().text()))).join();
};

test('what is stored for a person is read by them alone', async () => {
  await logIn(ANA);
  await pageStore(SCOPE, ANA).write('cart', 'Ana’s');
  expect(await pageStore(SCOPE, ANA).read('cart')).toBe('Ana’s');
  expect(await pageStore(SCOPE, BIA).read('cart')).toBeUndefined();
  expect(await pageStore(SCOPE, undefined).read('cart')).toBeUndefined();
});

test('a window that still shows a person stores nothing once another one has logged out', async () => {
  await logIn(ANA);
  await pageStore(SCOPE, ANA).write('cart', 'Ana’s');
  await forgetPeople();
  await pageStore(SCOPE, ANA).write('cart', 'Ana’s');
  await logIn(BIA);
  await pageStore(SCOPE, ANA).write('cart', 'Ana’s');
  expect(await texts()).toBe('');
});

test('a logout during the write leaves nothing', async () => {
  await logIn(ANA);
  onPut = () => worker.forgetPerson();
  await pageStore(SCOPE, ANA).write('cart', 'Ana’s');
  expect(await texts()).toBe('');
});

test('without permission nothing is stored, and nothing read', async () => {
  await pageStore(SCOPE, undefined).write('cart', 'a visitor’s');
  vi.stubGlobal('document', { cookie: 'consent=1011.2.1' });
  expect(await pageStore(SCOPE, undefined).read('cart')).toBeUndefined();
  await pageStore(SCOPE, undefined).write('cart', 'another');
  expect(await texts()).toBe('"a visitor’s"');
});
