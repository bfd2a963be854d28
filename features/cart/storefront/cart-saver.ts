/** Loads the cart of a shop, and saves it a second after the last change. Spec 9, cart save debounce. */
import { showToast } from '#platform/ui/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { CartLine } from '../domain/cart.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import type { CartServer } from './cart-server.ts';
import { confirmCart, confirmLoaded, startCart, takeBack, useCartState } from './cart-state.ts';
import { changeCart, takeEarlyChanges } from './change-cart.ts';

export const CART_SAVE_DELAY = 1000;

let server: CartServer | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> | undefined;

// Saves what was changed.
useCartState.subscribe((now, before) => {
  if (now.loaded && now.status === 'waiting' && now.revision !== before.revision) saveSoon();
});

/** Opens the cart of a shop for a shopper. */
export async function openCart(supplierId: string, from: CartServer): Promise<void> {
  clearTimeout(timer);
  if (server !== undefined) takeEarlyChanges();
  server = from;
  // A save of the former cart may still be on its way: nobody here waits for it.
  saving = undefined;
  startCart(supplierId);
  await reloadCart();
}

/** Saves what waits, now: before checkout, or when the page is left. */
export async function flushCart(): Promise<void> {
  clearTimeout(timer);
  await saving;
  if (!useCartState.getState().loaded) await reloadCart();
  if (['waiting', 'failed'].includes(useCartState.getState().status)) await save();
}

/** Asks for the cart, as at first, after an order, or when another window changed it. */
export async function reloadCart(): Promise<void> {
  const from = server;
  try {
    const cart = await from?.load();
    if (cart === undefined || from !== server) return;
    const changes = takeEarlyChanges();
    confirmLoaded(cart);
    for (const change of changes) changeCart(change);
  } catch {
    if (from === server) tellLost('Sem conexão: não foi possível carregar seu carrinho.', flushCart);
  }
}

function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), CART_SAVE_DELAY);
}

/** One save at a time; a change made meanwhile is saved after it. */
async function save(): Promise<void> {
  if (saving !== undefined) {
    await saving;
    if (useCartState.getState().status !== 'waiting') return;
  }
  const mine = saveNow().finally(() => {
    if (saving === mine) saving = undefined;
  });
  saving = mine;
  await mine;
}

async function saveNow(): Promise<void> {
  const { lines, version, revision, loaded } = useCartState.getState();
  if (!loaded) return;
  const to = server;
  useCartState.setState({ status: 'saving' });
  try {
    const cart = await to?.save(lines.map(toLine), version);
    if (cart === undefined || to !== server) return;
    confirmCart(cart, revision);
    if (cart.message !== undefined) showToast({ text: cart.message, tone: 'info' });
  } catch (error) {
    if (to === server) await told(error);
  }
}

const toLine = ({ product, quantity, giftWrap }: ShownLine): CartLine => ({
  productId: product.id,
  quantity,
  giftWrap,
});

/** A refusal is final, so the shown cart goes back to the confirmed one; a lost connection only waits. */
async function told(error: unknown): Promise<void> {
  if (!(error instanceof ApiRefusal)) {
    tellLost('Sem conexão: seu carrinho ainda não foi salvo.', save);
    return;
  }
  takeBack();
  if (error.problem.code === 'stale-cart') await reloadCart();
  showToast({ text: error.message, tone: 'error' });
}

function tellLost(text: string, again: () => Promise<void>): void {
  useCartState.setState({ status: 'failed' });
  showToast({ text, tone: 'error', action: { label: 'Tentar de novo', run: () => void again() } });
}
