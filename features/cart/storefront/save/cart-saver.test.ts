import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import {
  CART_SAVE_DELAY,
  cartIsUnchanged,
  flushCart,
  openCart,
  refreshCart,
  saveTexts,
} from './cart-saver.ts';
import { type CartServer, type HowToSave, useCartState } from './cart-state.ts';
import { changeCart } from './change-cart.ts';
import { type LineProduct, quantityOf, withQuantity } from './change-lines.ts';

const rules = { multiplesDisabled: false };
const rice: LineProduct = {
  id: '01a1fc5d-1800-706a-bd3b-429c3a9c53e4',
  sku: 'A',
  slug: 'arroz',
  name: 'Arroz',
  brand: '',
  unit: 'UN',
  ground: 1,
  increments: { step: ONE, minimum: thousandths(0) },
  offer: { normal: centavos(1000), tiers: [], multiple: ONE },
};

const put = (quantity: number) => (lines: readonly ShownLine[]) =>
  withQuantity(lines, rice, thousandths(quantity * 1000), rules);

const inCart = (): Quantity => quantityOf(useCartState.getState().lines, rice.id);
const status = () => useCartState.getState().status;

/** A fake server that returns what it saves. */
function server(answer?: (lines: readonly CartLine[]) => Promise<SavedCart>) {
  const saved: { quantity: number | undefined; version: number }[] = [];
  let version = 0;
  const shown = (lines: readonly CartLine[]): SavedCart => ({
    lines: lines.reduce<readonly ShownLine[]>(
      (all, line) => withQuantity(all, rice, line.quantity, rules),
      [],
    ),
    notices: [],
    version,
  });
  const cart: CartServer = {
    load: async () => shown([]),
    save: async (lines, seen) => {
      saved.push({ quantity: lines[0]?.quantity, version: seen });
      if (answer !== undefined) return answer(lines);
      version += 1;
      return shown(lines);
    },
  };
  return { cart, saved };
}

