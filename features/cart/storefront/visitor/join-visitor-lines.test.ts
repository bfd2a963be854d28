import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#features/accounts/domain/session.ts';
import { thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { createApi, type WireRequest } from '#platform/web/api.ts';
import { startCart, takeIn } from '../save/cart-server.ts';
import { useCartState } from '../save/cart-state.ts';
import { joinVisitorLines } from './join-visitor-lines.ts';
import { mergeVisitorCart } from './merge-visitor-cart.ts';
import { joiningClient, readVisitorCart, writeVisitorCart } from './visitor-lines.ts';

const rice = '01a1fc5d-1800-706a-bd3b-429c3a9c53e4';
const ana = { authenticated: true, handle: 'h', clientId: 'ana' } as Session;
const lines = [{ productId: rice, quantity: thousandths(2000), giftWrap: false }];
const nothing = {
  itens: [],
  avisos: [],
  meta_info: { hasRecorrencia: false },
  versao: 1,
  anotacoes: '',
  numPedidoCliente: '',
};

let sent: WireRequest[];
let answers: { readonly status: number; readonly body: unknown }[];
let page: AbortController;
const api = createApi({
  headers: () => ({}),
  transport: async (request) => {
    sent.push(request);
    const answer = answers.shift();
    if (answer === undefined) throw new Error('no connection');
    return { ...answer, header: () => undefined };
  },
});
const join = () => joinVisitorLines({ api, supplierId: 'shop', session: ana, signal: page.signal });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  useToasts.setState({ toasts: [] });
  startCart('shop');
  sent = [];
  answers = [];
  page = new AbortController();
  writeVisitorCart('shop', { lines, terms: '' }, 0);
});
afterEach(() => {
  page.abort();
  vi.useRealTimers();
});

test('what a login could not merge is reported and retried until it is merged; until then nothing is lost', async () => {
  await expect(mergeVisitorCart(api, 'shop', ana)).rejects.toThrow();
  expect(readVisitorCart('shop').lines).toEqual(lines);
  answers = [{ status: 503, body: {} }];
  const joined = join();
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['O que você escolheu antes de entrar ainda não está no seu carrinho.']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readVisitorCart('shop').lines).toEqual(lines);
  answers = [{ status: 200, body: nothing }];
  await vi.advanceTimersByTimeAsync(10_000);
  await joined;
  expect(sent).toHaveLength(4);
  expect(sent.every(({ url }) => url.includes('modo=mesclar'))).toBe(true);
  expect(readVisitorCart('shop').lines).toEqual([]);
  expect(joiningClient('shop')).toBeUndefined();
  expect(toasts()).toEqual([]);
});

test('at once when the connection is back, or when the shopper asks for it', async () => {
  await mergeVisitorCart(api, 'shop', ana).catch(() => undefined);
  const joined = join();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(3);
  answers = [{ status: 200, body: nothing }];
  useToasts.getState().toasts[0]?.action?.run();
  await joined;
  expect(sent).toHaveLength(4);
});

test('what is refused is reported with its reason, and not retried by itself', async () => {
  answers = [{ status: 400, body: { message: 'Itens inválidos.' } }];
  await mergeVisitorCart(api, 'shop', ana).catch(() => undefined);
  answers = [{ status: 400, body: { message: 'Itens inválidos.' } }];
  void join();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(toasts()[0]).toContain('Itens inválidos.');
  expect(sent).toHaveLength(2);
  expect(readVisitorCart('shop').lines).toEqual(lines);
});

test("behind an attendant's lock they wait, and join when it goes", async () => {
  const locked = { status: 409, body: { code: 'cart-locked', message: 'x' } };
  answers = [locked];
  expect(await mergeVisitorCart(api, 'shop', ana)).toBe('locked');
  takeIn({ lines: [], notices: [], version: 1, lock: { attendant: 'Carlos', reason: '' } as never });
  answers = [locked];
  const joined = join();
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()[0]).toContain('fica guardado até você desbloqueá-lo');
  answers = [{ status: 200, body: nothing }];
  useCartState.setState({ lock: undefined });
  await joined;
  expect(readVisitorCart('shop').lines).toEqual([]);
});

test('a lock that the page does not show, since it was loaded before, is not waited for in vain', async () => {
  const locked = { status: 409, body: { code: 'cart-locked', message: 'x' } };
  answers = [locked];
  await mergeVisitorCart(api, 'shop', ana);
  answers = [locked];
  const joined = join();
  await vi.advanceTimersByTimeAsync(4_999);
  answers = [{ status: 200, body: nothing }];
  await vi.advanceTimersByTimeAsync(1);
  await joined;
  expect(sent).toHaveLength(3);
  expect(readVisitorCart('shop').lines).toEqual([]);
});

test('another client, and a page without such a login, joins nothing', async () => {
  await join();
  await mergeVisitorCart(api, 'shop', ana).catch(() => undefined);
  await joinVisitorLines({
    api,
    supplierId: 'shop',
    session: { ...ana, clientId: 'bia' },
    signal: page.signal,
  });
  expect(sent).toHaveLength(1);
  expect(readVisitorCart('shop').lines).toEqual(lines);
});

test('what another window adds while they join stays for the next time', async () => {
  answers = [{ status: 200, body: nothing }];
  const merging = mergeVisitorCart(api, 'shop', ana);
  const { version } = readVisitorCart('shop');
  writeVisitorCart('shop', { lines: [...lines, ...lines], terms: '' }, version);
  expect(await merging).toBe('joined');
  expect(readVisitorCart('shop').lines).toHaveLength(2);
});
