import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGx?a=1',
  'https://wns2-by3p.notify.windows.com/w/?token=x',
])('%s is a push service', (text) => expect(pushEndpoint(text)?.href).toBe(text));

test.each([
  '',
  'fcm.googleapis.com/x',
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://metadata.google.internal/x',
  'https://impressora.local/x',
  'https://intranet/x',
  'https://push.example:8443/x',
  'https://ana:senha@push.example/x',
  'https://push.example/x#y',
  `https://push.example/${'x'.repeat(1_000)}`,
  'javascript:alert(1)',
])('%s is none', (text) => expect(pushEndpoint(text)).toBeUndefined());

test('no address of a machine is one, however it is spelt', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4Extended(),
        fc.ipV6().map((ip) => `[${ip}]`),
      ),
      (ip) => {
        expect(pushEndpoint(`https://${ip}/x`)).toBeUndefined();
      },
    ),
  );
});
