/** A shopper and the shop talk through two processes of which one is killed: no message is lost, none comes twice. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { HANDSHAKE, HANDSHAKE_ROOM, MESSAGE, TYPING } from '#features/chat/contract/chat-events.ts';
import type { WireMessage } from '#features/chat/contract/fields.schema.ts';
import { messageFromWire } from '#features/chat/contract/room.wire.ts';
import { withMessages } from '#features/chat/domain/known-messages.ts';
import { LIVE_PATH } from '#platform/contract/live.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ROOM } from '../src/testing/small-chat.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../src/testing/small-world.ts';

const database = testDatabase();
const script = fileURLToPath(new URL('../src/testing/live-process.ts', import.meta.url));
let dataDir: string;
let world: SmallWorld;
const children: ChildProcess[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-chat-'));
  world = await smallWorld(database.current);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await Promise.all(children.splice(0).map(kill));
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));

interface Server {
  readonly origin: string;
  readonly child: ChildProcess;
}

async function startServer(): Promise<Server> {
  const child = fork(script, [database.url, dataDir], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('ended before it listened'))),
  ]);
  return { child, origin: `http://127.0.0.1:${port}` };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** One person's browser: calls either process, and keeps their session. */
interface Person {
  /** Of the calls: '/v4/chat/<shop>' or '/v4/painel/<shop>/chat'. */
  readonly base: string;
  readonly cookie: string;
}

async function enter(origin: string, url: string, payload: object, base: string): Promise<Person> {
  const answer = await fetch(origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(payload),
  });
  const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return { base, cookie };
}
const asShopper = (origin: string, email: string): Promise<Person> =>
  enter(
    origin,
    '/v1/app/token/usuario/autenticar',
    { cpf: email, senha: PASSWORD, idfornecedor: world.market.id },
    `/v4/chat/${world.market.id}`,
  );
const asOwner = (origin: string): Promise<Person> =>
  enter(
    origin,
    '/v4/painel/entrar',
    { email: world.staff.owner, senha: PASSWORD },
    `/v4/painel/${world.market.id}/chat`,
  );

