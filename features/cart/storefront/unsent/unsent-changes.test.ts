import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { CART_SAVE_DELAY, flushCart, openCart } from '../save/cart-saver.ts';
import { type CartServer, useCartState } from '../save/cart-state.ts';
import { changeCart } from '../save/change-cart.ts';
import { type LineProduct, withQuantity } from '../save/change-lines.ts';
import { remakingUnsent } from './remake-unsent.ts';
import { STORE_INTERVAL, storeUnsent } from './store-unsent.ts';
import { unsentStore } from './unsent-store.ts';

const rules = { multiplesDisabled: false };
const ids = {
  rice: '01a1fc5d-1800-706a-bd3b-429c3a9c53e4',
  bread: '01a1fc5d-1800-706a-bd3b-429c3a9c53e5',
};
const product = (id: string): LineProduct => ({
  id,
  sku: id,
  slug: id,
  name: id,
  brand: '',
  unit: 'UN',
  ground: 1,
  increments: { step: ONE, minimum: thousandths(0) },
  offer: { normal: centavos(1000), tiers: [], multiple: ONE },
});
const put = (id: string, quantity: number) => (lines: readonly ShownLine[]) =>
  withQuantity(lines, product(id), thousandths(quantity * 1000), rules);
const shown = () =>
  Object.fromEntries(useCartState.getState().lines.map((line) => [line.product.id, line.quantity / 1000]));

/** A fake server with versions, which can be offline. */
function shop() {
  let version = 0;
  let lines: readonly CartLine[] = [];
  const state = { online: true, locked: false, refuses: 0 };
  const answer = () => {
    if (!state.online) throw new TypeError('Failed to fetch');
    return {
      lines: lines.reduce<readonly ShownLine[]>(
        (all, line) => withQuantity(all, product(line.productId), line.quantity, rules),
        [],
      ),
      notices: [],
      version,
      ...(state.locked ? { lock: { attendant: 'Bia', reason: '', since: 0 } } : {}),
    };
  };
  const server: CartServer = {
    load: async () => answer(),
    save: async (sent, seen) => {
      answer();
      if (state.refuses > 0) throw new ApiRefusal(state.refuses, { message: 'não' });
      if (seen !== version) throw new ApiRefusal(409, { code: 'stale-cart', message: 'mudou' });
      version += 1;
      lines = sent.filter(({ quantity }) => quantity > 0);
      return answer();
    },
    unlock: async () => {
      state.locked = false;
      return answer();
    },
  };
  return {
    server,
    state,
    saved: () => Object.fromEntries(lines.map((line) => [line.productId, line.quantity / 1000])),
    elsewhere: (wished: Readonly<Record<string, number>>) =>
      server.save(
        Object.entries(wished).map(([productId, quantity]) => ({
          productId,
          quantity: thousandths(quantity * 1000),
          giftWrap: false,
        })),
        version,
      ),
  };
}

let storage: Storage;
let windows = 0;
let here = new AbortController();

/** A new window opens the cart; the one before ended without an event. */
async function open({ server }: { readonly server: CartServer }): Promise<void> {
  windows += 1;
  const store = unsentStore('shop', 'ana', `w${windows}`);
  storeUnsent(store, here.signal);
  await openCart('shop', remakingUnsent(server, store));
}

/** Keeps only what is stored at the moment of a crash. */
function crash(): void {
  const frozen = Object.entries({ ...dump() });
  here.abort();
  storage.clear();
  for (const [key, value] of frozen) storage.setItem(key, value);
  here = new AbortController();
  vi.clearAllTimers();
}

const dump = () =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  );

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  useToasts.setState({ toasts: [] });
  here = new AbortController();
});
afterEach(() => {
  here.abort();
  vi.useRealTimers();
});

