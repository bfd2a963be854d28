import { workerScope } from './worker-scope.ts';

/** A notification as the server sends it. */
interface Pushed {
  readonly titulo: string;
  readonly texto: string;
  /** Address of this origin within the shop. */
  readonly endereco: string;
  /** A later notification with the same mark replaces the former. */
  readonly marca: string;
  readonly icone?: string;
}

/** Shows what the server pushes, and opens its page when it is pressed. */
export function showPushes(within: (url: URL) => string | undefined): void {
  const { registration, clients, location } = workerScope;
  workerScope.addEventListener('push', (event) => {
    const pushed = parsed(event.data);
    if (pushed === undefined) return;
    const { titulo, texto, endereco, marca, icone } = pushed;
    const options: NotificationOptions & { readonly renotify: boolean } = {
      body: texto,
      tag: marca,
      // The next step of an order is news, too.
      renotify: true,
      lang: 'pt-BR',
      data: endereco,
      ...(icone === undefined ? {} : { icon: icone, badge: icone }),
    };
    event.waitUntil(registration.showNotification(titulo, options));
  });
  workerScope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(String(event.notification.data), location.origin);
    if (url.origin !== location.origin || within(url) === undefined) return;
    event.waitUntil(open(url.href));
  });

  async function open(url: string): Promise<unknown> {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => page.url === url);
    return open === undefined ? clients.openWindow(url) : open.focus();
  }
}

function parsed(data: { json(): unknown } | null): Pushed | undefined {
  try {
    const pushed = data?.json() as Partial<Pushed> | undefined;
    const texts = [pushed?.titulo, pushed?.texto, pushed?.endereco, pushed?.marca];
    return texts.every((text) => typeof text === 'string') ? (pushed as Pushed) : undefined;
  } catch {
    return undefined;
  }
}
