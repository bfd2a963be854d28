/**
 * The cart as the page shows it, with names and prices, for a time without a connection. Its prices are shown as old ones and never
 * charged. It goes with the session; visitors have their own.
 */
import type { Session } from '#features/accounts/domain/session.ts';
import { appScope } from '#features/suppliers/contract/app-manifest.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import { noteOffline, useConnection } from '#platform/offline/connection.ts';
import { pageStore } from '#platform/offline/page-store.ts';
import { type CartState, useCartState } from '../save/cart-state.ts';

/** Stored data of another format is dropped. */
const FORMAT = 1;
const NAME = 'cart';

/** Milliseconds between writes. */
const INTERVAL = 1_000;

export type ShownState = Pick<
  CartState,
  'lines' | 'confirmed' | 'version' | 'lock' | 'coupons' | 'subscription' | 'texts'
>;

export interface ShownStore {
  write(state: ShownState): Promise<void>;
  read(): Promise<ShownState | undefined>;
}

export function shownStore(shop: Pick<Shop, 'id' | 'slug'>, session: Session): ShownStore {
  const scope = appScope(shop, document.documentElement.dataset.shop !== undefined);
  const { handle, clientId } = session;
  const store = pageStore(scope, session.authenticated ? { handle, clientId } : undefined);
  /** When the prices were fetched: changes without a connection make them no newer. */
  let at: number | undefined;
  return {
    write({ lines, confirmed, version, lock, coupons, subscription, texts }) {
      if (at === undefined || useConnection.getState().online) at = Date.now();
      const state = { lines, confirmed, version, lock, coupons, subscription, texts };
      return store.write(NAME, { format: FORMAT, at, state });
    },
    async read() {
      const stored = (await store.read(NAME)) as Partial<{
        readonly format: number;
        readonly at: number;
        readonly state: ShownState;
      }>;
      if (stored?.format !== FORMAT || stored.state === undefined) return undefined;
      at = stored.at;
      noteOffline(at);
      const { lock, coupons, subscription, texts, ...cart } = stored.state;
      return { ...cart, ...defined({ lock, coupons, subscription, texts }) };
    },
  };
}

/** Stores the page's cart now: until the worker knows the person, nothing is stored for them. */
export async function storeShownNow(store: ShownStore): Promise<void> {
  const state = useCartState.getState();
  if (state.loaded) await store.write(state);
}

/** Stores the page's cart whenever it was confirmed, or changed without a connection. */
export function storeShown(store: ShownStore, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    if (!signal.aborted) void storeShownNow(store).catch(() => undefined);
  };
  const stop = useCartState.subscribe((now, before) => {
    const isNew = now.confirmed !== before.confirmed || now.lines !== before.lines;
    if (isNew && timer === undefined) timer = setTimeout(write, INTERVAL);
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  if (typeof window !== 'undefined') window.addEventListener('pagehide', write, { signal });
}
