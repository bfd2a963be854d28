/**
 * `npm run bench:chat`: open rooms and messages per second on two processes. Prints how long a message takes from the sender's call to
 * the other side's page, and the memory of each process. Each message must be stored once and shown on each page once.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Socket } from 'socket.io-client';
import { signStaffSession } from '#features/accounts/server/identity/session-token.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { addStaffSession } from '#features/accounts/server/staff/staff-sessions.store.ts';
import type { WireMessage, WireRoom } from '#features/chat/contract/fields.schema.ts';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { newId } from '#platform/db/new-id.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openBenchDatabase, queryOnce } from '../bench-database.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { cpuSeconds, residentBytes } from '../measure/measure-cpu.ts';
import { percentile } from '../measure/percentile.ts';
import { formatNumber, formatTable } from '../measure/table.ts';
import { PRODUCT, type ServerProcess, startServer } from '../server-process.ts';
import { makeWorld } from '../world/make-world.ts';
import { callChat, inBatches, openPage, type Person } from './open-pages.ts';

const { values: options } = parseArgs({
  options: {
    rooms: { type: 'string', default: '2000' },
    /** Messages per second, of clients and of the shop by turns. */
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    /** Runs the sources instead of the build. */
    sources: { type: 'boolean', default: false },
  },
});
const [ROOMS, RATE, SECONDS] = [Number(options.rooms), Number(options.rate), Number(options.seconds)];
/** Open inboxes of the shop at each process. */
const INBOXES = 2;
/** Attendants, so that none exceeds the rate of one person. */
const ATTENDANTS = Math.ceil(RATE / 2);
const SCRIPT = options.sources ? 'apps/server/src/main.ts' : PRODUCT;

