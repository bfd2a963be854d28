import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { sendChanges } from './send-changes.ts';
import { waitingChanges } from './waiting-changes.ts';

const uuid = (digit: number): string => `01a1fc5d-1800-706a-bd3b-429c3a9c53e${digit}`;
const week = { listId: uuid(1), listName: 'Semana' };
const rice = { productId: uuid(2), productName: 'Arroz' };
const bread = { productId: uuid(3), productName: 'Pão' };

let calls: string[];
let answer: (call: string) => unknown;
let storage: Storage;

const api = {
  call: async ({ path }: { path: string }, { params, body }: { params: object; body: object }) => {
    const call = `${path.split('/').at(-1)?.replace(':', '')} ${JSON.stringify({ ...params, ...body })}`;
    const said = answer(call);
    calls.push(call);
    return said;
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
  waitingChanges(ana).put({ ...week, ...rice });
});

describe('what was put into lists without a connection', () => {
  test('is sent once, in its order, and then no longer stored', async () => {
    waitingChanges(ana).put({ ...week, ...bread, from: uuid(4) });
    expect(await sendChanges(ana)).toBe(true);
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['add', 'idlista']);
    expect(calls[1]).toContain(`"idlistaorigem":"${uuid(4)}"`);
    expect(toasts()).toEqual(['2 produtos entraram nas suas listas.']);
    expect(await sendChanges(ana)).toBe(false);
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
      expect(await sendChanges(ana)).toBe(false);
      expect(waitingChanges(ana).all()).toEqual([{ ...week, ...rice }]);
    }
    expect(toasts()).toEqual([]);
  });

  test('is named where its list is gone, and keeps nothing behind it waiting', async () => {
    waitingChanges(ana).put({ ...week, ...bread });
    answer = (call) => {
      if (call.includes(uuid(2))) throw new ApiRefusal(404, { message: 'Não encontramos esta lista.' });
    };
    await sendChanges(ana);
    expect(toasts()).toEqual([
      '“Arroz” não entrou na lista “Semana”: Não encontramos esta lista.',
      '“Pão” entrou na lista “Semana”.',
    ]);
    expect(storage.length).toBe(0);
  });

  test('is one entry, however often the same product was put there', () => {
    waitingChanges(ana).put({ ...week, ...rice });
    expect(waitingChanges(ana).all()).toHaveLength(1);
  });

  test('is never sent for another client, and gone after a logout', async () => {
    expect(await sendChanges(buyerOf(uuid(8)))).toBe(false);
    expect(calls).toEqual([]);
    forgetOtherClients();
    expect(waitingChanges(ana).all()).toEqual([]);
  });

  test('leaves out what is forged', () => {
    storage.setItem(waitingChanges(ana).name, JSON.stringify([{ listId: 'x' }, null, { ...week, ...bread }]));
    expect(waitingChanges(ana).all()).toEqual([{ ...week, ...bread }]);
  });

  test('one window sends at a time', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_: string, __: object, work: (lock: null) => boolean) => work(null) },
    });
    expect(await sendChanges(ana)).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('quantities that were changed without a connection', () => {
  const set = (quantity: number, ...known: number[]) => ({
    ...week,
    ...bread,
    unit: 'UN',
    quantity: thousandths(quantity),
    known: known.map(thousandths),
  });
  const bodies = (): unknown[] =>
    calls.map((call) => JSON.parse(call.slice(call.indexOf('{'))).produtos?.[0]);
  beforeEach(() => {
    waitingChanges(ana).remove({ ...week, ...rice });
    answer = () => ({ conflitos: [] });
  });

  test('are one entry per product, sent with all quantities that the list may have', async () => {
    waitingChanges(ana).put(set(2000, 1000));
    waitingChanges(ana).put(set(3000, 2000));
    expect(waitingChanges(ana).of(week.listId)).toEqual([set(3000, 1000, 2000)]);
    for (const quantity of [4000, 5000, 0]) waitingChanges(ana).put(set(quantity, 9000));
    expect(await sendChanges(ana)).toBe(true);
    expect(bodies()).toEqual([
      { idproduto: bread.productId, quantidade: 0, quantidadesConhecidas: [1, 4, 5] },
    ]);
    expect(toasts()).toEqual(['“Pão” saiu da lista “Semana”.']);
    expect(storage.length).toBe(0);
  });

  test('that somebody else changed, too, are said with what stands', async () => {
    answer = () => ({ conflitos: [{ idproduto: bread.productId, quantidade: 4 }] });
    waitingChanges(ana).put(set(3000, 1000));
    expect(await sendChanges(ana)).toBe(true);
    expect(useToasts.getState().toasts).toMatchObject([
      {
        tone: 'error',
        text: '“Pão” também mudou em outro lugar: na lista “Semana” ficou a maior quantidade, 4\u00a0un.',
      },
    ]);
    expect(storage.length).toBe(0);
  });

  test('stay where the shop does not answer; a later one is not lost with an earlier answer', async () => {
    waitingChanges(ana).put(set(3000, 1000));
    answer = () => {
      waitingChanges(ana).put(set(4000, 3000));
      return { conflitos: [] };
    };
    await sendChanges(ana);
    expect(waitingChanges(ana).of(week.listId)).toEqual([set(4000, 1000, 3000)]);
    answer = () => {
      throw new ApiRefusal(404, { message: 'Não encontramos o que você procura.' });
    };
    await sendChanges(ana);
    expect(toasts().at(-1)).toBe(
      'A mudança de “Pão” na lista “Semana” não foi salva: Não encontramos o que você procura.',
    );
  });

  test('an addition undoes a removal, and changes nothing of what is there', () => {
    waitingChanges(ana).put(set(3000, 1000));
    waitingChanges(ana).put({ ...week, ...bread });
    expect(waitingChanges(ana).all()).toEqual([set(3000, 1000)]);
    waitingChanges(ana).put(set(0, 3000));
    waitingChanges(ana).put({ ...week, ...bread });
    expect(waitingChanges(ana).all()).toEqual([{ ...week, ...bread }]);
  });

  test.each([{ quantity: -1 }, { quantity: 1.5 }, { known: ['1'] }, { unit: 3 }, { place: 'x' }])(
    'leaves out what is forged: %j',
    (forged) => {
      storage.setItem(waitingChanges(ana).name, JSON.stringify([{ ...set(1000, 0), ...forged }]));
      expect(waitingChanges(ana).all()).toEqual([]);
    },
  );
});
