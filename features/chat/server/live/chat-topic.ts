/**
 * The topic `chat` of the live server. A ticket opens a connection of one person; `handshake` confirms it, `handshake-room` says
 * which conversation its page shows. Messages are sent by ordinary calls, so only typing comes this way. Spec 7, chat.
 */
import { validSessionsAt } from '#features/accounts/server/sessions/valid-sessions.ts';
import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import { validStaffSessionsAt } from '#features/accounts/server/staff/valid-staff-sessions.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Follower, LiveTopic, PageMessage, Reply } from '#platform/live/live-topic.ts';
import {
  CHAT_MISSED,
  HANDSHAKE,
  HANDSHAKE_ROOM,
  type HandshakeAnswer,
  MESSAGE,
  ROOM_CHANGED,
  type RoomHandshakeAnswer,
  TYPING,
} from '../../contract/chat-events.ts';
import { roomEventToWire, sideToWire } from '../../contract/room.wire.ts';
import { roomTexts } from '../../contract/texts.ts';
import { roomOfRow, roomRow, unreadAmong } from '../rooms.store.ts';
import { announceTyping, CHAT_TOPIC, type ChatChange } from './announce-chat.ts';
import { allWhoSee, lookingAt, seenBy, sideOfAudience } from './chat-audience.ts';

export const chatTopic: LiveTopic<ChatChange> = {
  name: CHAT_TOPIC,
  missed: CHAT_MISSED,
  // A shop's people, and bursts of messages for its inboxes.
  limits: { maxInRoom: 200, maxUnsent: 500 },
  eventOf(change) {
    const { supplierId } = change;
    if (change.kind === 'typing')
      return {
        event: { name: TYPING, fact: change.typing },
        rooms: [{ supplierId, ids: lookingAt(change.typing.sala) }],
      };
    return {
      event:
        change.kind === 'message'
          ? { name: MESSAGE, fact: change.message }
          : { name: ROOM_CHANGED, fact: change.room },
      rooms: allWhoSee(change).map((ids) => ({ supplierId, ids })),
    };
  },
  receive(database, follower, message) {
    switch (message.name) {
      case HANDSHAKE:
        return greet(database.db, follower);
      case HANDSHAKE_ROOM:
        return enterRoom(database.db, follower, roomIdIn(message));
      case TYPING:
        return passOnTyping(database, follower, message);
      default:
        return Promise.resolve(undefined);
    }
  },
  async mayFollow(db, followers) {
    const now = Date.now();
    const isShop = ({ ids }: Follower): boolean => sideOfAudience(ids) === 'shop';
    const shoppers = new Map(
      followers.filter((one) => !isShop(one)).map((one) => [placeOf(one), one] as const),
    );
    const clients = shoppers.size === 0 ? [] : await validSessionsAt(db, [...shoppers.keys()], now);
    const staff = await validStaffSessionsAt(db, followers.filter(isShop), 'chat:read', now);
    const allowed = [...clients].flatMap((place) => shoppers.get(place) ?? []);
    return new Set([...allowed, ...staff]);
  },
};

/** A session that acts for another client meanwhile does not hear of this one any more. */
const placeOf = ({ sessionId, supplierId, ids: [, clientId = ''] }: Follower) => ({
  sessionId,
  supplierId,
  clientId,
});

async function greet(db: Db, { supplierId, ids }: Follower): Promise<Reply> {
  const rooms = seenBy(supplierId, ids);
  if (rooms === undefined) return {};
  const unread = await unreadAmong(db, rooms, sideOfAudience(ids));
  const answer: HandshakeAnswer = { ok: true, nao_lidas: unread };
  return { answer };
}

const notFound: RoomHandshakeAnswer = { ok: false, message: roomTexts['room-not-found'].message };

async function enterRoom(db: Db, { supplierId, ids }: Follower, roomId: string | undefined): Promise<Reply> {
  const rooms = seenBy(supplierId, ids);
  const row = rooms && roomId !== undefined ? await roomRow(db, rooms, roomId) : undefined;
  if (row === undefined) return { answer: notFound };
  const { attendantId } = row;
  const name = attendantId && (await staffNames(db, [attendantId])).get(attendantId);
  const room = {
    ...roomOfRow(row),
    ...(attendantId && name ? { attendant: { id: attendantId, name } } : {}),
  };
  const answer: RoomHandshakeAnswer = { ok: true, ...roomEventToWire(room) };
  return { answer, enter: lookingAt(row.id) };
}

/** Only in the room that the page has entered. */
async function passOnTyping(
  database: Database,
  { supplierId, ids }: Follower,
  message: PageMessage,
): Promise<undefined> {
  const roomId = roomIdIn(message);
  if (roomId === undefined || message.entered?.join() !== lookingAt(roomId).join()) return;
  const lado = sideToWire(sideOfAudience(ids));
  await announceTyping({ database }, supplierId, { sala: roomId, lado });
}

function roomIdIn({ fact }: PageMessage): string | undefined {
  const { sala } = (typeof fact === 'object' && fact !== null ? fact : {}) as { readonly sala?: unknown };
  return typeof sala === 'string' && isUuid(sala) ? sala : undefined;
}
