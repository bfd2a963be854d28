/** The cart after a reload without a connection: as it was shown, with its unsaved changes, and sent once. Checklists 1.20. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { flushCart, openCart, resumeCart, unlockCart } from '../save/cart-saver.ts';
import { type CartServer, useCartState } from '../save/cart-state.ts';
import { changeCart } from '../save/change-cart.ts';
import { type LineProduct, withQuantity } from '../save/change-lines.ts';
import { remakingUnsent } from './remake-unsent.ts';
import { type ShownState, type ShownStore, storeShown } from './shown-store.ts';
import { storeUnsent } from './store-unsent.ts';
import { unsentStore } from './unsent-store.ts';

vi.mock('#platform/offline/connection.ts', () => ({ noteOffline: () => undefined }));

const rules = { multiplesDisabled: false };
const uuid = (digit: number): string => `01a1fc5d-1800-706a-bd3b-429c3a9c53e${digit}`;
const [rice, bread, milk] = [uuid(1), uuid(2), uuid(3)] as [string, string, string];
const product = (id: string, price = 1000): LineProduct => ({
  id,
  sku: id,
  slug: id,
  name: id,
  brand: '',
  unit: 'UN',
  ground: 1,
  increments: { step: ONE, minimum: thousandths(0) },
  offer: { normal: centavos(price), tiers: [], multiple: ONE },
});
const put = (id: string, quantity: number) => (lines: readonly ShownLine[]) =>
  withQuantity(lines, product(id), thousandths(quantity * 1000), rules);

type Quantities = Readonly<Record<string, number>>;
const asQuantities = (
  lines: readonly { readonly quantity: number }[],
  idOf: (at: number) => string,
): Quantities => Object.fromEntries(lines.map(({ quantity }, at) => [idOf(at), quantity / 1000]));
const shown = (): Quantities => {
  const { lines } = useCartState.getState();
  return asQuantities(lines, (at) => lines[at]?.product.id ?? '');
};

function shop() {
  let version = 0;
  let lines: readonly CartLine[] = [];
  const state = { online: true, locked: false, price: 1000, saves: 0 };
  const answer = () => {
    if (!state.online) throw new TypeError('Failed to fetch');
    return {
      lines: lines.reduce<readonly ShownLine[]>(
        (all, line) => withQuantity(all, product(line.productId, state.price), line.quantity, rules),
        [],
      ),
      notices: [],
      version,
      ...(state.locked ? { lock: { attendant: 'Bia', reason: '', since: 0 } } : {}),
    };
  };
  const write = (sent: readonly CartLine[]): void => {
    version += 1;
    lines = sent.filter(({ quantity }) => quantity > 0);
  };
  const server: CartServer = {
    load: async () => answer(),
    save: async (sent, seen) => {
      answer();
      if (state.locked) throw new ApiRefusal(409, { code: 'cart-locked', message: 'Um atendente preparou.' });
      if (seen !== version) throw new ApiRefusal(409, { code: 'stale-cart', message: 'mudou' });
      state.saves += 1;
      write(sent);
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
    saved: (): Quantities => asQuantities(lines, (at) => lines[at]?.productId ?? ''),
    elsewhere: (wished: Quantities) =>
      write(
        Object.entries(wished).map(([productId, quantity]) => ({
          productId,
          quantity: thousandths(quantity * 1000),
          giftWrap: false,
        })),
      ),
  };
}

/** As JSON, as it is in the browser. */
function memoryShown(): ShownStore & { readonly empty: () => void } {
  let text: string | undefined;
  return {
    write: async (state) => {
      const { lines, confirmed, version, lock } = state;
      text = JSON.stringify({ lines, confirmed, version, lock });
    },
    read: async () => (text === undefined ? undefined : (JSON.parse(text) as ShownState)),
    empty: () => {
      text = undefined;
    },
  };
}

let storage: Storage;
let store: ReturnType<typeof memoryShown>;
let windows = 0;
let here = new AbortController();

