/** Creates the conversations of the demo world by the calls that people make, at the times at which they made them. */
import { closeRoom, readRoom } from '#features/chat/server/change-room.ts';
import { listRooms } from '#features/chat/server/list-rooms.ts';
import { openRoom } from '#features/chat/server/open-room.ts';
import { sendFile } from '#features/chat/server/send-file.ts';
import { sendMessage } from '#features/chat/server/send-message.ts';
import { listOrders } from '#features/orders/server/read/list-orders.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { makePdf } from '#platform/documents/make-pdf.ts';
import { buyerOf, type DemoBuyer } from './seed-buyer-context.ts';
import { demoPicture } from './seed-pictures.ts';
import { staffOf } from './seed-staff-context.ts';
import type { DemoConversation, DemoMessage } from './world/conversations.ts';

const MINUTE = 60_000;

interface Written extends DemoMessage {
  readonly roomId: string;
  readonly who: DemoBuyer | StaffContext;
}

/** Skips conversations in which somebody has written already. */
export async function seedConversations(
  database: Database,
  wanted: readonly DemoConversation[],
): Promise<void> {
  const now = Date.now();
  const at = (minutesAgo: number): number => now - minutesAgo * MINUTE;
  const opened: { readonly conversation: DemoConversation; readonly room: OpenedRoom }[] = [];
  for (const conversation of wanted) {
    const room = await emptyRoom(database, conversation, now);
    if (room !== undefined) opened.push({ conversation, room });
  }
  const messages: Written[] = [];
  for (const { conversation, room } of opened)
    for (const message of conversation.messages) {
      const staff = await staffOf(database, conversation.supplier, message.by);
      messages.push({ ...message, roomId: room.id, who: staff ?? room.client });
    }
  // A person's rate counts in the order of time.
  for (const { who, minutesAgo, ...message } of messages.sort((a, b) => b.minutesAgo - a.minutesAgo))
    await write({ ...who, now: at(minutesAgo) }, message);
  for (const { conversation, room } of opened) await finish(database, conversation, room, at);
}

interface OpenedRoom {
  readonly id: string;
  readonly client: DemoBuyer;
}

async function emptyRoom(
  database: Database,
  { supplier, client: login, about, messages }: DemoConversation,
  now: number,
): Promise<OpenedRoom | undefined> {
  const client = await buyerOf(database, supplier, login, now - (messages[0]?.minutesAgo ?? 0) * MINUTE);
  if (client === undefined) return undefined;
  const orderNumber = about === undefined ? undefined : await orderOf(client, about);
  if (about !== undefined && orderNumber === undefined) return undefined;
  // Opening it again would reopen a closed one.
  const { rooms } = await listRooms(client, {}, { limit: 100, offset: 0 });
  if (rooms.some((room) => room.orderNumber === orderNumber)) return undefined;
  const channel = about === undefined ? 'shop' : 'order';
  const opened = await openRoom(client, { channel, orderNumber });
  return opened.ok ? { id: opened.value.id, client } : undefined;
}

async function orderOf(client: DemoBuyer, customerOrderNumber: string): Promise<number | undefined> {
  const found = await listOrders(client, { page: 1, filter: { text: customerOrderNumber } });
  return found.ok ? found.value.orders[0]?.number : undefined;
}

async function write(
  who: DemoBuyer | StaffContext,
  { roomId, text = '', photo, document }: Omit<Written, 'who' | 'minutesAgo'>,
): Promise<void> {
  const id = newId();
  // Who writes has the room open: all that is there has been shown.
  await readRoom(who, roomId, Number.MAX_SAFE_INTEGER);
  const bytes =
    photo !== undefined
      ? await demoPicture(`scenes/${photo}`)
      : document !== undefined
        ? await pdfOf(document, who.now)
        : undefined;
  const sent =
    bytes === undefined
      ? await sendMessage(who, roomId, { id, text })
      : await sendFile(who, roomId, { id, bytes, name: document ?? 'foto', text });
  if (!sent.ok) throw new Error(`A message of the demo was refused: ${sent.refusal.code}`);
}

const pdfOf = (title: string, createdAt: number): Promise<Uint8Array> =>
  makePdf({ title, author: 'Vitrine', createdAt }, function* (pen) {
    pen.newPage();
    pen.text(title, { x: 56, y: 64, width: 480 }, { size: 18, bold: true });
    yield;
  });

async function finish(
  database: Database,
  { supplier, messages, closedBy, isRead = false }: DemoConversation,
  { id, client }: OpenedRoom,
  at: (minutesAgo: number) => number,
): Promise<void> {
  const now = at((messages.at(-1)?.minutesAgo ?? 0) - 1);
  if (isRead) await readRoom({ ...client, now }, id, messages.length);
  const staff = closedBy === undefined ? undefined : await staffOf(database, supplier, closedBy);
  if (staff === undefined) return;
  await readRoom({ ...staff, now }, id, messages.length);
  await closeRoom({ ...staff, now }, id, true);
}
