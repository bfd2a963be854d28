/** The live connection of a page that shows conversations. Loaded lazily, and only in browsers. */
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
import type { RoomId } from '../../domain/chat-side.ts';
import type { ChatListener, FollowRoom } from './chat-line.ts';
import { ANSWER_LIMIT, openChatSocket } from './chat-socket.ts';

export interface FollowedChat {
  /** From now on the typing in this room is received, too, instead of that in the room before. */
  show(roomId: RoomId | undefined): void;
  type(roomId: RoomId): void;
  /** Tries again after the retries have ended. */
  connect(): void;
  end(): void;
}

/** Receives what happens in all rooms that the person may see. */
export function followChat(
  ticket: () => Promise<string>,
  listener: ChatListener,
  first?: RoomId,
): FollowedChat {
  const socket = openChatSocket(ticket);
  let shown = first;
  const greet = async (): Promise<void> => {
    const request = socket.timeout(ANSWER_LIMIT);
    if (shown === undefined) {
      const answer: HandshakeAnswer = await request.emitWithAck(HANDSHAKE);
      if (!answer.ok) return;
    } else {
      const answer: RoomHandshakeAnswer = await request.emitWithAck(HANDSHAKE_ROOM, { sala: shown });
      if (!answer.ok) return;
      listener.onRoom(answer);
    }
    listener.onState(true);
    listener.onMissed();
  };
  // Without an answer the page polls, and tries to connect again with each poll.
  const greetOrLeave = (): void => void greet().catch(() => socket.disconnect());
  socket.on('connect', greetOrLeave);
  socket.on('disconnect', () => listener.onState(false));
  socket.on('connect_error', () => listener.onState(false));
  socket.on(MESSAGE, listener.onMessage);
  socket.on(ROOM_CHANGED, listener.onRoom);
  socket.on(TYPING, listener.onTyping);
  socket.on(CHAT_MISSED, listener.onMissed);
  return {
    show(roomId) {
      if (roomId === shown) return;
      shown = roomId;
      if (roomId !== undefined && socket.connected) greetOrLeave();
    },
    type: (roomId) => void (socket.connected && socket.volatile.emit(TYPING, { sala: roomId })),
    connect: () => void (socket.active || socket.connect()),
    end: () => void socket.disconnect(),
  };
}

/** A connection of its own for a page that shows one room. */
export const followRoomOf =
  (ticket: () => Promise<string>): FollowRoom =>
  (roomId, listener) => {
    const { type, connect, end } = followChat(ticket, listener, roomId);
    return { type: () => type(roomId), connect, end };
  };
