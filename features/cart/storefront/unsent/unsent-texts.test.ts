/** What is written for an order without a connection: it is sent once, and another text is not overwritten unseen. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { type CartTexts, MAX_NOTE_LENGTH, NO_TEXTS } from '../../domain/saved-cart.ts';
import { CART_SAVE_DELAY, openCart, resumeCart, saveTexts } from '../save/cart-saver.ts';
import { type CartServer, useCartState } from '../save/cart-state.ts';
import { remakingUnsent } from './remake-unsent.ts';
import type { ShownState, ShownStore } from './shown-store.ts';
import { storeShown } from './shown-store.ts';
import { storeUnsent } from './store-unsent.ts';
import { unsentStore } from './unsent-store.ts';
import { joinTexts, parseUnsentTexts } from './unsent-texts.ts';

vi.mock('#platform/offline/connection.ts', () => ({ noteOffline: () => undefined }));

/** A fake server with versions, which can be offline. */
function shop() {
  let version = 0;
  let texts: CartTexts = NO_TEXTS;
  const state = { online: true, saves: 0 };
  const answer = () => {
    if (!state.online) throw new TypeError('Failed to fetch');
    return { lines: [], notices: [], version, texts };
  };
  const write = (written: Partial<CartTexts> = {}) => {
    version += 1;
    texts = { ...texts, ...written };
  };
  const server: CartServer = {
    load: async () => answer(),
    save: async (_, __, how) => {
      answer();
      state.saves += 1;
      write(how?.texts);
      return answer();
    },
  };
  return { server, state, write, saved: () => texts };
}

let storage: Storage;
let shown: ShownState | undefined;
let windows = 0;
let here = new AbortController();
const store: ShownStore = {
  write: async (state) => {
    shown = state;
  },
  read: async () => shown,
};

/** A new window; the one before it ended. */
async function open({ server }: { readonly server: CartServer }): Promise<void> {
  here.abort();
  vi.clearAllTimers();
  here = new AbortController();
  windows += 1;
  const unsent = unsentStore('shop', 'ana', `w${windows}`);
  storeUnsent(unsent, here.signal);
  storeShown(store, here.signal);
  await openCart('shop', remakingUnsent(server, unsent, { store, rules: { multiplesDisabled: false } }));
}

const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(CART_SAVE_DELAY + 100);
const toasts = (): readonly string[] => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  shown = undefined;
  vi.stubGlobal('localStorage', storage);
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  here.abort();
  vi.useRealTimers();
});

async function writtenOffline(): Promise<ReturnType<typeof shop>> {
  const ours = shop();
  ours.write({ note: 'sino' });
  await open(ours);
  await rest();
  ours.state.online = false;
  await saveTexts({ note: 'portaria' });
  await saveTexts({ customerOrderNumber: 'OC-1' });
  await rest();
  return ours;
}

describe('what is written without a connection', () => {
  test('is sent once when it is back', async () => {
    const ours = await writtenOffline();
    expect(useCartState.getState().status).toBe('failed');
    ours.state.online = true;
    await resumeCart();
    expect(ours.saved()).toEqual({ note: 'portaria', customerOrderNumber: 'OC-1' });
    await resumeCart();
    await rest();
    expect([ours.state.saves, storage.length]).toEqual([1, 0]);
  });

  test('outlives reloads, also without a connection', async () => {
    const ours = await writtenOffline();
    await open(ours);
    await rest();
    await open(ours);
    expect(useCartState.getState().written).toEqual({ note: 'portaria', customerOrderNumber: 'OC-1' });
    ours.state.online = true;
    await resumeCart();
    expect([ours.saved().note, ours.state.saves]).toEqual(['portaria', 1]);
    await open(ours);
    expect([ours.state.saves, storage.length]).toEqual([1, 0]);
  });

  test('is sent by the next window that has a connection', async () => {
    const ours = await writtenOffline();
    ours.state.online = true;
    await open(ours);
    expect([ours.saved().note, ours.state.saves, storage.length]).toEqual(['portaria', 1, 0]);
    expect(toasts().filter((text) => text.includes('outro aparelho'))).toEqual([]);
  });

  test.each([
    ['another text', 'bater palmas', 'lá diz: “bater palmas”'],
    ['none', '', 'foi apagado lá'],
  ])('stands where another device wrote %s, and the shopper reads it', async (_, note, said) => {
    const ours = await writtenOffline();
    ours.write({ note });
    ours.state.online = true;
    await open(ours);
    expect(ours.saved()).toEqual({ note: 'portaria', customerOrderNumber: 'OC-1' });
    expect(toasts()).toContain(
      `A observação para a loja também mudou em outro aparelho. Fica o que você escreveu aqui; ${said}.`,
    );
  });
});

test.each([undefined, null, 'x', {}, { written: {} }, { written: { note: 3 } }])(
  '%j is no text',
  (stored) => {
    expect(parseUnsentTexts(stored)).toBeUndefined();
  },
);

test('a text that is too long, and half of a base, are left out', () => {
  const written = { note: 'x'.repeat(MAX_NOTE_LENGTH + 1), customerOrderNumber: 'OC-1' };
  expect(parseUnsentTexts({ written, base: { note: 'a' } })).toEqual({
    written: { customerOrderNumber: 'OC-1' },
  });
});

test('of several windows the last one’s text stands, on what the first had seen', () => {
  const base = { note: 'a', customerOrderNumber: '' };
  expect(
    joinTexts([
      { texts: { base, written: { note: 'b', customerOrderNumber: '7' } } },
      {},
      { texts: { written: { note: 'c' } } },
    ]),
  ).toEqual({ base, written: { note: 'c', customerOrderNumber: '7' } });
  expect(joinTexts([{}])).toBeUndefined();
});
