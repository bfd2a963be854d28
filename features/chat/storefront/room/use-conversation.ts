import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBuyer } from '#features/payments/storefront/buyer.ts';
import { TYPING_INTERVAL } from '../../contract/chat-events.ts';
import type { ShownRoom } from '../../contract/room.wire.ts';
import type { FollowedRoom } from '../live/follow-room.ts';
import { type Conversation, type ConversationState, createConversation } from './conversation.ts';

/** Milliseconds. Without a live connection a visible page asks this often; with one, each third time. */
const POLL_INTERVAL = 15_000;

interface UsedConversation {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  /** Tells the shop that the client types. */
  readonly type: () => void;
}

/** Follows a room while its page is shown. The component has the room's id and the client's as its key. */
export function useConversation(room: ShownRoom): UsedConversation {
  const [buyer] = useState(useBuyer());
  const [conversation] = useState(() => createConversation(buyer, room));
  const [typing] = useState(typingTeller);
  const state = useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state);

  useEffect(() => {
    let line: FollowedRoom | undefined;
    let gone = false;
    let round = 0;
    const catchUp = (): void => void conversation.catchUp();
    catchUp();
    const follow = async (): Promise<void> => {
      const { followRoom } = await import('../live/follow-room.ts');
      if (gone) return;
      line = followRoom(buyer, room.id, { ...conversation, onMissed: catchUp });
      typing.use(line);
    };
    // Without the script the page polls.
    follow().catch(() => {});
    const reconnect = (): void => {
      line?.connect();
      catchUp();
    };
    const timer = setInterval(() => {
      round += 1;
      if (document.visibilityState !== 'visible') return;
      if (!conversation.state().isLive) reconnect();
      else if (round % 3 === 0) catchUp();
    }, POLL_INTERVAL);
    window.addEventListener('online', reconnect);
    return () => {
      gone = true;
      clearInterval(timer);
      window.removeEventListener('online', reconnect);
      line?.end();
    };
  }, [buyer, conversation, room.id, typing]);

  useReadMark(conversation, state);
  return { conversation, state, type: typing.tell };
}

/** What stands on a visible page has been read. */
function useReadMark(conversation: Conversation, { messages }: ConversationState): void {
  const last = messages.at(-1)?.number;
  useEffect(() => {
    const mark = (): void => {
      if (last === undefined || document.visibilityState !== 'visible') return;
      // The next message or visit marks it again.
      conversation.markRead().catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversation, last]);
}

/** At most one event per interval. */
function typingTeller() {
  let line: FollowedRoom | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return {
    use(followed: FollowedRoom): void {
      line = followed;
    },
    tell(): void {
      if (performance.now() - last < TYPING_INTERVAL) return;
      last = performance.now();
      line?.type();
    },
  };
}
