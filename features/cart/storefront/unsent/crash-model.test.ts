/**
 * Random sequences in which a page is reloaded or crashes at any moment, online and offline, while another device changes other
 * lines: what was shown is restored, except for the last half second before a crash.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { CartLine } from '../../domain/cart.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import { aProduct } from '../../domain/testing/a-product.ts';
import { CART_SAVE_DELAY, flushCart, openCart } from '../save/cart-saver.ts';
import { type CartServer, useCartState } from '../save/cart-state.ts';
import { changeCart } from '../save/change-cart.ts';
import { withQuantity } from '../save/change-lines.ts';
import { remakingUnsent } from './remake-unsent.ts';
import { STORE_INTERVAL, storeUnsent } from './store-unsent.ts';
import { unsentStore } from './unsent-store.ts';

const DAYS = 3_000;
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const rules = { multiplesDisabled: false };
const uuid = (digit: number) => `01a1fc5d-1800-706a-bd3b-429c3a9c53e${digit}`;
const mine = [1, 2, 3].map(uuid);
const theirs = [7, 8].map(uuid);
const shelf = new Map([...mine, ...theirs].map((id) => [id, aProduct({ id })]));
type Quantities = Readonly<Record<string, number>>;

/** A fake server with versions: it acts immediately and responds later. */
function shop() {
  let version = 0;
  let storedLines: readonly CartLine[] = [];
  let online = true;
  const reached = (): void => {
    if (!online) throw new TypeError('Failed to fetch');
  };
  const answer = () => ({ ...priceCart(storedLines, shelf, rules), version });
  const write = (lines: readonly CartLine[]): void => {
    version += 1;
    storedLines = lines.filter(({ quantity }) => quantity > 0);
  };
  const server: CartServer = {
    load: async () => {
      reached();
      return answer();
    },
    save: async (lines, seen) => {
      reached();
      if (seen !== version) throw new ApiRefusal(409, { code: 'stale-cart', message: 'mudou' });
      write(lines);
      const said = answer();
      await new Promise((resolve) => setTimeout(resolve, 200));
      reached();
      return said;
    },
  };
  return {
    server,
    connect: (to: boolean) => {
      online = to;
    },
    elsewhere: (productId: string, quantity: number) =>
      write([
        ...storedLines.filter((line) => line.productId !== productId),
        { productId, quantity: thousandths(quantity * 1000), giftWrap: false },
      ]),
    saved: (): Quantities =>
      Object.fromEntries(storedLines.map(({ productId, quantity }) => [productId, quantity / 1000])),
  };
}

const shown = (): Quantities =>
  Object.fromEntries(
    useCartState
      .getState()
      .lines.filter(({ product }) => mine.includes(product.id))
      .map(({ product, quantity }) => [product.id, quantity / 1000]),
  );

const command = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      id: fc.constantFrom(...mine),
      quantity: fc.integer({ min: 0, max: 9 }),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('elsewhere' as const),
      id: fc.constantFrom(...theirs),
      quantity: fc.integer({ min: 0, max: 9 }),
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 300, 600, 1100) }),
    weight: 4,
  },
  { arbitrary: fc.record({ kind: fc.constantFrom('crash' as const, 'reload' as const) }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constantFrom('offline' as const, 'online' as const) }), weight: 2 },
);

let storage: Storage;
let windows = 0;

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

test(`no reload and no crash loses what was shown (${DAYS} days, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 25 }), async (commands) => {
      storage = memoryStorage();
      vi.stubGlobal('localStorage', storage);
      const { server, connect, elsewhere, saved } = shop();
      const others = new Map<string, number>();
      let here = new AbortController();
      /** The quantities shown, and until when. */
      let history: { readonly quantities: Quantities; until: number }[] = [];
      const note = (): void => {
        const last = history.at(-1);
        if (last !== undefined) last.until = Date.now();
        history.push({ quantities: shown(), until: Number.POSITIVE_INFINITY });
      };
      const open = async (): Promise<void> => {
        here = new AbortController();
        windows += 1;
        const store = unsentStore('shop', 'ana', `w${windows}`);
        storeUnsent(store, here.signal);
        await elapse(openCart('shop', remakingUnsent(server, store)));
      };
      const again = async (kind: 'crash' | 'reload'): Promise<void> => {
        const ended = Date.now();
        const stored = new Map(names(storage).map((key) => [key, storage.getItem(key) ?? '']));
        here.abort();
        vi.clearAllTimers();
        if (kind === 'crash') {
          storage.clear();
          for (const [key, value] of stored) storage.setItem(key, value);
        }
        await open();
        if (!useCartState.getState().loaded) {
          connect(true);
          await elapse(flushCart());
        }
        const possible = kind === 'reload' ? history.slice(-1) : since(history, ended - STORE_INTERVAL);
        expect(possible.map(({ quantities }) => quantities)).toContainEqual(shown());
        history = [];
        note();
      };
      await open();
      note();
      for (const step of commands) {
        if (step.kind === 'change') {
          const product = shelf.get(step.id) ?? aProduct({ id: step.id });
          changeCart((lines) => withQuantity(lines, product, thousandths(step.quantity * 1000), rules));
          note();
        } else if (step.kind === 'elsewhere') {
          others.set(step.id, step.quantity);
          elsewhere(step.id, step.quantity);
        } else if (step.kind === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
        else if (step.kind === 'offline') connect(false);
        else if (step.kind === 'online') {
          connect(true);
          await elapse(flushCart());
        } else await again(step.kind);
        expect(shown()).toEqual(history.at(-1)?.quantities);
      }
      connect(true);
      await elapse(flushCart());
      await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY * 2);
      const expected = [...others].filter(([, quantity]) => quantity > 0);
      expect(saved()).toEqual({ ...history.at(-1)?.quantities, ...Object.fromEntries(expected) });
      expect(names(storage)).toEqual([]);
      here.abort();
    }),
    { numRuns: DAYS, seed },
  );
}, 180_000);

/** Advances the timers until the promise settles. */
async function elapse(promise: Promise<void>): Promise<void> {
  let over = false;
  void promise.finally(() => {
    over = true;
  });
  while (!over) await vi.advanceTimersByTimeAsync(50);
}

const names = ({ length }: Storage): string[] =>
  Array.from({ length }, (_, index) => storage.key(index) ?? '');

const since = <Shown extends { readonly until: number }>(history: readonly Shown[], time: number): Shown[] =>
  history.filter(({ until }) => until >= time);
