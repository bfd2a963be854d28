/**
 * This browser's subscription to notifications of a client's orders. It is only made when the client asks for it here, renewed for
 * the same client, and given up at logout.
 */
import type { Session } from '#features/accounts/domain/session.ts';
import { appScope } from '#features/suppliers/contract/app-manifest.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Api } from '#platform/web/api.ts';
import { clientKey, forgetStored, readStored, writeStored } from '#platform/web/storage/client-storage.ts';
import { addPushEndpoint, pushKeyEndpoint, removePushEndpoint } from '../contract/push.endpoints.ts';

export interface PushReader {
  readonly api: Api;
  readonly shop: Pick<Shop, 'id' | 'slug'>;
  readonly session: Pick<Session, 'authenticated' | 'clientId' | 'handle'>;
}

/** `unable`: the browser has no notifications, or no service worker at this shop. `blocked`: by the browser's settings. */
export type PushState = 'unable' | 'blocked' | 'off' | 'on';

/** That this client wants it in this browser, and in which session the server learned it. */
const wishKey = ({ shop, session }: PushReader): string => clientKey(session.clientId, `push-${shop.id}`);

async function registrationOf({ shop }: PushReader): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined;
  const scope = appScope(shop, document.documentElement.dataset.shop !== undefined);
  const found = await navigator.serviceWorker.getRegistration(scope);
  // Another shop's path may begin like this one's.
  return found !== undefined && new URL(found.scope).pathname.replace(/(?<=.)\/$/, '') === scope
    ? found
    : undefined;
}

export async function pushState(reader: PushReader): Promise<PushState> {
  const registration = await registrationOf(reader);
  if (registration === undefined) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const isWanted = readStored(wishKey(reader)) !== null;
  const subscription = isWanted ? await registration.pushManager.getSubscription() : null;
  return subscription === null || Notification.permission !== 'granted' ? 'off' : 'on';
}

/** Asks the browser's user for permission; call it for a press only. */
export async function turnOnPush(reader: PushReader): Promise<PushState> {
  const registration = await registrationOf(reader);
  if (registration === undefined) return 'unable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await subscribe(reader, registration);
  return 'on';
}

export async function turnOffPush(reader: PushReader): Promise<PushState> {
  const registration = await registrationOf(reader);
  const subscription = await registration?.pushManager.getSubscription();
  const { api, shop } = reader;
  if (subscription) {
    const params = { idfornecedor: shop.id };
    await api.call(removePushEndpoint, { params, body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  forgetStored(wishKey(reader));
  return 'off';
}

/** Registers again after a new session of the same client. Silent: nothing depends on it. */
export async function renewPush(reader: PushReader): Promise<void> {
  const known = readStored(wishKey(reader));
  if (!reader.session.authenticated || known === null || known === reader.session.handle) return;
  const registration = await registrationOf(reader);
  if (registration !== undefined && Notification.permission === 'granted')
    await subscribe(reader, registration);
}

/** Before a logout: the session's end makes the server forget the subscription, and this the browser. */
export async function givePushUp(reader: PushReader): Promise<void> {
  if (readStored(wishKey(reader)) === null) return;
  const registration = await registrationOf(reader);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribe(reader: PushReader, registration: ServiceWorkerRegistration): Promise<void> {
  const { api, shop, session } = reader;
  const params = { idfornecedor: shop.id };
  const { chave } = await api.call(pushKeyEndpoint, { params });
  const known = await registration.pushManager.getSubscription();
  // Made with a key that the server no longer uses for new ones.
  if (known !== null && keyOf(known) !== chave) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: chave,
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.call(addPushEndpoint, { params, body: { endpoint: endpoint ?? '', p256dh, auth } });
  writeStored(wishKey(reader), session.handle);
}

/** base64url without padding, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
