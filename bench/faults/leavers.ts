/**
 * Clients that disconnect at any moment of any kind of call: within the request line, within the body, before and
 * within the response.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { logInEndpoint } from '#features/accounts/contract/login/login.endpoints.ts';
import { exportOrdersEndpoint } from '#features/orders/contract/read/orders.endpoints.ts';
import { checkDuplicateEndpoint } from '#features/orders/contract/submit/submit-order.endpoints.ts';
import { fillPath } from '#platform/web/url.ts';
import {
  cartCall,
  deliveryCall,
  detailCall,
  filtersCall,
  listCall,
  readCartCall,
  VISITOR,
  type WireCall,
} from '../requests.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { LoggedInClient } from '../world/make-clients.ts';
import type { World } from '../world/make-world.ts';

export interface Leaving {
  readonly ports: readonly number[];
  readonly world: World;
  readonly clients: readonly LoggedInClient[];
  readonly isOver: () => boolean;
  /** Number of aborted calls by kind. */
  readonly left: Map<string, number>;
  /** By how much the pauses are longer. */
  readonly pace: number;
}

/** Maximum delay before a disconnect; most responses begin earlier. Milliseconds. */
const STAYS_AT_MOST = 60;
/** Pause between two aborted calls. Milliseconds. */
const BETWEEN = 120;

/** Aborts one call after another. */
export async function leaveAgainAndAgain(leaving: Leaving, random: SeededRandom): Promise<void> {
  while (!leaving.isOver()) {
    const [kind, call] = random.pick(callsOf(leaving, random));
    await leave(random.pick(leaving.ports), bytesOf(call), random);
    leaving.left.set(kind, (leaving.left.get(kind) ?? 0) + 1);
    await sleep(random.below(BETWEEN * leaving.pace));
  }
}

async function leave(port: number, bytes: Buffer, random: SeededRandom): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  // Errors are expected; the client does not care any more.
  socket.on('error', () => {});
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  if (!connected) return;
  const whole = random.below(3) > 0;
  socket.write(whole ? bytes : bytes.subarray(0, random.below(bytes.length)));
  if (random.below(4) === 0) readSlowly(socket);
  await sleep(random.below(STAYS_AT_MOST));
  // A TCP reset, as from a phone that lost its network, or a regular close.
  if (random.below(2) === 0) socket.resetAndDestroy();
  else socket.destroy();
}

/** Reads one chunk and then stops, so that the rest of the response stays in the server's buffers. */
function readSlowly(socket: Socket): void {
  socket.once('data', () => socket.pause());
}

function callsOf({ world, clients }: Leaving, random: SeededRandom): (readonly [string, WireCall])[] {
  const who = random.pick(clients);
  const product = random.pick(world.products);
  const lines = [{ id: product.id, quantidade: 1 + random.below(5) }];
  const json = { ...who.headers, 'content-type': 'application/json' };
  const post = (path: string, headers: WireCall['headers'], body: unknown): WireCall => ({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(body),
  });
  const get = (path: string): WireCall => ({ method: 'GET', path, headers: {} });
  return [
    ['list', listCall(world, who, { page: 1 + random.below(10) })],
    ['search', listCall(world, VISITOR, { sk: `arroz ${random.below(1_000)}` })],
    ['filters', filtersCall(world, who, {})],
    ['product', detailCall(world, who, product.slug)],
    ['cart read', readCartCall(world, who)],
    ['cart saved', cartCall(world, who, lines)],
    ['delivery', deliveryCall(world, who)],
    [
      'login',
      post(
        fillPath(logInEndpoint.path, { token: 'word' }),
        { 'content-type': 'application/json' },
        {
          cpf: `ninguem${random.below(1_000)}@exemplo.com.br`,
          senha: 'errada',
          idfornecedor: world.supplierId,
        },
      ),
    ],
    [
      'duplicate',
      post(fillPath(checkDuplicateEndpoint.path, { token: who.handle, idcliente: who.clientId }), json, {
        itens: lines,
        idfornecedor: world.supplierId,
      }),
    ],
    [
      'export',
      post(fillPath(exportOrdersEndpoint.path, { idcliente: who.clientId }), json, {
        idfornecedor: world.supplierId,
      }),
    ],
    ['page home', get(`/${world.slug}`)],
    ['page product', get(`/${world.slug}/produto/${product.slug}`)],
    ['page search', get(`/${world.slug}/busca?q=arroz+${random.below(1_000)}`)],
    ['socket', get('/socket.io/?EIO=4&transport=polling')],
    ['ready', get('/readyz')],
  ];
}

function bytesOf({ method, path, headers, body = '' }: WireCall): Buffer {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
}