async function call<T>(
  origin: string,
  { base, cookie }: Person,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: T }> {
  const answer = await fetch(`${origin}${base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

interface Page {
  readonly socket: Socket;
  /** Messages in the order in which they came, also twice. */
  readonly received: WireMessage[];
  readonly typing: unknown[];
}

async function openPage(origin: string, who: Person, byQuery = false): Promise<Page> {
  const { body } = await call<{ readonly bilhete: string }>(origin, who, '/bilhete', {});
  const token = body.bilhete;
  const socket = io(origin, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(byQuery ? { query: { token } } : { auth: { token } }),
    extraHeaders: { origin },
  });
  sockets.push(socket);
  const page: Page = { socket, received: [], typing: [] };
  socket.on(MESSAGE, (message: WireMessage) => page.received.push(message));
  socket.on(TYPING, (typing: unknown) => page.typing.push(typing));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return page;
}

const greet = (page: Page, event: string, fact: object = {}): Promise<Record<string, unknown>> =>
  page.socket.timeout(10_000).emitWithAck(event, fact);

const textsOf = (messages: readonly WireMessage[]): string[] => messages.map(({ texto }) => texto);

/** All messages of the room, as a page asks for them. */
async function history(origin: string, who: Person): Promise<WireMessage[]> {
  const all: WireMessage[] = [];
  for (;;) {
    const after = all.at(-1)?.numero ?? 0;
    const { body } = await call<{ readonly dados: WireMessage[] }>(
      origin,
      who,
      `/salas/${ROOM.ana}/mensagens?apos=${after}`,
    );
    if (body.dados.length === 0) return all;
    all.push(...body.dados);
  }
}

const HELLO = 'alô';

/** A process listens to the others a moment after it starts. */
const writeUntilReceived = (page: Page, origin: string, who: Person): Promise<void> =>
  vi.waitFor(
    async () => {
      await call(origin, who, `/salas/${ROOM.ana}/mensagens`, { idmensagem: newId(), texto: HELLO });
      expect(page.received.length).toBeGreaterThan(0);
    },
    { timeout: 20_000, interval: 300 },
  );

test('a message sent at one process is shown at once by the pages of the other, once', {
  timeout: 120_000,
}, async () => {
  const [one, other] = await Promise.all([startServer(), startServer()]);
  const ana = await asShopper(one.origin, world.ana.email);
  const owner = await asOwner(other.origin);
  const shopPage = await openPage(other.origin, owner);
  const anasPage = await openPage(one.origin, ana, true);
  expect(await greet(shopPage, HANDSHAKE)).toMatchObject({ ok: true });
  // In the inbox and in the room: its messages come once all the same.
  expect(await greet(shopPage, HANDSHAKE_ROOM, { sala: ROOM.ana })).toMatchObject({
    ok: true,
    sala: ROOM.ana,
  });
  expect(await greet(anasPage, HANDSHAKE_ROOM, { sala: ROOM.ana })).toMatchObject({ ok: true });
  await writeUntilReceived(shopPage, one.origin, ana);
  await writeUntilReceived(anasPage, one.origin, ana);
  await call(one.origin, ana, `/salas/${ROOM.ana}/mensagens`, { idmensagem: newId(), texto: 'só uma vez' });
  await call(other.origin, owner, `/salas/${ROOM.ana}/mensagens`, { idmensagem: newId(), texto: 'resposta' });
  await vi.waitFor(() => expect(textsOf(anasPage.received)).toContain('resposta'), 10_000);
  await vi.waitFor(() => expect(textsOf(shopPage.received)).toContain('resposta'), 10_000);
  const ids = shopPage.received.map(({ idmensagem }) => idmensagem);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    textsOf(shopPage.received)
      .filter((text) => text !== HELLO)
      .toSorted(),
  ).toEqual(['resposta', 'só uma vez']);
  shopPage.socket.emit(TYPING, { sala: ROOM.ana });
  await vi.waitFor(() => expect(anasPage.typing).toEqual([{ sala: ROOM.ana, lado: 'LOJA' }]), 10_000);
});

test('another client neither enters the room nor hears of it', { timeout: 120_000 }, async () => {
  const server = await startServer();
  const bia = await asShopper(server.origin, world.bia.email);
  const ana = await asShopper(server.origin, world.ana.email);
  const page = await openPage(server.origin, bia);
  const own = await openPage(server.origin, ana);
  for (const sala of [ROOM.ana, newId(), 'x', undefined, { $ne: '' }])
    expect(await greet(page, HANDSHAKE_ROOM, { sala })).toMatchObject({ ok: false });
  page.socket.emit(TYPING, { sala: ROOM.ana });
  await greet(own, HANDSHAKE_ROOM, { sala: ROOM.ana });
  await writeUntilReceived(own, server.origin, ana);
  expect([page.received, own.typing]).toEqual([[], []]);
  for (const path of [`/salas/${ROOM.ana}`, `/salas/${ROOM.ana}/mensagens`])
    expect((await call(server.origin, bia, path)).status).toBe(404);
});

test('through a kill -9 no message is lost and none is doubled', { timeout: 120_000 }, async () => {
  const [doomed, other] = await Promise.all([startServer(), startServer()]);
  const ana = await asShopper(other.origin, world.ana.email);
  const owner = await asOwner(other.origin);
  const shopPages = [await openPage(doomed.origin, owner), await openPage(other.origin, owner)];
  for (const page of shopPages) {
    await greet(page, HANDSHAKE);
    await writeUntilReceived(page, other.origin, ana);
  }
  const before = (await history(other.origin, owner)).length;
  const texts = Array.from({ length: 40 }, (_, index) => `mensagem ${index}`);
  const sent = texts.map((texto) => ({ idmensagem: newId(), texto }));
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  /** As the page does: the same message until it is acknowledged, wherever a process answers. */
  const sendUntilAcknowledged = async (message: object, index: number): Promise<void> => {
    for (let attempt = index; ; attempt += 1) {
      const origin = attempt % 2 === 0 ? doomed.origin : other.origin;
      const answer = await call(origin, ana, `/salas/${ROOM.ana}/mensagens`, message).catch(() => undefined);
      if (answer?.status === 200) {
        acknowledged += 1;
        if (acknowledged === 6) killed = kill(doomed.child);
        return;
      }
      // A refusal would be a fault of this test.
      if (answer !== undefined && answer.status < 500) throw new Error(JSON.stringify(answer.body));
    }
  };
  await Promise.all(sent.map(sendUntilAcknowledged));
  await killed;
  const stored = (await history(other.origin, owner)).slice(before);
  expect(textsOf(stored).toSorted()).toEqual(texts.toSorted());
  expect(stored.map(({ numero }) => numero)).toEqual(stored.map((_, index) => before + index + 1));
  // A page reconnects to the process that is left and asks for what came after its last message.
  const [, surviving] = shopPages;
  const back = await openPage(other.origin, owner);
  const answer = await greet(back, HANDSHAKE_ROOM, { sala: ROOM.ana });
  expect(answer).toMatchObject({ ok: true, total_mensagens: before + 40 });
  // The page that stayed has heard of all of them: a message is announced before it is acknowledged.
  const receivedIds = (): string[] => [
    ...new Set(surviving?.received.map(({ idmensagem }) => idmensagem).filter((id) => isSent(id))),
  ];
  const isSent = (id: string): boolean => sent.some(({ idmensagem }) => idmensagem === id);
  await vi.waitFor(() => expect(receivedIds()).toHaveLength(40), 10_000);
  const known = withMessages([], (surviving?.received ?? []).map(messageFromWire));
  const shown = withMessages(known, stored.map(messageFromWire)).filter(({ id }) => isSent(id));
  expect(shown.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
});
