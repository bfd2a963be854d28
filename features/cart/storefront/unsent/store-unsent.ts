/** Stores the page's unsaved changes. Spec 9, store persistence throttle. */
import { defined } from '#kernel/defined.ts';
import { toCartLine } from '../../domain/shown-cart.ts';
import { type CartState, type Unsaved, useCartState } from '../save/cart-state.ts';
import type { UnsentChanges, UnsentStore } from './unsent-store.ts';

/** Milliseconds; the first change is stored immediately, the following ones at most this often. */
export const STORE_INTERVAL = 500;

/** Runs until `signal` aborts, and stores the last change then, too. */
export function storeUnsent(store: UnsentStore, signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let lastStored: CartState | undefined;
  const storeLatest = (): boolean => {
    const state = useCartState.getState();
    if (!isUnsent(state) || isSameUnsent(state, lastStored)) return false;
    lastStored = state;
    store.store(unsentOf(state));
    return true;
  };
  const storeInTurn = (): void => {
    resting = storeLatest() ? setTimeout(storeInTurn, STORE_INTERVAL) : undefined;
  };
  const stop = useCartState.subscribe((now, before) => {
    if (now.status === 'saved' && before.status !== 'saved') {
      lastStored = undefined;
      store.drop();
    }
    if (resting === undefined) storeInTurn();
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(resting);
    storeLatest();
  });
  if (typeof document === 'undefined') return;
  // Phones end hidden pages without an event.
  window.addEventListener('pagehide', storeLatest, { signal });
  document.addEventListener('visibilitychange', storeLatest, { signal });
}

export const unsentOf = ({ version, confirmed, sent, lines, texts, written }: Unsaved): UnsentChanges => ({
  version,
  base: confirmed.map(toCartLine),
  sent: sent.map((each) => each.map(toCartLine)),
  lines: lines.map(toCartLine),
  ...defined({ texts: written && { ...defined({ base: texts }), written } }),
});

const isSameUnsent = (one: CartState, other: CartState | undefined): boolean =>
  one.lines === other?.lines && one.sent === other.sent && one.written === other.written;

function isUnsent({ status, loaded, lines, confirmed, written }: CartState): boolean {
  const changed = loaded ? lines !== confirmed || written !== undefined : lines.length > 0;
  return changed && (status === 'waiting' || status === 'saving' || status === 'failed');
}
