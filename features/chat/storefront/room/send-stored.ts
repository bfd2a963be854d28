import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { sendMessageEndpoint } from '../../contract/chat.endpoints.ts';
import { changeWaiting, readWaiting, roomsWithWaiting } from './waiting-messages.ts';

/**
 * Sends what waits in the client's rooms and returns how many messages the shop has taken. What is refused, as in another shop's
 * room, stays for the room's own page. A page that sends the same message at the same time does no harm: it is stored once.
 */
export async function sendStored({ api, shop, session: { clientId } }: Buyer): Promise<number> {
  let sent = 0;
  for (const sala of roomsWithWaiting(clientId))
    for (const { id, text, refusal } of readWaiting(clientId, sala)) {
      if (refusal !== undefined) continue;
      try {
        const params = { idfornecedor: shop.id, sala };
        await api.call(sendMessageEndpoint, { params, body: { idmensagem: id, texto: text } });
      } catch {
        break;
      }
      changeWaiting(clientId, sala, (waiting) => waiting.filter((one) => one.id !== id));
      sent += 1;
    }
  return sent;
}
