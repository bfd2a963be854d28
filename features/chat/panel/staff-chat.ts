import { type StaffPlace, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Api } from '#platform/web/api.ts';
import { staffKey } from '#platform/web/storage/staff-storage.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  panelChangeRoomStateEndpoint,
  panelChatTicketEndpoint,
  panelGetFileEndpoint,
  panelListMessagesEndpoint,
  panelReadRoomEndpoint,
  panelSendFileEndpoint,
  panelSendMessageEndpoint,
} from '../contract/panel-chat.endpoints.ts';
import { type ChatAccess, type ChatCalls, chatCalls } from '../ui/chat-access.ts';
import { type ChatLine, useChatLine } from './live/use-chat-line.ts';

export const staffCalls = (api: Api, shopId: string): ChatCalls =>
  chatCalls(api, shopId, {
    ticket: panelChatTicketEndpoint,
    messages: panelListMessagesEndpoint,
    send: panelSendMessageEndpoint,
    sendFile: panelSendFileEndpoint,
    read: panelReadRoomEndpoint,
    setState: panelChangeRoomStateEndpoint,
    file: panelGetFileEndpoint,
  });

/** What this person writes in a room of this shop is stored under it: `name` says what, and the room's id follows. */
export const roomStorageKey = (
  { session, shop }: Pick<StaffPlace, 'session' | 'shop'>,
  name: string,
): string => staffKey(session.email, `${name}-${shop.id}-`);

interface StaffChat extends ChatAccess {
  readonly line: ChatLine;
  readonly mayWrite: boolean;
}

/** The shop's conversations, for its people. */
export function useStaffChat(): StaffChat {
  const api = useApi();
  const place = useStaffPlace();
  const mayWrite = useMay('chat:write');
  const line = useChatLine();
  const calls = staffCalls(api, place.shop.id);
  return {
    side: 'shop',
    storageKey: roomStorageKey(place, 'chat'),
    // Who may only read leaves the messages unread for those who answer.
    calls: mayWrite ? calls : { ...calls, markRead: async () => {} },
    loadFollow: async () => line.followRoom,
    line,
    mayWrite,
  };
}
