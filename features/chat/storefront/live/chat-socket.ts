import { io, type Socket } from 'socket.io-client';
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { LIVE_PATH } from '#platform/contract/live.ts';
import { chatTicketEndpoint } from '../../contract/chat.endpoints.ts';
import { CHAT_RETRIES } from '../../contract/chat-events.ts';

/** Milliseconds. */
export const ANSWER_LIMIT = 5_000;

/** Connects with a new ticket each time, and gives up after the retries of spec 7; then the page polls. */
export const openChatSocket = ({ api, shop }: Buyer): Socket =>
  io({
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnectionAttempts: CHAT_RETRIES,
    auth: (give) => {
      api.call(chatTicketEndpoint, { params: { idfornecedor: shop.id } }).then(
        ({ bilhete }) => give({ token: bilhete }),
        () => give({}),
      );
    },
  });
