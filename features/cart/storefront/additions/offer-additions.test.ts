import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { closeOverlay, openOverlay, useOverlay } from '#platform/ui/overlay-state.ts';
import { createApi } from '#platform/web/api.ts';
import { EMPTY, useCartState } from '../cart-state.ts';
import { changeCart } from '../change-cart.ts';
import { type LineProduct, withQuantity } from '../change-lines.ts';
import { offerAdditions } from './offer-additions.ts';

/** Each test has products of its own: a page remembers for which it has offered something. */
let made = 0;
const newId = (): string => {
  made += 1;
  return `01a1fc5d-1800-706a-bd3b-${String(made).padStart(12, '0')}`;
};
const SHOP = 'shop';
const rules = { multiplesDisabled: false };
const product = (id: string, more: Partial<LineProduct> = {}): LineProduct => ({
  id,
  sku: id,
  slug: id,
  name: `Produto ${id}`,
  brand: '',
  unit: 'UN',
  ground: 1,
  increments: { step: ONE, minimum: thousandths(0) },
  offer: { normal: centavos(1000), tiers: [], multiple: ONE },
  ...more,
});
const wire = (id: string, more: object = {}) => ({
  id,
  slug: id,
  nome: `Produto ${id}`,
  marca: '',
  unidade: 'UN',
  fundo: 1,
  disponivel: true,
  tags: [],
  granularidade: 1,
  min_por_pedido: 0,
  preco: 6.5,
  preconf: 6.5,
  multiploincremento: 1,
  ...more,
});

let additions: readonly unknown[];
let asked: string[];
let ended: AbortController;
let board: string;
let cut: string;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  [board, cut] = [newId(), newId()];
  additions = [wire(cut)];
  asked = [];
  ended = new AbortController();
  closeOverlay();
  useCartState.setState({ ...EMPTY, supplierId: SHOP, loaded: true, status: 'saved' }, true);
  const api = createApi({
    headers: () => ({}),
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, body: { produtos: additions }, header: () => undefined };
    },
  });
  offerAdditions(api, SHOP, ended.signal);
});
afterEach(() => ended.abort());

async function put(id: string, quantity = 1, more: Partial<LineProduct> = {}): Promise<void> {
  changeCart((lines) => withQuantity(lines, product(id, more), thousandths(quantity * 1000), rules));
  await new Promise((resolve) => setTimeout(resolve));
}
const offered = () => {
  const { active } = useOverlay.getState();
  return active?.name === 'additions' ? active.props : undefined;
};

test('what first gets into the cart has its additions offered, once', async () => {
  await put(board);
  expect(asked).toEqual([`/v2/app/fornecedor/${SHOP}/produto/${board}/adicionais`]);
  expect(offered()).toMatchObject({ to: `Produto ${board}`, additions: [{ id: cut }] });
  closeOverlay();
  await put(board, 3);
  await put(board, 0);
  await put(board);
  expect([asked.length, offered()]).toEqual([1, undefined]);
});

test('for an addition that is taken nothing is offered', async () => {
  await put(board);
  closeOverlay();
  await put(cut);
  expect([asked.length, offered()]).toEqual([1, undefined]);
});

test('what is there already, sold out or without a price is not offered', async () => {
  const there = newId();
  additions = [
    wire(there),
    wire(newId(), { disponivel: false }),
    wire(newId(), { preco: undefined, preconf: undefined }),
  ];
  useCartState.setState({ lines: withQuantity([], product(there), ONE, rules) });
  await put(board);
  expect([asked.length, offered()]).toEqual([1, undefined]);
});

test('nothing is asked where prices are hidden, and of what an answer or a list brings', async () => {
  const { offer: _, ...priceless } = product(board);
  changeCart((lines) => withQuantity(lines, priceless, ONE, rules));
  useCartState.setState({ ...EMPTY, supplierId: SHOP, loaded: true }, true);
  const lines = withQuantity([], product(board), ONE, rules);
  useCartState.setState({ lines, confirmed: lines, status: 'waiting' });
  changeCart((now) =>
    [newId(), newId()].reduce((all, id) => withQuantity(all, product(id), ONE, rules), now),
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
});

test('what is open already is not closed for it', async () => {
  openOverlay('cart');
  await put(board);
  expect(useOverlay.getState().active?.name).toBe('cart');
});
