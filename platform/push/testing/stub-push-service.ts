/** A push service on a local port, and browsers that can read what it received. RFC 8030, 8188, 8291. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accept, refuse } from '#kernel/result.ts';
import type { OutsideRequest, sendOutside } from '../../outbound/send-outside.ts';
import type { PushSubscriptionKeys } from '../send-push.ts';

export const PUSH_HOST = 'push.exemplo.com.br';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushServiceStub {
  readonly received: Received[];
  /** Status for the messages of one browser. Default 201; 0 hangs up without a response. */
  readonly answers: Map<string, number>;
  /** Sends to the stub instead of the public internet. */
  readonly send: (request: OutsideRequest) => ReturnType<typeof sendOutside>;
  readonly close: () => Promise<void>;
}

export async function stubPushService(): Promise<PushServiceStub> {
  const received: Received[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body });
      const status = answers.get(path) ?? 201;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answers,
    async send({ method, url, headers, bytes }) {
      const answer = await fetch(`http://127.0.0.1:${port}${url.pathname}`, {
        method,
        headers: { ...headers },
        body: Buffer.from(bytes ?? []),
      }).catch(() => undefined);
      if (answer === undefined) return refuse('no-answer');
      return accept({ status: answer.status, body: undefined });
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export interface StubBrowser {
  readonly path: string;
  readonly subscription: PushSubscriptionKeys;
  /** Decrypts a message for this browser; throws if it is for another. */
  readonly read: (body: Buffer) => string;
}

export function stubBrowser(path: string): StubBrowser {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    path,
    subscription: {
      endpoint: `https://${PUSH_HOST}${path}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
      const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last record ends with a 2, then padding.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
