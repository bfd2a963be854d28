import { useEffect, useState, useSyncExternalStore } from 'react';
import { TYPING_INTERVAL } from '../../contract/chat-events.ts';
import type { ShownRoom } from '../../contract/room.wire.ts';
import type { ChatAccess } from '../chat-access.ts';
import type { FollowedRoom } from '../live/chat-line.ts';
import { type Conversation, type ConversationState, createConversation } from './conversation.ts';

/** Milliseconds. Without a live connection a visible page asks this often; with one, each third time. */
const POLL_INTERVAL = 15_000;

interface UsedConversation {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  /** Tells the other side that this one types. */
  readonly type: () => void;
}

/**
 * Follows a room while its page is shown. The component has the room's id and the person's as its key; the access is that of its
 * first render.
 */
export function useConversation(given: ChatAccess, room: ShownRoom): UsedConversation {
  const [access] = useState(given);
  const [conversation] = useState(() => createConversation(access, room));
  const [typing] = useState(typingTeller);
  const state = useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state);

  useEffect(() => {
    let line: FollowedRoom | undefined;
    let gone = false;
    let round = 0;
    const catchUp = (): void => void conversation.catchUp();
    catchUp();
    const follow = async (): Promise<void> => {
      const followRoom = await access.loadFollow();
      if (gone) return;
      line = followRoom(room.id, { ...conversation, onMissed: catchUp });
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
  }, [access, conversation, room.id, typing]);

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
