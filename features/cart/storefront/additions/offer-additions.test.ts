import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { centavos, ZERO } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { closeOverlay, openOverlay, useOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { createApi } from '#platform/web/api.ts';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { EMPTY, useCartState } from '../save/cart-state.ts';
import { changeCart } from '../save/change-cart.ts';
import { type LineProduct, withQuantity } from '../save/change-lines.ts';
import { offerAdditions, offerAdditionsTo, type Shopping } from './offer-additions.ts';

/** New ids for each test: the module remembers for which products it has offered something. */
let made = 0;
const newId = (): string => {
  made += 1;
  return `01a1fc5d-1800-706a-bd3b-${String(made).padStart(12, '0')}`;
};
const SHOP = 'shop';
const ANA = '01a1fc5d-1800-706a-bd3b-aaaaaaaaaaaa';
const BIA = '01a1fc5d-1800-706a-bd3b-bbbbbbbbbbbb';
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

type Wire = ReturnType<typeof wire>;
let additions: readonly Wire[];
/** The additions of single products; `additions` are those of all others. */
let additionsOf: Map<string, readonly Wire[]>;
const ofOne = (id: string) => additionsOf.get(id) ?? additions;
const ofMany = (ids: readonly string[]) => ({
  adicionais: [...new Map(ids.flatMap(ofOne).map((each) => [each.id, each])).values()],
  ofertas: ids.map((id) => ({ idproduto: id, adicionais: ofOne(id).map((each) => each.id) })),
});
let shopping: Shopping;
let requests: string[];
let ended: AbortController;
let board: string;
let cut: string;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { cookie: 'consent=1111' });
  additionsOf = new Map();
  [board, cut] = [newId(), newId()];
  additions = [wire(cut)];
  requests = [];
  ended = new AbortController();
  closeOverlay();
  useCartState.setState({ ...EMPTY, supplierId: SHOP, loaded: true, status: 'saved' }, true);
  const api = createApi({
    headers: () => ({}),
    transport: async ({ url, body }) => {
      requests.push(url);
      const answer = typeof body === 'string' ? ofMany(JSON.parse(body).produtos) : undefined;
      return {
        status: 200,
        body: answer ?? { produtos: ofOne(url.split('/').at(-2) ?? '') },
        header: () => undefined,
      };
    },
  });
  shopping = { api, supplierId: SHOP, clientId: ANA };
  offerAdditions(shopping, ended.signal);
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
  expect(requests).toEqual([`/v2/app/fornecedor/${SHOP}/produto/${board}/adicionais`]);
  expect(offered()).toMatchObject({ to: [`Produto ${board}`], additions: [{ card: { id: cut } }] });
  closeOverlay();
  await put(board, 3);
  await put(board, 0);
  await put(board);
  expect([requests.length, offered()]).toEqual([1, undefined]);
});

test('for an addition that is taken nothing is offered', async () => {
  await put(board);
  closeOverlay();
  await put(cut);
  expect([requests.length, offered()]).toEqual([1, undefined]);
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
  expect([requests.length, offered()]).toEqual([1, undefined]);
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
  expect(requests).toEqual([]);
});

test('what is open already is not closed for it', async () => {
  openOverlay('cart');
  await put(board);
  expect(useOverlay.getState().active?.name).toBe('cart');
});

describe('many at once', () => {
  const fill = async (...ids: string[]): Promise<void> => {
    const there = useCartState.getState().lines;
    const lines = ids.reduce((all, id) => withQuantity(all, product(id), ONE, rules), there);
    useCartState.setState({ lines, confirmed: lines, status: 'saved' });
    const added = lines.slice(there.length).map(
      (line) =>
        ({
          ...line,
          price: { unit: centavos(1), reason: 'normal', total: centavos(1), saved: ZERO },
        }) as const,
    );
    await offerAdditionsTo(shopping, added);
  };

  test('are offered to in one view, each addition once with all it goes with, what is there not at all', async () => {
    const [other, plain] = [newId(), newId()];
    const glue = newId();
    additionsOf.set(board, [wire(cut), wire(glue), wire(plain)]);
    additionsOf.set(other, [wire(cut)]);
    additionsOf.set(plain, []);
    await fill(board, plain, other);
    expect(requests).toEqual([`/v2/app/fornecedor/${SHOP}/produtos/adicionais`]);
    expect(offered()).toMatchObject({
      to: [`Produto ${board}`, `Produto ${other}`],
      additions: [
        { card: { id: cut }, goesWith: [`Produto ${board}`, `Produto ${other}`] },
        { card: { id: glue }, goesWith: [`Produto ${board}`] },
      ],
    });
    closeOverlay();
    await fill(board, other);
    expect(offered()).toBeUndefined();
  });

  test('open nothing where there is nothing to offer, or where it went out again meanwhile', async () => {
    additions = [];
    await fill(board);
    expect(offered()).toBeUndefined();
    additions = [wire(cut)];
    const other = newId();
    const filling = fill(other);
    useCartState.setState({ lines: [] });
    await filling;
    expect(offered()).toBeUndefined();
  });

  test('are asked for in one call, and none is left out', async () => {
    const ids = Array.from({ length: 100 }, newId);
    await fill(...ids);
    expect(requests).toHaveLength(1);
    expect(offered()).toMatchObject({
      to: ids.map((id) => `Produto ${id}`),
      additions: [{ card: { id: cut } }],
    });
  });
});

describe('what was offered', () => {
  const otherWindow = async () => {
    vi.resetModules();
    const { offeredBefore } = await import('./offered-before.ts');
    return (clientId: string) => offeredBefore(SHOP, clientId).has(board);
  };

  test('is known in every window, of this shopper alone', async () => {
    await put(board);
    const has = await otherWindow();
    expect([has(ANA), has(BIA)]).toEqual([true, false]);
  });

  test('is stored in no browser whose preferences forbid it, and deleted at logout', async () => {
    vi.stubGlobal('document', { cookie: 'consent=1110' });
    await put(board);
    expect(localStorage.length).toBe(0);
    vi.stubGlobal('document', { cookie: 'consent=1111' });
    closeOverlay();
    await put(newId());
    expect(localStorage.length).toBe(1);
    forgetOtherClients();
    expect(localStorage.length).toBe(0);
  });

  test('may be offered again on another day', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    await put(board);
    const has = await otherWindow();
    vi.setSystemTime(11 * 60 * 60 * 1000);
    expect(has(ANA)).toBe(true);
    vi.setSystemTime(12 * 60 * 60 * 1000);
    expect(has(ANA)).toBe(false);
    vi.useRealTimers();
  });
});
