/** Loads the cart of a shop, and saves it a second after the last change. Spec 9, cart save debounce. */
import { showToast, withdrawToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { cartTexts } from '../../contract/texts.ts';
import type { CartTexts } from '../../domain/saved-cart.ts';
import { toCartLine } from '../../domain/shown-cart.ts';
import { confirmCart, showRecalled, startCart, takeBack, takeIn } from './cart-server.ts';
import {
  type CartServer,
  type CartState,
  type CouponChange,
  type HowToSave,
  useCartState,
} from './cart-state.ts';
import { listenToWindows, notifyWindows } from './cart-windows.ts';
import { changeCart, takeEarlyChanges } from './change-cart.ts';

export const CART_SAVE_DELAY = 1000;

/** Error messages, shown until a save succeeds. */
const LOST = {
  unseen: 'Sem conexão: não foi possível carregar seu carrinho.',
  refused: 'Não foi possível carregar seu carrinho.',
  unsaved: 'Sem conexão: seu carrinho ainda não foi salvo.',
  busy: 'Seu carrinho está sendo mudado em outra janela e ainda não foi salvo.',
};

const SET_ASIDE = 'As suas mudanças ficam guardadas até lá.';

let server: CartServer | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> | undefined;
/** Decisions about coupons and the subscription that no save has sent yet. */
let unsaid: Omit<HowToSave, 'texts'> | undefined;
/** The cart that is shown came from the browser's storage: its prices may be old. */
let recalled = false;
/** How many saves were answered: a cart that was asked for before one of them is an old one. */
let answered = 0;
/** Another window saved while this one was saving. */
let missed = false;

// Schedules a save after each change.
useCartState.subscribe((now, before) => {
  if (now.loaded && now.status === 'waiting' && now.revision !== before.revision) saveSoon();
});

export async function openCart(supplierId: string, from: CartServer): Promise<void> {
  clearTimeout(timer);
  if (server !== undefined) takeEarlyChanges();
  server = from;
  // A save of the former cart may still be pending; the new cart does not wait for it.
  saving = undefined;
  unsaid = undefined;
  recalled = false;
  missed = false;
  startCart(supplierId);
  listenToWindows(supplierId, () => void refreshCart());
  await reloadCart();
}

/** Saves pending changes now: before checkout, or when the page is left. */
export async function flushCart(): Promise<void> {
  clearTimeout(timer);
  await saving;
  if (!useCartState.getState().loaded) await reloadCart();
  if (waits() || useCartState.getState().status === 'failed') await save();
}

/** Applies or removes a coupon, or switches automatic ones, by a save. Spec 4, coupon. */
export async function saveCoupons(wish: CouponChange): Promise<void> {
  clearTimeout(timer);
  unsaid = { ...unsaid, coupon: { ...unsaid?.coupon, ...wish } };
  await save();
}

/** Chooses a subscription type, or a single purchase, by a save; everything is priced again. Spec 4, subscription type. */
export async function saveSubscription(typeId: string): Promise<void> {
  clearTimeout(timer);
  unsaid = { ...unsaid, subscription: typeId };
  await save();
}

/** Saves the shopper's texts with the cart, debounced. A locked cart accepts them only with the order. */
export async function saveTexts(texts: Partial<CartTexts>): Promise<void> {
  if (!useCartState.getState().loaded) await reloadCart();
  const { loaded, lock } = useCartState.getState();
  if (!loaded || lock !== undefined) return;
  useCartState.setState(({ written, revision }) => ({
    written: { ...written, ...texts },
    status: 'waiting',
    revision: revision + 1,
  }));
}

/** Fetches the cart: at first, after an order, on other terms, or when a save found it changed elsewhere. */
export async function reloadCart(): Promise<void> {
  const from = server;
  const before = answered;
  try {
    const cart = await from?.load();
    if (cart === undefined || from !== server) return;
    if (answered !== before) return await reloadCart();
    const changes = takeEarlyChanges();
    recalled = false;
    takeIn(cart);
    for (const change of changes) changeCart(change);
  } catch (error) {
    if (from !== server) return;
    if (isUnanswered(error) && (await recall())) return;
    if (from === server) showLost(isUnanswered(error) ? LOST.unseen : LOST.refused, flushCart);
  }
}

/** Shows the cart as it was last seen in this browser. False if it is shown already, or not stored. */
async function recall(): Promise<boolean> {
  const from = server;
  if (useCartState.getState().loaded) return false;
  const cart = await from?.recall?.();
  if (cart === undefined || from !== server || useCartState.getState().loaded) return false;
  const changes = takeEarlyChanges();
  recalled = true;
  showRecalled(cart);
  for (const change of changes) changeCart(change);
  if (useCartState.getState().status === 'failed') showLost(LOST.unsaved, save);
  return true;
}

/** The connection is back: saves what waits, and fetches what was shown from storage. */
export async function resumeCart(): Promise<void> {
  await flushCart();
  if (recalled) await reloadCart();
}

/** The cart became an order: other windows of this browser are notified. */
export async function leaveOrderedCart(): Promise<void> {
  notifyWindows();
  await reloadCart();
}

/** Fetches the cart after another window's save or order, or when the page becomes visible. Silent if nothing changed. */
export async function refreshCart(): Promise<void> {
  const from = server;
  if (!useCartState.getState().loaded) return;
  missed = saving !== undefined;
  if (missed) return;
  const before = answered;
  const cart = await from?.load().catch(() => undefined);
  if (cart === undefined || from !== server || cart.version === useCartState.getState().version) return;
  if (saving !== undefined || answered !== before) return await refreshCart();
  takeIn(cart);
}

/** Whether the server's cart is still the one shown here. True as well if the server does not respond. */
export async function cartIsUnchanged(): Promise<boolean> {
  const { version } = useCartState.getState();
  await refreshCart();
  return useCartState.getState().version === version;
}

/** Fetches the cart with its prices on changed terms. */
export async function repriceCart(): Promise<void> {
  await saving;
  if (useCartState.getState().loaded) await reloadCart();
}

/** The shopper unlocks a cart that an attendant prepared. Spec 4, attendant lock. */
export async function unlockCart(): Promise<void> {
  const from = server;
  try {
    const cart = await from?.unlock?.();
    if (cart !== undefined && from === server) takeIn(cart);
  } catch {
    showToast({ text: 'Não foi possível desbloquear o carrinho. Tente novamente.', tone: 'error' });
  }
}

const waits = (): boolean => unsaid !== undefined || useCartState.getState().status === 'waiting';

function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (waits()) void save();
  }, CART_SAVE_DELAY);
}

