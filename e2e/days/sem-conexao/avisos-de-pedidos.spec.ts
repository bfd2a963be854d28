/** Notifications of orders: offered, never asked for unprompted, shown by the worker, and given up at logout. */
import type { Page } from '@playwright/test';
import { confirmButton, goToCheckout, submittedNumber } from '../../support/checkout.ts';
import { launchOptions } from '../../support/launch-options.ts';
import { logOut, startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { workerReady } from '../../support/worker.ts';

const ABACAXI = 'Abacaxi Pérola';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;

// Chromium's headless shell has no notifications.
test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  launchOptions: launchOptions(process.env.CHROMIUM_WHOLE_PATH),
});

/** No push service is reached from here: the browser's part is replaced, the worker and the server are not. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const state = () => JSON.parse(localStorage.getItem('stub-push') ?? 'null') as null | { key: string };
    const requests = () => Number(localStorage.getItem('stub-asked') ?? '0');
    const subscription = (key: string) => ({
      endpoint: `https://push.exemplo.com.br/wpush/${key.slice(0, 12)}`,
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
          sign.charCodeAt(0),
        ).buffer,
      },
      toJSON() {
        const [p256dh, auth] = [new Uint8Array(65).fill(4), new Uint8Array(16).fill(7)].map(base64url);
        return { endpoint: this.endpoint, keys: { p256dh, auth } };
      },
      unsubscribe: async () => {
        localStorage.removeItem('stub-push');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const made = state();
        return made === null ? null : subscription(made.key);
      },
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem('stub-push', JSON.stringify({ key }));
        return subscription(key);
      },
    });
    const request = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      localStorage.setItem('stub-asked', String(requests() + 1));
      return request();
    };
  });
}

const permissionRequests = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('stub-asked') ?? '0'));
const isSubscribed = (page: Page) => page.evaluate(() => localStorage.getItem('stub-push') !== null);

test('are offered on the page of an order, turned on and off, and end with the logout', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  await context.grantPermissions(['notifications']);
  await withPushService(page);
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, FRUITS);
  await workerReady(page);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '8');
  await goToCheckout(page);
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  const choice = page.getByRole('region', { name: 'Avisos neste aparelho' });
  await expect(choice).toContainText('Quer um aviso neste aparelho');
  expect(await permissionRequests(page)).toBe(0);
  await choice.scrollIntoViewIfNeeded();
  await lookAt(page, { isPhone, at: choice });

  const added = page.waitForResponse((response) => /\/notificacao\/push\/[^/]+$/.test(response.url()));
  await choice.getByRole('button', { name: 'Receber avisos' }).click();
  expect((await added).status()).toBe(200);
  await expect(choice).toContainText('Este aparelho avisa quando um pedido seu anda');
  expect(await permissionRequests(page)).toBe(1);
  await page.reload();
  await expect(choice).toContainText('Este aparelho avisa quando um pedido seu anda');
  await lookAt(page, { isPhone });

  // The same choice stands with the account’s own data.
  await visit(page, `${MERCADO}/conta/dados`);
  await choice.getByRole('button', { name: 'Desligar avisos' }).click();
  await expect(choice).toContainText('Quer um aviso neste aparelho');
  expect(await isSubscribed(page)).toBe(false);

  await choice.getByRole('button', { name: 'Receber avisos' }).click();
  await expect(choice).toContainText('Este aparelho avisa quando um pedido seu anda');
  await logOut(page, isPhone);
  await expect.poll(() => isSubscribed(page)).toBe(false);
});

test('what is pushed is shown, and leads to the order', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await visit(page, MERCADO);
  await workerReady(page);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  const order = {
    titulo: 'Pedido 1001 separado',
    texto: 'Está pronto.',
    endereco: `${MERCADO}/pedidos/1001`,
    marca: 'pedido-1001',
  };
  await push('no message of the shop');
  await push(JSON.stringify(order));
  await push(JSON.stringify({ ...order, titulo: 'Pedido 1001 saiu para entrega' }));
  await expect.poll(shown).toEqual([
    {
      title: 'Pedido 1001 saiu para entrega',
      body: order.texto,
      tag: order.marca,
      data: order.endereco,
    },
  ]);
});

test('are not offered where the browser has blocked them, nor to a visitor', async ({ page, people }) => {
  await withPushService(page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, MERCADO);
  await workerReady(page);
  await visit(page, `${MERCADO}/conta/dados`);
  const choice = page.getByRole('region', { name: 'Avisos neste aparelho' });
  await expect(choice).toContainText('Os avisos desta loja estão bloqueados neste navegador.');
  await expect(choice.getByRole('button')).toHaveCount(0);
});
