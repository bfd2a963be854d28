/** Tells the open pages of all processes what happened in a room; called after the commit. */
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { announce } from '#platform/live/announce.ts';
import type { RoomEvent, TypingEvent } from '../../contract/chat-events.ts';
import type { WireMessage } from '../../contract/fields.schema.ts';
import { messageToWire, roomEventToWire } from '../../contract/room.wire.ts';
import type { ChatMessage } from '../../domain/chat-message.ts';
import type { ChatRoom } from '../../domain/chat-room.ts';

export const CHAT_TOPIC = 'chat';

/** Who sees the room in which it happened. */
interface InRoom {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
  readonly userId: UserId;
}

export type ChatChange =
  | (InRoom & { readonly kind: 'message'; readonly message: WireMessage })
  | (InRoom & { readonly kind: 'room'; readonly room: RoomEvent })
  | { readonly kind: 'typing'; readonly supplierId: SupplierId; readonly typing: TypingEvent };

type Sender = Pick<Context, 'database' | 'supplier'>;
type Seen = Pick<ChatRoom, 'clientId' | 'userId'>;

const send = ({ database }: Pick<Sender, 'database'>, change: ChatChange): Promise<void> =>
  announce(database, { topic: CHAT_TOPIC, change });

/** The message itself: at most 8,000 bytes with its envelope (`MAX_MESSAGE_LENGTH`). */
export const announceMessage = (
  context: Sender,
  { clientId, userId }: Seen,
  message: ChatMessage,
): Promise<void> =>
  send(context, {
    kind: 'message',
    supplierId: context.supplier.id,
    clientId,
    userId,
    message: messageToWire(message),
  });

type Announced = Seen & Parameters<typeof roomEventToWire>[0];

export const announceRoom = (context: Sender, room: Announced): Promise<void> =>
  send(context, {
    kind: 'room',
    supplierId: context.supplier.id,
    clientId: room.clientId,
    userId: room.userId,
    room: roomEventToWire(room),
  });

export const announceTyping = (
  { database }: Pick<Sender, 'database'>,
  supplierId: SupplierId,
  typing: TypingEvent,
): Promise<void> => send({ database }, { kind: 'typing', supplierId, typing });
