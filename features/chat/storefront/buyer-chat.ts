import type { Session } from '#features/accounts/domain/session.ts';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { clientKey } from '#platform/web/storage/client-storage.ts';
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
    storageKey: clientKey(session.clientId, `chat-${personMark(session)}-`),
    calls,
    loadFollow: async () => (await import('../ui/live/follow-chat.ts')).followRoomOf(calls.ticket),
  };
}

/** Distinguishes the people of one client, so that nobody sends what a colleague has written. Not their e-mail, which would be stored. */
function personMark({ email = '' }: Pick<Session, 'email'>): string {
  let hash = 0;
  for (const character of email.toLowerCase()) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