/** A new window; the one before it ends without an event, with what is stored at that moment. */
async function open({ server }: { readonly server: CartServer }): Promise<void> {
  const frozen = names().map((key) => [key, storage.getItem(key) ?? ''] as const);
  here.abort();
  storage.clear();
  for (const [key, value] of frozen) storage.setItem(key, value);
  vi.clearAllTimers();
  here = new AbortController();
  windows += 1;
  const unsent = unsentStore('shop', 'ana', `w${windows}`);
  storeUnsent(unsent, here.signal);
  storeShown(store, here.signal);
  await openCart('shop', remakingUnsent(server, unsent, { store, rules }));
}

const names = (): string[] => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1_100);

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  store = memoryShown();
  vi.stubGlobal('localStorage', storage);
  useToasts.setState({ toasts: [] });
  here = new AbortController();
});
afterEach(() => {
  here.abort();
  vi.useRealTimers();
});

const texts = (): readonly string[] => useToasts.getState().toasts.map(({ text }) => text);

describe('a page that opens without a connection', () => {
  test('shows the cart as it was shown last, with the changes made since', async () => {
    const ours = shop();
    ours.elsewhere({ [rice]: 1 });
    await open(ours);
    await rest();
    ours.state.online = false;
    changeCart(put(rice, 3));
    changeCart(put(bread, 2));
    await rest();
    await open(ours);
    expect(shown()).toEqual({ [rice]: 3, [bread]: 2 });
    expect(useCartState.getState().status).toBe('failed');
    expect(texts()).toContain('Sem conexão: seu carrinho ainda não foi salvo.');
    // Still there after another reload, with what this window adds.
    changeCart(put(milk, 1));
    await rest();
    await open(ours);
    expect(shown()).toEqual({ [rice]: 3, [bread]: 2, [milk]: 1 });
    ours.state.online = true;
    await resumeCart();
    expect(ours.saved()).toEqual({ [rice]: 3, [bread]: 2, [milk]: 1 });
    expect(ours.state.saves).toBe(1);
    expect(useCartState.getState().notices).toEqual([]);
    expect(names()).toEqual([]);
  });

  test('reports what both sides changed when the connection is back', async () => {
    const ours = shop();
    ours.elsewhere({ [rice]: 1, [bread]: 1 });
    await open(ours);
    await rest();
    ours.state.online = false;
    changeCart(put(rice, 3));
    await rest();
    await open(ours);
    ours.elsewhere({ [rice]: 2, [bread]: 5 });
    ours.state.online = true;
    await resumeCart();
    expect(shown()).toEqual({ [rice]: 3, [bread]: 5 });
    expect(useCartState.getState().notices).toMatchObject([
      { kind: 'changed-elsewhere', productId: rice, from: 3000, to: 3000 },
    ]);
    expect(texts()).toContain('Seu carrinho mudou em outra janela. Confira os itens.');
  });

  test('shows old prices until then, and the server’s afterwards', async () => {
    const ours = shop();
    ours.elsewhere({ [rice]: 2 });
    await open(ours);
    await rest();
    ours.state.online = false;
    await open(ours);
    expect(useCartState.getState()).toMatchObject({ status: 'saved', lines: [{ price: { unit: 1000 } }] });
    ours.state.price = 1200;
    ours.state.online = true;
    await resumeCart();
    expect(useCartState.getState()).toMatchObject({ status: 'saved', lines: [{ price: { unit: 1200 } }] });
    expect(ours.state.saves).toBe(0);
  });

  test('shows nothing of a cart that may not be stored, and loses no change of it', async () => {
    const ours = shop();
    ours.elsewhere({ [rice]: 1 });
    await open(ours);
    ours.state.online = false;
    changeCart(put(rice, 3));
    await rest();
    store.empty();
    await open(ours);
    expect(shown()).toEqual({});
    expect(texts()).toContain('Sem conexão: não foi possível carregar seu carrinho.');
    ours.state.online = true;
    await resumeCart();
    expect(ours.saved()).toEqual({ [rice]: 3 });
  });

  test('a product that no page has shown is not lost', async () => {
    const ours = shop();
    await open(ours);
    await rest();
    ours.state.online = false;
    changeCart(put(bread, 2));
    // Ends before the shown cart is stored.
    await vi.advanceTimersByTimeAsync(600);
    await open(ours);
    expect(shown()).toEqual({});
    ours.state.online = true;
    await open(ours);
    expect(ours.saved()).toEqual({ [bread]: 2 });
  });

  test('a cart that was saved after it was stored is shown as it was saved', async () => {
    const ours = shop();
    await open(ours);
    await rest();
    changeCart(put(rice, 2));
    // Stored after a second, saved at the same moment, and not stored again.
    await vi.advanceTimersByTimeAsync(1_001);
    await open(ours);
    ours.state.online = false;
    await open(ours);
    expect(shown()).toEqual({ [rice]: 2 });
    changeCart(put(bread, 1));
    await rest();
    await open(ours);
    expect(shown()).toEqual({ [rice]: 2, [bread]: 1 });
    ours.state.online = true;
    await resumeCart();
    expect([ours.saved(), useCartState.getState().notices]).toEqual([{ [rice]: 2, [bread]: 1 }, []]);
  });

  test('of a visitor’s cart the stored lines count', async () => {
    const ours = shop();
    ours.elsewhere({ [rice]: 1, [bread]: 1 });
    await open(ours);
    await rest();
    ours.state.online = false;
    const lines = [{ productId: rice, quantity: thousandths(4000), giftWrap: false }];
    await open({ server: { ...ours.server, stored: () => ({ lines, version: 7 }) } });
    expect(shown()).toEqual({ [rice]: 4 });
    expect(useCartState.getState()).toMatchObject({ version: 7, status: 'saved' });
  });
});

