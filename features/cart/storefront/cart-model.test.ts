/**
 * Random sequences against a model written from the specification (4, cart quantity; 9, save debounce): screen and server agree
 * with the model, in whatever order things happen.
 */

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { type CartLine, wishFor } from '../domain/cart.ts';
import { comboArticle } from '../domain/pricing/combo-article.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import { decrease, increase, remove, set } from '../domain/pricing/quantity-moves.ts';
import { aCombo } from '../domain/testing/a-combo.ts';
import { aProduct } from '../domain/testing/a-product.ts';
import { CART_SAVE_DELAY, flushCart, openCart, refreshCart } from './save/cart-saver.ts';
import { type CartServer, useCartState } from './save/cart-state.ts';
import { changeCart } from './save/change-cart.ts';
import { type LineProduct, quantityOf, withQuantity } from './save/change-lines.ts';

const rules = { multiplesDisabled: false };
const LONE = 18_000;
const TWO_WRITERS = 2_000;

/** Steps, minimums, maximums and stocks, in thousandths. */
const goods = [
  { id: 'unit', step: 1000, minimum: 0 },
  { id: 'kilo', step: 50, minimum: 200, maximum: 3010 },
  { id: 'six', step: 6000, minimum: 10_000, maximum: 40_000 },
  { id: 'few', step: 1000, minimum: 0, stock: 4500 },
  { id: 'none', step: 1000, minimum: 2000, stock: 1000 },
  { id: 'flour', step: 500, minimum: 0, stock: 9000 },
] as const;
/** Combos, with the flour that one takes. */
const cakes = { cake: 2000, tart: 1500 } as const;
type Good = { readonly id: string; readonly step: number; readonly minimum: number } & {
  readonly maximum?: number;
  readonly stock?: number;
};
const shelf = new Map(
  goods.map(({ id, step, minimum, ...rest }: Good) => [
    id as string,
    aProduct({
      id,
      increments: {
        step: thousandths(step),
        minimum: thousandths(minimum),
        ...defined({ maximum: rest.maximum === undefined ? undefined : thousandths(rest.maximum) }),
      },
      ...defined({ stock: rest.stock === undefined ? undefined : thousandths(rest.stock) }),
    }),
  ]),
);

const combos = new Map(
  Object.entries(cakes).map(([id, flour]) => {
    const of = (product: string, quantity: number) =>
      [shelf.get(product) ?? aProduct({ id: product }), quantity / 1000] as const;
    return [id, aCombo(id, [of('flour', flour), of('unit', 1000)])];
  }),
);
const articleOf = (id: string): LineProduct => {
  const combo = combos.get(id);
  return combo === undefined ? (shelf.get(id) ?? aProduct({ id })) : comboArticle(combo);
};

type Move = 'increase' | 'decrease' | 'delete' | 'set';

/** The moves of spec 4, in plain numbers. */
function modelled(move: Move, now: number, wanted: number, { step, minimum, maximum = 1e12 }: Good): number {
  const least = Math.max(step, step * Math.ceil(minimum / step));
  const most = step * Math.floor(maximum / step);
  if (move === 'delete') return 0;
  if (move === 'decrease') return now - step < least ? 0 : now - step;
  if (move === 'increase') return now + step < least ? least : Math.min(now + step, most);
  if (wanted === 0) return 0;
  return Math.min(Math.max(step * Math.round(wanted / step), least), most);
}

/** The quantity that the stock allows. */
function given(quantity: number, { step, minimum, stock = 1e12 }: Good): number {
  const there = Math.min(quantity, step * Math.floor(stock / step));
  return there < Math.max(step, minimum) ? 0 : there;
}

/** A fake server with versions, which saves only what can be bought. */
function shop() {
  let version = 0;
  let storedLines: readonly CartLine[] = [];
  let online = true;
  const answer = () => {
    if (!online) throw new TypeError('Failed to fetch');
    const { notices, lines } = priceCart(storedLines, shelf, rules, combos);
    return { lines, notices, version };
  };
  const server: CartServer = {
    load: async () => answer(),
    save: async (lines, seen) => {
      answer();
      if (seen !== version) throw new ApiRefusal(409, { code: 'stale-cart', message: 'mudou' });
      version += 1;
      storedLines = priceCart(lines, shelf, rules, combos).lines.map(wishFor);
      return answer();
    },
  };
  return {
    server,
    connect: (to: boolean) => {
      online = to;
    },
    saved: () => Object.fromEntries(storedLines.map(({ productId, quantity }) => [productId, quantity])),
    /** Another device loads the cart, makes one move and saves it. */
    elsewhere: async (id: string, move: Move, wanted: number) => {
      const found = storedLines.find(({ productId }) => productId === id)?.quantity ?? NONE;
      const quantity = moved(move, found, wanted, id);
      const others = storedLines.filter(({ productId }) => productId !== id);
      await server.save([...others, { productId: id, quantity, giftWrap: false }], version);
    },
  };
}

function moved(move: Move, now: Quantity, wanted: number, id: string): Quantity {
  const { increments } = articleOf(id);
  if (move === 'increase') return increase(now, increments);
  if (move === 'decrease') return decrease(now, increments);
  return move === 'delete' ? remove() : set(thousandths(wanted), increments);
}

