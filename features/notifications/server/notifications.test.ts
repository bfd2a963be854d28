/** Which browsers are notified, until when, and what becomes of what could not be sent. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSession } from '#features/accounts/server/sessions/end-sessions.store.ts';
import { startSession } from '#features/accounts/server/sessions/start-session.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import {
  PUSH_HOST,
  type PushServiceStub,
  type StubBrowser,
  stubBrowser,
  stubPushService,
} from '#platform/push/testing/stub-push-service.ts';
import { vapidKeys } from '#platform/push/vapid-keys.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MAX_BROWSERS, retryWait, SENT_FOR } from '../domain/push-delivery.ts';
import { pushRoutes } from './push.routes.ts';
import { pushOutbox, pushSubscriptions } from './push.tables.ts';
import { queuePush } from './queue-push.ts';
import { type PushSettings, sendPushes } from './send-pushes.ts';
import { subscribe } from './subscribe.ts';

const SECRET = 'um-segredo-de-teste-com-mais-de-32-letras';
const database = testDatabase();
let service: PushServiceStub;
let app: FastifyInstance;
let shop: Context;
let ana: ShopperContext;
let browsers = 0;

beforeAll(async () => {
  service = await stubPushService();
  app = await appOf(
    (routes) => pushRoutes(routes, { sessionSecret: SECRET }),
    () => ana,
  );
});
afterAll(async () => {
  await app.close();
  await service.close();
});

beforeEach(async () => {
  service.received.length = 0;
  service.answers.clear();
  shop = await aShop(database.current);
  ana = await loggedIn(await aShopper(shop));
});

afterEach(() =>
  database.current.db.delete(pushSubscriptions).where(eq(pushSubscriptions.supplierId, shop.supplier.id)),
);

async function loggedIn(shopper: ShopperContext): Promise<ShopperContext> {
  const { sessionId } = await startSession(shopper, { userId: shopper.actor.userId, device: 'Celular' });
  return { ...shopper, actor: { ...shopper.actor, sessionId } };
}

const newBrowser = (): StubBrowser => {
  browsers += 1;
  return stubBrowser(`/wpush/${browsers}`);
};

async function subscribed(shopper = ana, browser = newBrowser()): Promise<StubBrowser> {
  const at = { host: 'localhost', sessionSecret: SECRET };
  const answer = await subscribe(shopper, browser.subscription, at);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return browser;
}

const settings = (more: Partial<PushSettings> = {}): PushSettings => ({
  sessionSecret: SECRET,
  contact: 'mailto:loja@exemplo.com.br',
  writers: {
    step: async (_, { number = '' }) =>
      number === ''
        ? undefined
        : { title: `Pedido ${number}`, body: 'Saiu', path: `/pedidos/${number}`, topic: 'a' },
    broken: () => Promise.reject(new Error('no writer')),
  },
  send: service.send,
  ...more,
});

const queue = (kind = 'step', number = '1001', to = { main: true }) =>
  inTransaction(shop, (context) =>
    queuePush(context, { clientId: ana.actor.clientId, ...to }, kind, { number }),
  );
const send = (after = 0, more: Partial<PushSettings> = {}) =>
  sendPushes(database.current.db, settings(more), shop.now + after);
const waiting = () =>
  database.current.db.select().from(pushOutbox).where(eq(pushOutbox.supplierId, shop.supplier.id));
const rows = () =>
  database.current.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.supplierId, shop.supplier.id));
const subscriptionsOf = async ({ actor }: ShopperContext) =>
  (await rows()).filter(({ userId }) => userId === actor.userId);

describe('a browser', () => {
  test('is added, added again without a second row, and removed by its own user', async () => {
    const { subscription } = newBrowser();
    const url = `/v4/notificacao/push/${ana.supplier.id}`;
    const key = await app.inject({ method: 'GET', url: `${url}/chave` });
    expect(key.json()).toEqual({ chave: vapidKeys(SECRET)[0].publicKey });
    for (const _ of [1, 2]) {
      const answer = await app.inject({ method: 'POST', url, payload: subscription });
      expect([answer.statusCode, answer.json()]).toEqual([200, { sucesso: true }]);
    }
    const stored = await rows();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ ...subscription, userId: ana.actor.userId, onOwnHost: false });

    const bia = await loggedIn(await aShopper(shop));
    const payload = { endpoint: subscription.endpoint };
    const own = ana;
    ana = bia;
    await app.inject({ method: 'POST', url: `${url}/remove`, payload });
    expect(await rows()).toHaveLength(1);
    ana = own;
    await app.inject({ method: 'POST', url: `${url}/remove`, payload });
    expect(await rows()).toEqual([]);
  });

  test.each([
    'http://push.exemplo.com.br/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://push.local/a',
  ])('at %s is refused', async (endpoint) => {
    const payload = { ...newBrowser().subscription, endpoint };
    const url = `/v4/notificacao/push/${ana.supplier.id}`;
    const answer = await app.inject({ method: 'POST', url, payload });
    expect(answer.statusCode).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('that another person takes over is no longer the former person’s, nor what waits for it', async () => {
    const browser = await subscribed();
    await queue();
    const bia = await loggedIn(await aShopper(shop));
    await subscribed(bia, browser);
    expect(await subscriptionsOf(ana)).toEqual([]);
    expect(await subscriptionsOf(bia)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test(`one more than ${MAX_BROWSERS} displaces the oldest, of this user at this supplier alone`, async () => {
    const bia = await loggedIn(await aShopper(shop));
    await subscribed(bia);
    const oldest = await subscribed();
    for (let more = 1; more <= MAX_BROWSERS; more += 1) {
      await subscribed({ ...ana, now: shop.now + more });
    }
    const stored = await subscriptionsOf(ana);
    expect(stored).toHaveLength(MAX_BROWSERS);
    expect(stored.map(({ endpoint }) => endpoint)).not.toContain(oldest.subscription.endpoint);
    expect(await subscriptionsOf(bia)).toHaveLength(1);
  });

  test('is forgotten with its session, with all that waits for it', async () => {
    await subscribed();
    await queue();
    expect(await waiting()).toHaveLength(1);
    await endSession(database.current.db, ana.actor.sessionId, shop.now);
    expect([await rows(), await waiting()]).toEqual([[], []]);
  });
});

describe('a notification', () => {
  test('reaches each browser of its reader once, and can be read there alone', async () => {
    const [phone, desktop] = [await subscribed(), await subscribed()];
    await subscribed(await loggedIn(await aShopper(shop)));
    await queue();
    expect(await send()).toBe(2);
    expect(await send()).toBe(0);
    expect(service.received.map(({ path }) => path).sort()).toEqual([phone.path, desktop.path].sort());
    for (const browser of [phone, desktop]) {
      const got = service.received.find(({ path }) => path === browser.path);
      expect(JSON.parse(browser.read(got?.body ?? Buffer.alloc(0)))).toEqual({
        titulo: 'Pedido 1001',
        texto: 'Saiu',
        endereco: `/${ana.supplier.slug}/pedidos/1001`,
        marca: 'a',
        icone: expect.stringMatching(/^\/v4\/fornecedor\/.+-192\.png$/),
      });
    }
  });

  test('is for the main user, for one user, or for nobody', async () => {
    const linked = { ...ana.actor, capacity: 'linked' as const };
    await subscribed({ ...ana, actor: linked });
    await queue('step', '1', { main: true });
    expect(await waiting()).toEqual([]);
    await queue('step', '1', { main: false });
    expect(await waiting()).toEqual([]);
    await inTransaction(shop, (context) =>
      queuePush(context, { clientId: linked.clientId, userId: linked.userId, main: true }, 'step', {
        number: '1',
      }),
    );
    expect(await waiting()).toHaveLength(1);
  });

  test.each([404, 410])('that is answered with %s is the last one of that browser', async (status) => {
    const [lost, other] = [await subscribed(), await subscribed()];
    service.answers.set(lost.path, status);
    await queue();
    expect(await send()).toBe(1);
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([other.subscription.endpoint]);
    expect(await waiting()).toEqual([]);
  });

  test.each([503, 0])('that is answered with %s is sent later, and holds up no other', async (status) => {
    const [failing, other] = [await subscribed(), await subscribed()];
    service.answers.set(failing.path, status);
    await queue();
    expect(await send()).toBe(1);
    expect(service.received.map(({ path }) => path)).toContain(other.path);
    const [left] = await waiting();
    expect(left).toMatchObject({ tries: 1, lastError: status === 0 ? 'no-answer' : '503' });
    expect(left?.nextTryAt.getTime()).toBe(shop.now + retryWait(1));
    service.answers.clear();
    expect(await send(retryWait(1) - 1)).toBe(0);
    expect(await send(retryWait(1))).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('that the service refuses for good is given up, but not its browser', async () => {
    const browser = await subscribed();
    service.answers.set(browser.path, 413);
    await queue();
    expect(await send()).toBe(0);
    expect(await waiting()).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test('whose writer fails is reported after all others were sent', async () => {
    await subscribed();
    await queue('broken');
    await queue();
    await expect(send()).rejects.toThrow('no writer');
    expect(service.received).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ kind: 'broken' }]);
  });

  test('about nothing any more, of an unknown kind or of yesterday is not sent', async () => {
    await subscribed();
    await queue('step', '');
    await queue('unknown');
    expect(await send()).toBe(0);
    await queue();
    expect(await send(SENT_FOR + 1)).toBe(0);
    expect([service.received, await waiting()]).toEqual([[], []]);
  });

  test('is sent by one process alone', async () => {
    await subscribed();
    await queue();
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, each) => sum + each)).toBe(1);
    expect(service.received).toHaveLength(1);
  });

  test('is not sent to a session that has expired or acts for another client', async () => {
    await subscribed();
    const bia = await aShopper(shop);
    await subscribed({ ...ana, actor: { ...ana.actor, clientId: bia.actor.clientId } });
    await inTransaction(shop, (context) =>
      queuePush(context, { clientId: bia.actor.clientId, main: true }, 'step', { number: '1' }),
    );
    expect(await send()).toBe(0);
    expect(await rows()).toHaveLength(1);
    const YEAR = 366 * 24 * 3600_000;
    const later = { ...shop, now: shop.now + YEAR };
    await inTransaction(later, (context) =>
      queuePush(context, { clientId: ana.actor.clientId, main: true }, 'step', { number: '1' }),
    );
    expect(await send(YEAR)).toBe(0);
    expect([service.received, await rows()]).toEqual([[], []]);
  });
});

describe('the server’s secret', () => {
  const NEWER = 'outro-segredo-de-teste-com-mais-de-32-letras';

  test('of a subscription still signs after a new one was put before it', async () => {
    const browser = await subscribed();
    await queue();
    expect(await send(0, { sessionSecret: `${NEWER},${SECRET}` })).toBe(1);
    const [{ headers, body }] = service.received as [(typeof service.received)[0]];
    expect(headers.authorization).toContain(`k=${vapidKeys(SECRET)[0].publicKey}`);
    expect(headers.host).not.toBe(PUSH_HOST);
    expect(browser.read(body)).toContain('1001');
  });

  test('that was removed takes its subscriptions with it', async () => {
    await subscribed();
    await queue();
    expect(await send(0, { sessionSecret: NEWER })).toBe(0);
    expect([service.received, await rows(), await waiting()]).toEqual([[], [], []]);
  });
});

test('a browser of another shop is not notified', async () => {
  const other = await aShop(database.current);
  await subscribed({ ...ana, supplier: other.supplier });
  await queue();
  expect(await waiting()).toEqual([]);
  const stored = await database.current.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.supplierId, other.supplier.id));
  expect(stored).toHaveLength(1);
});