beforeEach(async () => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

describe('the cart is saved 1000 ms after the last change (spec 9)', () => {
  test('what the shopper sees changes at once, and several changes are one save', async () => {
    const { cart, saved } = server();
    await openCart('shop', cart);
    changeCart(put(1));
    expect([inCart(), status()]).toEqual([1000, 'waiting']);
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY - 1);
    changeCart(put(3));
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY - 1);
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saved).toEqual([{ quantity: 3000, version: 0 }]);
    expect([inCart(), status()]).toEqual([3000, 'saved']);
  });

  test('a save names the version it came from', async () => {
    const { cart, saved } = server();
    await openCart('shop', cart);
    changeCart(put(1));
    await flushCart();
    changeCart(put(2));
    await flushCart();
    expect(saved.map(({ version }) => version)).toEqual([0, 1]);
  });

  test('a cart that was asked for before a save was answered is not shown in its place', async () => {
    const { cart } = server();
    let old: (cart: SavedCart) => void = () => {};
    await openCart('shop', cart);
    changeCart(put(1));
    await flushCart();
    const load = vi.spyOn(cart, 'load');
    load.mockReturnValueOnce(new Promise((resolve) => (old = resolve)));
    load.mockImplementation(async () => ({ lines: put(2)([]), notices: [], version: 2 }));
    const refreshed = refreshCart();
    changeCart(put(2));
    await flushCart();
    old({ lines: [], notices: [], version: 7 });
    await refreshed;
    expect([inCart(), useCartState.getState().version]).toEqual([2000, 2]);
  });

  test('what another window saves during a save is shown after it', async () => {
    let answerNow: (cart: SavedCart) => void = () => {};
    const { cart } = server(() => new Promise((resolve) => (answerNow = resolve)));
    await openCart('shop', cart);
    changeCart(put(1));
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    await refreshCart();
    vi.spyOn(cart, 'load').mockResolvedValue({ lines: put(4)([]), notices: [], version: 9 });
    answerNow({ lines: put(1)([]), notices: [], version: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect([inCart(), status()]).toEqual([4000, 'saved']);
  });

  test('a change made during a save stays and is saved after it', async () => {
    let answerNow: (cart: SavedCart) => void = () => {};
    const { cart, saved } = server(
      () =>
        new Promise((resolve) => {
          answerNow = resolve;
        }),
    );
    await openCart('shop', cart);
    changeCart(put(1));
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    changeCart(put(2));
    answerNow({ lines: put(1)([]), notices: [], version: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(inCart()).toBe(2000);
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    expect(saved.map(({ quantity }) => quantity)).toEqual([1000, 2000]);
  });
});

describe('what is in the cart is never overwritten unseen', () => {
  test('a change made before the cart was loaded is made on what is loaded', async () => {
    let arrive: (cart: SavedCart) => void = () => {};
    const { cart, saved } = server();
    const opening = openCart('shop', {
      ...cart,
      load: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    changeCart((lines) => withQuantity(lines, { ...rice, id: 'new' }, ONE, rules));
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY * 3);
    expect(saved).toEqual([]);
    arrive({ lines: put(4)([]), notices: [], version: 7 });
    await opening;
    expect(useCartState.getState().lines.map((line) => line.product.id)).toEqual([rice.id, 'new']);
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    expect(saved).toEqual([{ quantity: 4000, version: 7 }]);
  });

  test('a cart that could not be loaded is not saved, but loaded again first', async () => {
    let online = false;
    const { cart, saved } = server();
    await openCart('shop', {
      ...cart,
      load: async () => {
        if (!online) throw new TypeError('Failed to fetch');
        return { lines: put(4)([]), notices: [], version: 7 };
      },
    });
    changeCart((lines) => withQuantity(lines, { ...rice, id: 'new' }, ONE, rules));
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY * 3);
    expect(saved).toEqual([]);
    online = true;
    await flushCart();
    expect(saved).toEqual([{ quantity: 4000, version: 7 }]);
  });
});

describe('two windows, or two people, change one cart', () => {
  /** A fake server that refuses a save of an outdated version. */
  function sharedServer() {
    let version = 0;
    let lines: readonly ShownLine[] = [];
    const cart: CartServer = {
      load: async () => ({ lines, notices: [], version }),
      save: async (sent, seen) => {
        if (seen !== version) throw new ApiRefusal(409, { code: 'stale-cart', message: 'mudou' });
        version += 1;
        lines = sent.reduce<readonly ShownLine[]>(
          (all, { productId, quantity }) => withQuantity(all, { ...rice, id: productId }, quantity, rules),
          [],
        );
        return { lines, notices: [], version };
      },
    };
    const elsewhere = (...wished: readonly (readonly [id: string, quantity: number])[]) =>
      cart.save(
        wished.map(([productId, quantity]) => ({
          productId,
          quantity: thousandths(quantity * 1000),
          giftWrap: false,
        })),
        version,
      );
    return {
      cart,
      elsewhere,
      kept: () => lines.map(({ product, quantity }) => [product.id, quantity / 1000]),
    };
  }

  test('what either put in is there, and nobody is asked anything', async () => {
    const { cart, elsewhere, kept: storedLines } = sharedServer();
    await openCart('shop', cart);
    await elsewhere(['bread', 2]);
    changeCart(put(1));
    await flushCart();
    expect(storedLines()).toEqual([
      ['bread', 2],
      [rice.id, 1],
    ]);
    expect([status(), useCartState.getState().notices, useToasts.getState().toasts]).toEqual([
      'saved',
      [],
      [],
    ]);
  });

  test('whether the cart is still as it was seen is known before it is ordered', async () => {
    const { cart, elsewhere } = sharedServer();
    await openCart('shop', cart);
    changeCart(put(1));
    await flushCart();
    expect(await cartIsUnchanged()).toBe(true);
    await elsewhere();
    expect([await cartIsUnchanged(), inCart()]).toEqual([false, 0]);
    // Without a response the cart is assumed to be unchanged.
    await openCart('shop', { ...cart, load: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await cartIsUnchanged()).toBe(true);
  });

  test('a line both changed keeps the larger quantity, and that is reported', async () => {
    const { cart, elsewhere, kept: storedLines } = sharedServer();
    await elsewhere([rice.id, 1]);
    await openCart('shop', cart);
    await elsewhere([rice.id, 5]);
    changeCart(put(3));
    await flushCart();
    expect(storedLines()).toEqual([[rice.id, 5]]);
    expect(useCartState.getState().notices).toMatchObject([
      { kind: 'changed-elsewhere', from: 3000, to: 5000 },
    ]);
    expect(useToasts.getState().toasts[0]?.text).toBe(
      'Seu carrinho mudou em outra janela. Confira os itens.',
    );
  });

  test('a window that is looked at again shows what others left, and keeps what waits here', async () => {
    const { cart, elsewhere, kept: storedLines } = sharedServer();
    await openCart('shop', cart);
    changeCart(put(1));
    await elsewhere(['bread', 2]);
    await refreshCart();
    expect(useCartState.getState().lines.map(({ product }) => product.id)).toEqual(['bread', rice.id]);
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    expect(storedLines()).toEqual([
      ['bread', 2],
      [rice.id, 1],
    ]);
  });

  test('what was taken out after a save whose answer got lost stays out', async () => {
    const { cart, kept: storedLines } = sharedServer();
    let lost = true;
    await openCart('shop', {
      ...cart,
      save: async (lines, version) => {
        const answer = await cart.save(lines, version);
        if (lost) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    changeCart(put(1));
    await flushCart();
    expect([storedLines(), status()]).toEqual([[[rice.id, 1]], 'failed']);
    lost = false;
    changeCart(put(0));
    await flushCart();
    expect([storedLines(), inCart(), status()]).toEqual([[], 0, 'saved']);
  });

  test('what a save that is on its way does not hold is not undone by its answer', async () => {
    const { cart, kept: storedLines } = sharedServer();
    await openCart('shop', cart);
    changeCart(put(1));
    const flushed = flushCart();
    changeCart((lines) => withQuantity(lines, { ...rice, id: 'new' }, ONE, rules));
    await flushed;
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    expect(storedLines()).toEqual([
      [rice.id, 1],
      ['new', 1],
    ]);
  });
});

describe('the outcome of a save is reported', () => {
  test('a cart that the server does not give is not called a lost connection', async () => {
    const { cart } = server();
    vi.spyOn(cart, 'load').mockRejectedValue(new ApiRefusal(500, {}));
    await openCart('shop', cart);
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      'Não foi possível carregar seu carrinho.',
    ]);
  });

  test('a refused change is taken back with its reason', async () => {
    const { cart } = server(async () => {
      throw new ApiRefusal(403, { message: 'Não foi possivel salvar o carrinho', code: 'no-client' });
    });
    await openCart('shop', cart);
    changeCart(put(5));
    await flushCart();
    expect([inCart(), status()]).toEqual([0, 'saved']);
    expect(useToasts.getState().toasts[0]?.text).toBe('Não foi possivel salvar o carrinho');
  });

  test('without a connection the change stays, waits, and can be tried again', async () => {
    let online = false;
    const { cart, saved } = server(async (lines) => {
      if (!online) throw new TypeError('Failed to fetch');
      return { lines: put((lines[0]?.quantity ?? 0) / 1000)([]), notices: [], version: 1 };
    });
    await openCart('shop', cart);
    changeCart(put(2));
    await flushCart();
    expect([inCart(), status()]).toEqual([2000, 'failed']);
    online = true;
    useToasts.getState().toasts[0]?.action?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('saved');
    expect(saved).toHaveLength(2);
  });

  test('an answer for another shop is not shown in this one', async () => {
    const slow = server(async () => ({ lines: put(9)([]), notices: [], version: 1 }));
    await openCart('first', slow.cart);
    changeCart(put(9));
    const flushed = flushCart();
    await openCart('second', server().cart);
    await flushed;
    expect(useCartState.getState()).toMatchObject({ supplierId: 'second', lines: [] });
  });
});

describe('what is written on the cart', () => {
  /** A fake server that also records the texts and decisions. */
  function writing() {
    const said: (HowToSave | undefined)[] = [];
    const { cart } = server();
    const save: CartServer['save'] = (lines, version, how) => {
      said.push(how);
      return cart.save(lines, version);
    };
    return { said, cart: { ...cart, save } };
  }

  test('is saved a second after the last letter, once', async () => {
    const { cart, said } = writing();
    await openCart('shop', cart);
    await saveTexts({ note: 'port' });
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY - 1);
    await saveTexts({ note: 'portaria' });
    await saveTexts({ customerOrderNumber: 'OC-1' });
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    expect(said).toEqual([{ texts: { note: 'portaria', customerOrderNumber: 'OC-1' } }]);
    expect(status()).toBe('saved');
  });

  test('while a save is under way is saved after it', async () => {
    const { cart, said } = writing();
    let answer = (): void => {};
    const slow: CartServer = {
      ...cart,
      save: async (...sent) => {
        const saved = await cart.save(...sent);
        await new Promise<void>((done) => {
          answer = done;
        });
        return saved;
      },
    };
    await openCart('shop', slow);
    await saveTexts({ note: 'a' });
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    await saveTexts({ note: 'ab' });
    answer();
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.map((how) => how?.texts?.note)).toEqual(['a', 'ab']);
    expect(status()).toBe('saved');
  });

  test('is not saved on a cart that an attendant locked: its order carries it', async () => {
    const { cart, said } = writing();
    await openCart('shop', cart);
    useCartState.setState({ lock: { attendant: 'Bia', reason: '', since: 0 } });
    await saveTexts({ note: 'portaria' });
    await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY * 2);
    expect(said).toEqual([]);
  });
});
