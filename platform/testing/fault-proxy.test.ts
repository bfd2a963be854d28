import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let echo: Server;
let proxy: FaultProxy;
const sent: string[] = [];

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).on('data', (bytes) => socket.write(bytes)));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const address = echo.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  sent.length = 0;
  proxy = await startFaultProxy({ port, onSent: (chunk) => void sent.push(chunk.toString()) });
});
afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});

class Client {
  readonly socket: Socket = createConnection(proxy.port, '127.0.0.1');
  heard = '';
  error: string | undefined;
  readonly closed = new Promise<void>((resolve) => this.socket.once('close', () => resolve()));
  constructor() {
    this.socket.on('data', (bytes) => {
      this.heard += bytes.toString();
    });
    this.socket.on('error', (error: NodeJS.ErrnoException) => {
      this.error = error.code;
    });
  }
  async answered(words: string): Promise<void> {
    this.socket.write(words);
    await this.hears(words);
  }
  async hears(words: string): Promise<void> {
    while (!this.heard.endsWith(words)) await once(this.socket, 'data');
  }
}

test('bytes pass both ways, and an observer sees them first', async () => {
  const client = new Client();
  await client.answered('hello');
  expect(sent).toEqual(['hello']);
  expect(proxy.openConnections).toBe(1);
});

test('a stall holds the bytes and closes nothing, also for who comes meanwhile', async () => {
  const before = new Client();
  await before.answered('a');
  await proxy.set('stall');
  before.socket.write('b');
  const meanwhile = new Client();
  await once(meanwhile.socket, 'connect');
  meanwhile.socket.write('c');
  expect([before.heard, meanwhile.heard]).toEqual(['a', '']);
  await proxy.set('pass');
  await Promise.all([before.hears('ab'), meanwhile.hears('c')]);
});

test('with the answers stalled, what is sent arrives', async () => {
  const client = new Client();
  await client.answered('a');
  await proxy.set('stall-answers');
  client.socket.write('b');
  while (!sent.includes('b')) await new Promise((resolve) => setImmediate(resolve));
  expect(client.heard).toBe('a');
  await proxy.set('pass');
  await client.hears('ab');
});

test('what vanished stays silent, and new connections work', async () => {
  const before = new Client();
  await before.answered('a');
  await proxy.set('vanish');
  before.socket.write('b');
  await proxy.set('pass');
  const after = new Client();
  await after.answered('c');
  expect([before.heard, before.error, sent.includes('b')]).toEqual(['a', undefined, false]);
  expect(before.socket.closed).toBe(false);
  before.socket.destroy();
});

test('a reset ends open connections at once', async () => {
  const client = new Client();
  await client.answered('a');
  await proxy.set('reset');
  await client.closed;
  expect(client.error).toBe('ECONNRESET');
});

test('nobody listens where it refuses, until it passes again on the same port', async () => {
  const { port } = proxy;
  await proxy.set('refuse');
  const refused = new Client();
  await refused.closed;
  expect(refused.error).toBe('ECONNREFUSED');
  await proxy.set('pass');
  expect(proxy.port).toBe(port);
  await new Client().answered('a');
});

test('delayed bytes keep their order', async () => {
  const client = new Client();
  proxy.delay(20);
  client.socket.write('a');
  client.socket.write('b');
  await client.hears('ab');
  proxy.delay(0);
});
