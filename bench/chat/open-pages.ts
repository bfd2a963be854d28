/** Open pages of conversations: one of each client, and the shop's inboxes, spread over the processes. */
import { io, type Socket } from 'socket.io-client';
import { HANDSHAKE, HANDSHAKE_ROOM, MESSAGE } from '#features/chat/contract/chat-events.ts';
import type { WireMessage } from '#features/chat/contract/fields.schema.ts';
import { LIVE_PATH } from '#platform/contract/live.ts';

export interface Person {
  /** Path of their calls: '/v4/chat/<shop>' or '/v4/painel/<shop>/chat'. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function callChat<T>(
  origin: string,
  { base, headers }: Person,
  path: string,
  body: object,
): Promise<T> {
  const answer = await fetch(`${origin}${base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Connects, and enters the room if there is one. */
export async function openPage(
  origin: string,
  who: Person,
  onMessage: (message: WireMessage) => void,
  room?: string,
): Promise<Socket> {
  const { bilhete } = await callChat<{ readonly bilhete: string }>(origin, who, '/bilhete', {});
  const socket = io(origin, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token: bilhete },
    extraHeaders: { origin },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  socket.on(MESSAGE, onMessage);
  const [event, fact] = room === undefined ? [HANDSHAKE, {}] : [HANDSHAKE_ROOM, { sala: room }];
  const { ok } = await socket.timeout(10_000).emitWithAck(event, fact);
  if (ok !== true) throw new Error('a page was not let in');
  return socket;
}

/** Runs the work for all items, so many at a time. */
export async function inBatches<T>(
  items: readonly T[],
  size: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size)
    await Promise.all(items.slice(start, start + size).map((item, index) => work(item, start + index)));
}
