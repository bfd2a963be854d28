import { io, type Socket } from 'socket.io-client';
import { LIVE_PATH } from '#platform/contract/live.ts';
import { CHAT_RETRIES } from '../../contract/chat-events.ts';

/** Milliseconds. */
export const ANSWER_LIMIT = 5_000;

/** Connects with a new ticket each time, and gives up after the retries of spec 7; then the page polls. */
export const openChatSocket = (ticket: () => Promise<string>): Socket =>
  io({
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnectionAttempts: CHAT_RETRIES,
    auth: (give) => {
      ticket().then(
        (token) => give({ token }),
        () => give({}),
      );
    },
  });