/** One save at a time; a change made meanwhile is saved after it. */
async function save(): Promise<void> {
  if (saving !== undefined) {
    await saving;
    if (!waits()) return;
  }
  const mine = saveNow().finally(() => {
    if (saving === mine) saving = undefined;
    if (missed) void refreshCart();
  });
  saving = mine;
  await mine;
}

/** How often to try while others change the cart; each time their changes are applied first. */
const TRIES = 5;

async function saveNow(tries = TRIES): Promise<void> {
  const { lines, written, version, loaded, sent } = useCartState.getState();
  if (!loaded) return;
  const to = server;
  const said = unsaid;
  useCartState.setState({ status: 'saving', sent: sentNow(sent, lines) });
  try {
    const how = written === undefined ? said : { ...said, texts: written };
    const cart = await to?.save(lines.map(toCartLine), version, how);
    if (cart === undefined || to !== server) return;
    if (unsaid === said) unsaid = undefined;
    recalled = false;
    answered += 1;
    confirmCart(cart, { lines, written });
    for (const text of Object.values(LOST)) withdrawToast(text);
    notifyWindows();
    if (cart.message !== undefined) showToast({ text: cart.message, tone: 'info' });
  } catch (error) {
    if (to !== server) return;
    // A refused save has not changed the server's cart.
    if (error instanceof ApiRefusal) useCartState.setState({ sent });
    if (!isStale(error)) handleFailedSave(error);
    else if (tries > 1) await saveAgain(tries - 1);
    else showLost(LOST.busy, save);
  }
}

/** Of many unanswered saves only the latest 8 are remembered. */
const sentNow = (sent: CartState['sent'], lines: CartState['lines']): CartState['sent'] =>
  sent.includes(lines) ? sent : [...sent, lines].slice(-8);

/** Somebody else saved meanwhile: the local changes are applied to their cart. Spec 4, cart. */
async function saveAgain(tries: number): Promise<void> {
  await reloadCart();
  const { notices } = useCartState.getState();
  if (notices.some(({ kind }) => kind === 'changed-elsewhere')) {
    showToast({ text: cartTexts['stale-cart'].message, tone: 'info' });
  }
  if (waits()) await saveNow(tries);
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.problem.code === 'stale-cart';

const isUnanswered = (error: unknown): boolean => !(error instanceof ApiRefusal);

/**
 * A refusal is final, so the cart returns to the confirmed one; after a lost connection the changes stay. Those that an attendant's
 * lock refuses are stored until it is gone.
 */
function handleFailedSave(error: unknown): void {
  if (!(error instanceof ApiRefusal)) {
    showLost(LOST.unsaved, save);
    return;
  }
  unsaid = undefined;
  const isLocked = error.problem.code === 'cart-locked';
  if (isLocked) server?.setAside?.(useCartState.getState());
  takeBack();
  if (isLocked) void reloadCart();
  showToast({ text: isLocked ? `${error.message} ${SET_ASIDE}` : error.message, tone: 'error' });
}

function showLost(text: string, again: () => Promise<void>): void {
  useCartState.setState({ status: 'failed' });
  showToast({ text, tone: 'error', action: { label: 'Tentar de novo', run: () => void again() } });
}
