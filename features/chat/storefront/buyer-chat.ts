import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { clientKey } from '#platform/web/client-storage.ts';
import {
  changeRoomStateEndpoint,
  chatTicketEndpoint,
  getFileEndpoint,
  listMessagesEndpoint,
  readRoomEndpoint,
  sendFileEndpoint,
  sendMessageEndpoint,
} from '../contract/chat.endpoints.ts';
import { type ChatAccess, chatCalls } from '../ui/chat-access.ts';

/** The client's conversations with the shop. */
export function buyerChat({ api, shop, session }: Buyer): ChatAccess {
  const calls = chatCalls(api, shop.id, {
    ticket: chatTicketEndpoint,
    messages: listMessagesEndpoint,
    send: sendMessageEndpoint,
    sendFile: sendFileEndpoint,
    read: readRoomEndpoint,
    setState: changeRoomStateEndpoint,
    file: getFileEndpoint,
  });
  return {
    side: 'client',
    storageKey: clientKey(session.clientId, 'chat-'),
    calls,
    loadFollow: async () => (await import('../ui/live/follow-chat.ts')).followRoomOf(calls.ticket),
  };
}
