/**
 * Registers the shop's service worker once the page is idle, and sends it who is logged in and what may be stored. Everything about
 * working without a connection is loaded with this file, so that no first page carries it.
 */
import type { AnyRouter } from '@tanstack/react-router';
import type { Session } from '#features/accounts/domain/session.ts';
import type { CartSyncContext } from '#features/cart/storefront/save/sync-cart.ts';
import { shownStore, storeShownNow } from '#features/cart/storefront/unsent/shown-store.ts';
import { renewPush } from '#features/notifications/storefront/push-subscription.ts';
import { onChosen, storedConsent } from '#features/privacy/storefront/consent/browser-choice.ts';
import { sendChanges } from '#features/shopping-lists/storefront/waiting/send-changes.ts';
import { appScope } from '#features/suppliers/contract/app-manifest.wire.ts';
import { noteOffline } from '#platform/offline/connection.ts';
import type { Person } from '#platform/offline/stored-calls.ts';
import type { PageAnswer, StoredMessage, ToWorker } from '#platform/offline/worker-messages.ts';
import { withinTime } from '#platform/web/within-time.ts';
import { followConnection } from './follow-connection.ts';
import { showOfflineNotice } from './offline-notice.tsx';

export async function startOffline(router: AnyRouter, sync: CartSyncContext): Promise<void> {
  const { shop, session, signal } = sync;
  followConnection(router, sync, () => void sendWaiting(sync));
  void sendWaiting(sync);
  showOfflineNotice(sync);
  if (!('serviceWorker' in navigator)) return;
  const scope = appScope(shop, document.documentElement.dataset.shop !== undefined);
  const address = `/service-worker.js?loja=${shop.id}`;
  const registration = await navigator.serviceWorker
    .register(address, { scope, updateViaCache: 'none' })
    .catch(() => undefined);
  // A browser may forbid workers, and a test too.
  if (registration === undefined || signal.aborted) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => onMessage(data), { signal });
  letNewWorkerIn(registration, signal);
  const worker = await activeWorker(registration);
  void renewPush(sync).catch(() => undefined);
  if (signal.aborted) return;
  const say = async (): Promise<void> => {
    const mayStore = storedConsent()?.preferences.session ?? false;
    const answer = await request(worker, {
      kind: 'page',
      person: personOf(session),
      mayStore,
      savesData: savesData(),
    });
    if (answer?.storedAt !== undefined) noteOffline(answer.storedAt);
    void storeShownNow(shownStore(shop, session)).catch(() => undefined);
    if (!mayStore || savesData() || signal.aborted || !navigator.onLine || !(await isControlled())) return;
    const { prepareOffline, repeatShown } = await import('./prepare-offline.ts');
    await repeatShown(sync);
    const begunAt = Date.now();
    if (await prepareOffline(sync, answer?.preparedAt))
      worker.postMessage({ kind: 'prepared', begunAt } satisfies ToWorker);
  };
  signal.addEventListener(
    'abort',
    onChosen(() => void say()),
  );
  await say();
}

/** What was changed in lists without a connection. */
async function sendWaiting(sync: CartSyncContext): Promise<void> {
  if (!navigator.onLine) return;
  if (await sendChanges(sync).catch(() => false))
    await sync.queryClient.invalidateQueries({ predicate: isListed });
}

/** The queries of lists, and of one list. */
const isListed = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === 'shopping-lists' || queryKey.includes('shopping-list');

function onMessage(data: unknown): void {
  const message = data as Partial<StoredMessage> | null;
  if (message?.kind === 'stored') noteOffline(message.at);
}

/** Visitors have no one's data. */
const personOf = ({ authenticated, handle, clientId }: Session): Person | undefined =>
  authenticated ? { handle, clientId } : undefined;

/** Not in every browser. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { active, installing, waiting } = registration;
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return Promise.resolve(active ?? (coming as never));
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
    });
  });
}

/** Milliseconds; a worker that is being removed never answers. */
const PATIENCE = 20_000;

/** Whether the page's calls pass through the worker. Never on a page that was reloaded past all caches. */
async function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const taken = (resolve: (value: unknown) => void): void =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  if (serviceWorker.controller === null) await withinTime(new Promise(taken), PATIENCE);
  return serviceWorker.controller !== null;
}

function request(worker: ServiceWorker, message: ToWorker): Promise<PageAnswer | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), PATIENCE);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      resolve(data as PageAnswer);
    };
    worker.postMessage(message, [port2]);
  });
}

/**
 * A worker of another build waits until no page of the former build needs its files. This page lets it in if it belongs to that
 * build itself; other windows then load what they miss from the network, or reload once.
 */
function letNewWorkerIn(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src;
  if (script === undefined) return;
  const message: ToWorker = { kind: 'take-over', script: script.split('/').at(-1) ?? '' };
  const follow = (worker: ServiceWorker | null): void => {
    if (worker === null) return;
    const look = (): void => {
      // The first worker of a page waits for nobody.
      if (worker.state === 'installed' && registration.active !== null) worker.postMessage(message);
    };
    worker.addEventListener('statechange', look, { signal });
    look();
  };
  follow(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
}