const change = (id: string, move: Move, wanted: number): boolean =>
  changeCart((lines) => {
    const product = articleOf(id);
    return withQuantity(lines, product, moved(move, quantityOf(lines, id), wanted, id), rules);
  });

const shown = (): Record<string, number> =>
  Object.fromEntries(useCartState.getState().lines.map(({ product, quantity }) => [product.id, quantity]));

const present = (cart: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...cart].filter(([, quantity]) => quantity > 0));

const seed = Number(process.env.CART_SEED ?? Math.floor(Math.random() * 2 ** 31));

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

const aMove = (ids: readonly string[]) =>
  fc.record({
    kind: fc.constant('move' as const),
    id: fc.constantFrom(...ids),
    move: fc.constantFrom<Move>('increase', 'increase', 'decrease', 'delete', 'set'),
    wanted: fc.integer({ min: 0, max: 60_000 }),
  });
const others = (...kinds: readonly ('rest' | 'offline' | 'online' | 'look')[]) =>
  fc.record({ kind: fc.constantFrom(...kinds) });

test(`what is done to a cart is what is shown and saved (${LONE} days, seed ${seed})`, async () => {
  const byId = new Map<string, Good>([
    ...goods.map((good) => [good.id, good] as const),
    ...Object.keys(cakes).map((id) => [id, { id, step: 1000, minimum: 0 }] as const),
  ]);
  const day = fc.array(
    fc.oneof(
      { arbitrary: aMove([...byId.keys()]), weight: 3 },
      { arbitrary: others('rest', 'offline', 'online'), weight: 1 },
    ),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(day, async (commands) => {
      const { server, connect, saved } = shop();
      await openCart('shop', server);
      const model = new Map<string, number>();
      let online = true;
      let changed = false;
      // A removed product that is added again comes last.
      const wish = (id: string, quantity: number) =>
        quantity === 0 ? model.delete(id) : model.set(id, quantity);
      const settle = () => {
        if (!online || !changed) return;
        // Flour goes to the first lines of the cart.
        let flour = 9000;
        for (const [id, quantity] of model) {
          const each = id === 'flour' ? 1000 : cakes[id as keyof typeof cakes];
          const good = byId.get(id) as Good;
          const had = given(quantity, each === undefined ? good : { ...good, stock: (flour / each) * 1000 });
          flour -= each === undefined ? 0 : (had / 1000) * each;
          wish(id, had);
        }
        changed = false;
      };
      for (const command of commands) {
        if (command.kind === 'move') {
          const { id, move, wanted } = command;
          wish(id, modelled(move, model.get(id) ?? 0, wanted, byId.get(id) as Good));
          changed = true;
          change(id, move, wanted);
        } else if (command.kind === 'rest') {
          await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
          settle();
        } else {
          online = command.kind === 'online';
          connect(online);
          if (online) await flushCart();
          settle();
        }
        expect(shown()).toEqual(present(model));
      }
      connect(true);
      online = true;
      await flushCart();
      settle();
      expect(shown()).toEqual(present(model));
      expect(saved()).toEqual(present(model));
    }),
    { numRuns: LONE, seed },
  );
}, 180_000);

test(`two writers lose no line (${TWO_WRITERS} days, seed ${seed})`, async () => {
  const own = ['mine-1', 'mine-2', 'mine-3'];
  const their = ['theirs-1', 'theirs-2', 'theirs-3'];
  for (const id of [...own, ...their, 'both']) shelf.set(id, aProduct({ id }));
  const unit: Good = { id: 'any', step: 1000, minimum: 0 };
  const day = fc.array(
    fc.oneof(
      { arbitrary: aMove([...own, 'both']), weight: 3 },
      {
        arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), of: aMove([...their, 'both']) }),
        weight: 3,
      },
      { arbitrary: others('rest', 'look', 'offline', 'online'), weight: 2 },
    ),
    { minLength: 2, maxLength: 16 },
  );
  await fc.assert(
    fc.asyncProperty(day, async (commands) => {
      const { server, connect, saved, elsewhere } = shop();
      await openCart('shop', server);
      const model = new Map<string, number>();
      const wish = ({ id, move, wanted }: { id: string; move: Move; wanted: number }) => {
        if (id !== 'both') model.set(id, modelled(move, model.get(id) ?? 0, wanted, unit));
      };
      for (const command of commands) {
        if (command.kind === 'move') {
          wish(command);
          change(command.id, command.move, command.wanted);
        } else if (command.kind === 'elsewhere') {
          wish(command.of);
          connect(true);
          await elsewhere(command.of.id, command.of.move, command.of.wanted);
        } else if (command.kind === 'rest') await vi.advanceTimersByTimeAsync(CART_SAVE_DELAY);
        else if (command.kind === 'look') await refreshCart();
        else connect(command.kind === 'online');
      }
      connect(true);
      await flushCart();
      await refreshCart();
      const { both: shownBoth, ...rest } = shown();
      expect(rest).toEqual(present(model));
      const { both: savedBoth, ...storedLines } = saved();
      expect(storedLines).toEqual(present(model));
      expect(shownBoth).toBe(savedBoth);
    }),
    { numRuns: TWO_WRITERS, seed },
  );
}, 120_000);
