/**
 * The page's one connection to the conversations of a shop. The count in the navigation, the inbox and the open room use it together:
 * a shop's people are admitted by the number of their connections.
 */
import type { RoomId } from '../../domain/chat-side.ts';
import type { ChatListener, FollowRoom } from '../../ui/live/chat-line.ts';
import type { FollowedChat, followChat } from '../../ui/live/follow-chat.ts';

export interface ChatLine {
  /** The connection stays open until each of its users has called the returned function. */
  readonly use: () => () => void;
  readonly followRoom: FollowRoom;
  /** Tries again after the retries have ended. */
  readonly connect: () => void;
}

interface ChatLineOptions {
  readonly ticket: () => Promise<string>;
  /** Something has happened in some room, or may have. */
  readonly changed: () => void;
  /** Loads the script. */
  readonly load: () => Promise<{ readonly followChat: typeof followChat }>;
}

/** Milliseconds between two attempts after the retries have ended. */
const RETRY_INTERVAL = 15_000;

export function createChatLine({ ticket, changed, load }: ChatLineOptions): ChatLine {
  const rooms = new Set<{ readonly roomId: RoomId; readonly listener: ChatListener }>();
  let users = 0;
  let chat: FollowedChat | undefined;
  let isLive = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** The room that was opened last. */
  const shown = (): RoomId | undefined => [...rooms].at(-1)?.roomId;
  const each = (call: (listener: ChatListener) => void): void => {
    for (const { listener } of rooms) call(listener);
  };
  const toAll: ChatListener = {
    onMessage(message) {
      each(({ onMessage }) => onMessage(message));
      changed();
    },
    onRoom(room) {
      each(({ onRoom }) => onRoom(room));
      changed();
    },
    onTyping: (typing) => each(({ onTyping }) => onTyping(typing)),
    onMissed() {
      each(({ onMissed }) => onMissed());
      changed();
    },
    onState(live) {
      isLive = live;
      each(({ onState }) => onState(live));
    },
  };
  const open = async (): Promise<void> => {
    const script = await load();
    if (users > 0 && chat === undefined) chat = script.followChat(ticket, toAll, shown());
  };
  const connect = (): void => {
    if (isLive) return;
    if (chat === undefined) open().catch(() => {});
    else chat.connect();
  };
  const connectIfSeen = (): void => {
    if (document.visibilityState === 'visible') connect();
  };
  const use = (): (() => void) => {
    users += 1;
    if (users === 1) {
      connect();
      timer = setInterval(connectIfSeen, RETRY_INTERVAL);
      window.addEventListener('online', connect);
    }
    let isUsed = true;
    return () => {
      if (!isUsed) return;
      isUsed = false;
      users -= 1;
      if (users > 0) return;
      clearInterval(timer);
      window.removeEventListener('online', connect);
      chat?.end();
      chat = undefined;
      isLive = false;
    };
  };
  return {
    use,
    connect,
    followRoom(roomId, listener) {
      const room = { roomId, listener };
      rooms.add(room);
      chat?.show(roomId);
      const end = use();
      return {
        type: () => chat?.type(roomId),
        connect,
        end() {
          rooms.delete(room);
          chat?.show(shown());
          end();
        },
      };
    },
  };
}
