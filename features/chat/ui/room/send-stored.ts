import type { ChatAccess, ChatCalls } from '../chat-access.ts';
import { changeWaiting, readWaiting, roomsWithWaiting } from './waiting-messages.ts';

/**
 * Sends what waits in the person's rooms and returns how many messages the server has taken. What is refused, as in another shop's
 * room, stays for the room's own page. A page that sends the same message at the same time does no harm: it is stored once.
 */
export async function sendStored({
  calls,
  storageKey,
}: Pick<ChatAccess, 'storageKey'> & { readonly calls: Pick<ChatCalls, 'send'> }): Promise<number> {
  let sent = 0;
  for (const roomId of roomsWithWaiting(storageKey)) {
    const key = storageKey + roomId;
    for (const { id, text, refusal } of readWaiting(key)) {
      if (refusal !== undefined) continue;
      try {
        await calls.send(roomId, { id, text });
      } catch {
        break;
      }
      changeWaiting(key, (waiting) => waiting.filter((one) => one.id !== id));
      sent += 1;
    }
  }
  return sent;
}
