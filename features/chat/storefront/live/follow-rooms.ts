/** The live connection of the list of conversations. Loaded lazily, and only in browsers. */
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { CHAT_MISSED, HANDSHAKE, MESSAGE, ROOM_CHANGED } from '../../contract/chat-events.ts';
import { ANSWER_LIMIT, openChatSocket } from './chat-socket.ts';

/** Returns a function that closes the connection. */
export function followRooms(buyer: Buyer, changed: () => void): () => void {
  const socket = openChatSocket(buyer);
  const greet = async (): Promise<void> => {
    await socket.timeout(ANSWER_LIMIT).emitWithAck(HANDSHAKE);
    changed();
  };
  // Without an answer the list polls.
  socket.on('connect', () => void greet().catch(() => socket.disconnect()));
  for (const event of [MESSAGE, ROOM_CHANGED, CHAT_MISSED]) socket.on(event, changed);
  return () => void socket.disconnect();
}