if (!options.sources) ensureBuilt();
const sessionSecret = randomBytes(48).toString('base64url');
const database = await openBenchDatabase();
const servers: ServerProcess[] = [];
const sockets: Socket[] = [];
try {
  const size = { products: 50, clients: ROOMS, sessionSecret, stockOf: () => thousandths(1_000) };
  const { supplierId, clients } = await makeWorld(database.url, size);
  const attendants = await hire(supplierId);
  servers.push(await start(), await start());
  const originOf = (index: number): string => servers[index % servers.length]?.url ?? '';

  /** When each message was sent, and how often which kind of page has shown it. */
  const sentAt = new Map<string, number>();
  const shown = { client: new Map<string, number>(), shop: new Map<string, number>() };
  const delays: number[] = [];
  const show = (side: 'client' | 'shop') => (message: WireMessage) => {
    const { idmensagem } = message;
    shown[side].set(idmensagem, (shown[side].get(idmensagem) ?? 0) + 1);
    const begun = sentAt.get(idmensagem);
    const isOther = (message.lado === 'CLIENTE') === (side === 'shop');
    if (begun !== undefined && isOther) delays.push(performance.now() - begun);
  };

  const shoppers = clients.map(({ headers }): Person => ({ base: `/v4/chat/${supplierId}`, headers }));
  const rooms: string[] = [];
  const opening = performance.now();
  await inBatches(shoppers, 20, async (shopper, index) => {
    const { sala } = await callChat<WireRoom>(originOf(index), shopper, '/salas', { canal: 'LOJA' });
    rooms[index] = sala;
    sockets.push(await openPage(originOf(index), shopper, show('client'), sala));
  });
  for (let index = 0; index < INBOXES * servers.length; index += 1)
    sockets.push(await openPage(originOf(index), attendants[index] as Person, show('shop')));
  const opened = (performance.now() - opening) / 1_000;

  const before = servers.map(({ pid }) => cpuSeconds(pid) ?? 0);
  const calls: Promise<unknown>[] = [];
  const answered: number[] = [];
  const failures: string[] = [];
  const begun = performance.now();
  const total = RATE * SECONDS;
  for (let number = 0; number < total; number += 1) {
    await sleep(Math.max(0, begun + (number * 1_000) / RATE - performance.now()));
    const index = (number * 7) % ROOMS;
    const isClient = number % 2 === 0;
    const who = (isClient ? shoppers[index] : attendants[number % ATTENDANTS]) as Person;
    const idmensagem = newId();
    const at = performance.now();
    sentAt.set(idmensagem, at);
    // At either process, wherever the other side's page is.
    const message = { idmensagem, texto: `Mensagem ${number}: o pedido chega hoje?` };
    calls.push(
      callChat(originOf(number), who, `/salas/${rooms[index]}/mensagens`, message).then(
        () => answered.push(performance.now() - at),
        (error: Error) => failures.push(error.message),
      ),
    );
  }
  await Promise.all(calls);
  const seconds = (performance.now() - begun) / 1_000;
  await sleep(1_000);
  const cpu = servers.map(({ pid }, index) => (cpuSeconds(pid) ?? 0) - (before[index] ?? 0));

  const [row] = await queryOnce<{ n: string }>(database.url, 'select count(*) n from chat_messages');
  const inboxes = INBOXES * servers.length;
  const wrong = [...sentAt.keys()].filter(
    (id) => shown.client.get(id) !== 1 || shown.shop.get(id) !== inboxes,
  ).length;
  const sorted = (values: readonly number[]) => Float64Array.from(values).sort();
  const of = (values: readonly number[], share: number) => formatNumber(percentile(sorted(values), share), 1);
  process.stdout.write(
    `${formatTable({
      head: ['conversas', 'valor'],
      words: 1,
      rows: [
        ['salas abertas', formatNumber(ROOMS)],
        ['páginas abertas', formatNumber(sockets.length)],
        ['páginas abertas em s', formatNumber(opened, 1)],
        ['mensagens por segundo', formatNumber(total / seconds, 1)],
        ['entrega p50 ms', of(delays, 0.5)],
        ['entrega p99 ms', of(delays, 0.99)],
        ['entrega máx. ms', of(delays, 1)],
        ['resposta p99 ms', of(answered, 0.99)],
        ['guardadas', formatNumber(Number(row?.n))],
        ['perdidas ou em dobro', formatNumber(wrong)],
        ['recusadas', formatNumber(failures.length)],
        ...servers.map(({ pid }, index) => [
          `processo ${index + 1}: memória MB, CPU %`,
          `${formatNumber((residentBytes(pid) ?? 0) / 1_000_000)}, ${formatNumber(((cpu[index] ?? 0) * 100) / seconds)}`,
        ]),
      ],
    })}\n`,
  );
  if (failures.length > 0) process.stdout.write(`${failures[0]}\n`);
  if (failures.length > 0 || wrong > 0 || Number(row?.n) !== total) process.exitCode = 1;
} finally {
  for (const socket of sockets) socket.disconnect();
  await Promise.all(servers.map((server) => server.stop()));
  await database.remove();
}

async function start(): Promise<ServerProcess> {
  return startServer({
    script: SCRIPT,
    port: await freePort(),
    ready: '/readyz',
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      DEMO: '0',
      SESSION_SECRET: sessionSecret,
    },
  });
}

/** The shop's people, each with an open session. */
async function hire(supplierId: string): Promise<Person[]> {
  const { db, close } = openDatabase(database.url);
  const people: Person[] = [];
  for (let number = 0; number < ATTENDANTS; number += 1) {
    const email = `atendente${number}@equipe.exemplo.com.br`;
    const memberships = [{ supplierId, role: 'operator' as const }];
    await createStaff(db, { name: `Atendente ${number}`, email, passwordHash: 'none', memberships });
    const row = await staffByEmail(db, email);
    const [id, now] = [newId(), Date.now()];
    const expiresAt = new Date(now + 60 * 60_000);
    await addStaffSession(db, { id, staffId: row?.id ?? '', createdAt: new Date(now), expiresAt });
    const token = await signStaffSession(sessionSecret, id, expiresAt);
    people.push({ base: `/v4/painel/${supplierId}/chat`, headers: { authorization: `Bearer ${token}` } });
  }
  await close();
  return people;
}
