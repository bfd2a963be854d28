import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendOutside } from '../outbound/send-outside.ts';
import { outcomeOf, sendPush } from './send-push.ts';
import {
  PUSH_HOST,
  type PushServiceStub,
  stubBrowser,
  stubPushService,
} from './testing/stub-push-service.ts';
import { vapidKeys } from './vapid-keys.ts';

const [key] = vapidKeys('segredo-de-teste-com-mais-de-32-letras');
const sender = { key, contact: 'mailto:loja@exemplo.com.br' };
const message = { text: '{"titulo":"Olá, mundo"}', timeToLive: 3600, topic: 'pedido-1001' };
const browser = stubBrowser('/wpush/a');

let service: PushServiceStub;
beforeAll(async () => {
  service = await stubPushService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answers.clear();
});

const send = (subscription = browser.subscription) => sendPush(subscription, message, sender, service.send);

describe('a message', () => {
  test('can be read by the browser that it is for, and by nobody else', async () => {
    expect(await send()).toEqual({ kind: 'sent' });
    const [{ body, headers }] = service.received as [(typeof service.received)[0]];
    expect(browser.read(body)).toBe(message.text);
    expect(() => stubBrowser('/wpush/a').read(body)).toThrow();
    expect(body.toString()).not.toContain('mundo');
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.byteLength),
      ttl: '3600',
      topic: 'pedido-1001',
      urgency: 'normal',
    });
  });

  test('is signed with the server’s key, for this push service, for less than a day', async () => {
    await send();
    const authorization = service.received[0]?.headers.authorization ?? '';
    const [, token = '', publicKey] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    expect(publicKey).toBe(key.publicKey);
    const point = Buffer.from(key.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const signer = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, 'ES256');
    const { payload } = await jwtVerify(token, signer, { audience: `https://${PUSH_HOST}` });
    expect(payload.sub).toBe(sender.contact);
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
  });
});

describe('what is sent nowhere', () => {
  test.each([
    ['an address that is no push service', { endpoint: 'https://127.0.0.1/wpush' }],
    ['a key that is no point of the curve', { p256dh: 'A'.repeat(87) }],
    ['a secret of another length', { auth: 'AAAA' }],
  ])('%s', async (_, wrong) => {
    const outcome = await send({ ...browser.subscription, ...wrong });
    expect(outcome).toEqual({ kind: 'refused', code: 'unusable' });
    expect(service.received).toEqual([]);
  });

  test.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1'])(
    'a host name that leads to %s',
    async (address) => {
      const outcome = await sendPush(browser.subscription, message, sender, (request) =>
        sendOutside(request, { resolve: async () => [address] }),
      );
      expect(outcome).toEqual({ kind: 'refused', code: 'inward-address' });
    },
  );
});

test('a service that hangs up is asked again later', async () => {
  service.answers.set('/wpush/a', 0);
  expect(await send()).toEqual({ kind: 'later', code: 'no-answer' });
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [204, 'sent'],
  [302, 'refused'],
  [400, 'refused'],
  [401, 'later'],
  [403, 'later'],
  [404, 'gone'],
  [408, 'later'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
] as const)('after %s it is %s', async (status, kind) => {
  service.answers.set('/wpush/a', status);
  expect(outcomeOf(status).kind).toBe(kind);
  expect((await send()).kind).toBe(kind);
});