test('changes that meet an attendant’s lock wait for it, and are made once it is gone', async () => {
  const ours = shop();
  ours.elsewhere({ [rice]: 1 });
  await open(ours);
  await rest();
  ours.state.online = false;
  changeCart(put(rice, 3));
  await rest();
  await open(ours);
  ours.state.locked = true;
  ours.state.online = true;
  await resumeCart();
  await rest();
  expect(shown()).toEqual({ [rice]: 1 });
  expect(texts()).toContain('Um atendente preparou. As suas mudanças ficam guardadas até lá.');
  await unlockCart();
  await flushCart();
  expect([shown(), ours.saved()]).toEqual([{ [rice]: 3 }, { [rice]: 3 }]);
  expect(names()).toEqual([]);
});

test('whatever is changed and however often the page is reloaded, what was shown is sent once', async () => {
  const change = fc.record({
    id: fc.constantFrom(rice, bread, milk),
    quantity: fc.integer({ min: 0, max: 9 }),
  });
  const step = fc.oneof(
    { arbitrary: change, weight: 4 },
    { arbitrary: fc.constantFrom('reload' as const, 'reconnect' as const, 'disconnect' as const), weight: 3 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      storage = memoryStorage();
      store = memoryShown();
      vi.stubGlobal('localStorage', storage);
      const ours = shop();
      ours.elsewhere({ [rice]: 1 });
      await open(ours);
      await rest();
      for (const each of steps) {
        if (each === 'disconnect') ours.state.online = false;
        else if (each === 'reconnect') {
          ours.state.online = true;
          await resumeCart();
        } else if (each === 'reload') {
          const before = shown();
          await open(ours);
          expect(shown()).toEqual(before);
        } else changeCart(put(each.id, each.quantity));
        await rest();
      }
      const wished = shown();
      ours.state.online = true;
      await resumeCart();
      expect([shown(), ours.saved()]).toEqual([wished, wished]);
      expect(useCartState.getState().notices).toEqual([]);
      const { saves } = ours.state;
      await resumeCart();
      expect(ours.state.saves).toBe(saves);
    }),
    { numRuns: 300 },
  );
});
