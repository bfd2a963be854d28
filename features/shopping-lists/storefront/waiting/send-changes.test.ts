import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { sendAdditions } from './send-additions.ts';
import { waitingAdditions } from './waiting-additions.ts';

const uuid = (digit: number): string => `01a1fc5d-1800-706a-bd3b-429c3a9c53e${digit}`;
const week = { listId: uuid(1), listName: 'Semana' };
const rice = { productId: uuid(2), productName: 'Arroz' };
const bread = { productId: uuid(3), productName: 'Pão' };

let calls: string[];
let answer: (call: string) => void;
let storage: Storage;

const api = {
  call: async ({ path }: { path: string }, { params, body }: { params: object; body: object }) => {
    const call = `${path.split('/').at(-1)?.replace(':', '')} ${JSON.stringify({ ...params, ...body })}`;
    answer(call);
    calls.push(call);
  },
} as unknown as Api;
const buyerOf = (clientId: string) =>
  ({ api, shop: { id: uuid(9) }, session: { authenticated: true, clientId, handle: 'h' } }) as Buyer;
const ana = buyerOf(uuid(7));
const toasts = (): readonly string[] => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  calls = [];
  answer = () => undefined;
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
  useToasts.setState({ toasts: [] });
  waitingAdditions(ana).add({ ...week, ...rice });
});

describe('what was put into lists without a connection', () => {
  test('is sent once, in its order, and then no longer stored', async () => {
    waitingAdditions(ana).add({ ...week, ...bread, from: uuid(4) });
    expect(await sendAdditions(ana)).toBe(true);
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['add', 'idlista']);
    expect(calls[1]).toContain(`"idlistaorigem":"${uuid(4)}"`);
    expect(toasts()).toEqual(['2 produtos entraram nas suas listas.']);
    expect(await sendAdditions(ana)).toBe(false);
    expect([calls.length, storage.length]).toEqual([2, 0]);
  });

  test('waits on where the shop does not answer, or not now', async () => {
    for (const failure of [
      new TypeError('Failed to fetch'),
      new ApiRefusal(503, {}),
      new ApiRefusal(401, {}),
    ]) {
      answer = () => {
        throw failure;
      };
      expect(await sendAdditions(ana)).toBe(false);
      expect(waitingAdditions(ana).all()).toEqual([{ ...week, ...rice }]);
    }
    expect(toasts()).toEqual([]);
  });

  test('is named where its list is gone, and keeps nothing behind it waiting', async () => {
    waitingAdditions(ana).add({ ...week, ...bread });
    answer = (call) => {
      if (call.includes(uuid(2))) throw new ApiRefusal(404, { message: 'Não encontramos esta lista.' });
    };
    await sendAdditions(ana);
    expect(toasts()).toEqual([
      '“Arroz” não entrou na lista “Semana”: Não encontramos esta lista.',
      '“Pão” entrou na lista “Semana”.',
    ]);
    expect(storage.length).toBe(0);
  });

  test('is one entry, however often the same product was put there', () => {
    waitingAdditions(ana).add({ ...week, ...rice });
    expect(waitingAdditions(ana).all()).toHaveLength(1);
  });

  test('is never sent for another client, and gone after a logout', async () => {
    expect(await sendAdditions(buyerOf(uuid(8)))).toBe(false);
    expect(calls).toEqual([]);
    forgetOtherClients();
    expect(waitingAdditions(ana).all()).toEqual([]);
  });

  test('leaves out what is forged', () => {
    storage.setItem(
      waitingAdditions(ana).name,
      JSON.stringify([{ listId: 'x' }, null, { ...week, ...bread }]),
    );
    expect(waitingAdditions(ana).all()).toEqual([{ ...week, ...bread }]);
  });

  test('one window sends at a time', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_: string, __: object, work: (lock: null) => boolean) => work(null) },
    });
    expect(await sendAdditions(ana)).toBe(false);
    expect(calls).toEqual([]);
  });
});