describe('what is not saved yet is stored about every 500 ms (spec 4 and 9, persistence)', () => {
  test('the first change at once, the following ones together, and nothing once it is saved', async () => {
    const ours = shop();
    await open(ours);
    const writes = vi.spyOn(storage, 'setItem');
    changeCart(put(ids.rice, 1));
    expect(writes).toHaveBeenCalledTimes(1);
    for (const quantity of [2, 3, 4]) changeCart(put(ids.rice, quantity));
    expect(writes).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(STORE_INTERVAL);
    expect(writes).toHaveBeenCalledTimes(2);
    changeCart(put(ids.rice, 5));
    expect(writes).toHaveBeenCalledTimes(2);
    expect(storage.length).toBe(1);
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    expect(ours.saved()).toEqual({ [ids.rice]: 5 });
    expect(storage.length).toBe(0);
  });

  test('what is refused is undone, and stored no more', async () => {
    const ours = shop();
    await open(ours);
    ours.state.refuses = 403;
    changeCart(put(ids.rice, 1));
    await flushCart();
    expect(storage.length).toBe(0);
  });
});

describe('the next window makes it again', () => {
  test('after a crash within the debounce', async () => {
    const ours = shop();
    await open(ours);
    changeCart(put(ids.rice, 2));
    crash();
    expect(ours.saved()).toEqual({});
    await open(ours);
    expect(shown()).toEqual({ [ids.rice]: 2 });
    expect(ours.saved()).toEqual({ [ids.rice]: 2 });
    expect(storage.length).toBe(0);
  });

  test('on what others made of the cart meanwhile: what both changed is reported', async () => {
    const ours = shop();
    await ours.elsewhere({ [ids.rice]: 1 });
    await open(ours);
    ours.state.online = false;
    changeCart(put(ids.rice, 2));
    await flushCart();
    crash();
    ours.state.online = true;
    await ours.elsewhere({ [ids.rice]: 4, [ids.bread]: 1 });
    await open(ours);
    expect(shown()).toEqual({ [ids.rice]: 4, [ids.bread]: 1 });
    expect(useCartState.getState().notices).toEqual([]);
    crash();
    await open(ours);
    changeCart(put(ids.rice, 6));
    changeCart(put(ids.bread, 2));
    await vi.advanceTimersByTimeAsync(STORE_INTERVAL);
    crash();
    await ours.elsewhere({ [ids.rice]: 5, [ids.bread]: 1 });
    await open(ours);
    expect(shown()).toEqual({ [ids.rice]: 6, [ids.bread]: 2 });
    expect(useCartState.getState().notices).toMatchObject([
      { kind: 'changed-elsewhere', from: 6000, to: 6000 },
    ]);
  });

  test('of two windows none is lost', async () => {
    const ours = shop();
    await open(ours);
    changeCart(put(ids.rice, 1));
    crash();
    ours.state.online = false;
    await open(ours);
    changeCart(put(ids.bread, 2));
    await vi.advanceTimersByTimeAsync(STORE_INTERVAL);
    crash();
    expect(storage.length).toBe(2);
    ours.state.online = true;
    await open(ours);
    expect(ours.saved()).toEqual({ [ids.rice]: 1, [ids.bread]: 2 });
    expect(storage.length).toBe(0);
  });

  test('while there is no connection it waits', async () => {
    const ours = shop();
    await open(ours);
    changeCart(put(ids.rice, 2));
    crash();
    ours.state.online = false;
    await open(ours);
    expect(storage.length).toBe(1);
    ours.state.online = true;
    await flushCart();
    expect(ours.saved()).toEqual({ [ids.rice]: 2 });
    expect(storage.length).toBe(0);
  });

  test("an attendant's lock lets it wait until it is gone", async () => {
    const ours = shop();
    await open(ours);
    changeCart(put(ids.rice, 2));
    crash();
    ours.state.locked = true;
    await open(ours);
    expect(shown()).toEqual({});
    const { unlockCart } = await import('../save/cart-saver.ts');
    await unlockCart();
    expect(shown()).toEqual({ [ids.rice]: 2 });
    expect(storage.length).toBe(0);
  });

  test('what the server refuses for good is left, what it can’t answer now is not', async () => {
    const ours = shop();
    await open(ours);
    changeCart(put(ids.rice, 2));
    crash();
    ours.state.refuses = 500;
    await open(ours);
    expect(storage.length).toBe(1);
    ours.state.refuses = 400;
    crash();
    await open(ours);
    expect([shown(), storage.length]).toEqual([{}, 0]);
  });
});
