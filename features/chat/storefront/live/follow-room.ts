/** The live connection of a page that shows a conversation. Loaded lazily, and only in browsers. */
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import {
  CHAT_MISSED,
  HANDSHAKE_ROOM,
  MESSAGE,
  ROOM_CHANGED,
  type RoomEvent,
  type RoomHandshakeAnswer,
  TYPING,
  type TypingEvent,
} from '../../contract/chat-events.ts';
import type { WireMessage } from '../../contract/fields.schema.ts';
import type { RoomId } from '../../domain/chat-side.ts';
import { ANSWER_LIMIT, openChatSocket } from './chat-socket.ts';

interface RoomListener {
  readonly onMessage: (message: WireMessage) => void;
  readonly onRoom: (room: RoomEvent) => void;
  readonly onTyping: (typing: TypingEvent) => void;
  /** Events may have been missed. */
  readonly onMissed: () => void;
  readonly onState: (live: boolean) => void;
}

export interface FollowedRoom {
  type(): void;
  /** Tries again after the retries have ended. */
  connect(): void;
  end(): void;
}

export function followRoom(buyer: Buyer, roomId: RoomId, listener: RoomListener): FollowedRoom {
  const socket = openChatSocket(buyer);
  const greet = async (): Promise<void> => {
    const answer: RoomHandshakeAnswer = await socket
      .timeout(ANSWER_LIMIT)
      .emitWithAck(HANDSHAKE_ROOM, { sala: roomId });
    if (!answer.ok) return;
    listener.onState(true);
    listener.onRoom(answer);
    listener.onMissed();
  };
  // Without an answer the page polls, and tries to connect again with each poll.
  socket.on('connect', () => void greet().catch(() => socket.disconnect()));
  socket.on('disconnect', () => listener.onState(false));
  socket.on('connect_error', () => listener.onState(false));
  socket.on(MESSAGE, listener.onMessage);
  socket.on(ROOM_CHANGED, listener.onRoom);
  socket.on(TYPING, listener.onTyping);
  socket.on(CHAT_MISSED, listener.onMissed);
  return {
    type: () => void (socket.connected && socket.volatile.emit(TYPING, { sala: roomId })),
    connect: () => void (socket.active || socket.connect()),
    end: () => void socket.disconnect(),
  };
}
