/** What a page receives of its conversations, whichever connection brings it. */
import type { RoomEvent, TypingEvent } from '../../contract/chat-events.ts';
import type { WireMessage } from '../../contract/fields.schema.ts';
import type { RoomId } from '../../domain/chat-side.ts';

export interface ChatListener {
  readonly onMessage: (message: WireMessage) => void;
  readonly onRoom: (room: RoomEvent) => void;
  readonly onTyping: (typing: TypingEvent) => void;
  /** Events may have been missed. */
  readonly onMissed: () => void;
  readonly onState: (live: boolean) => void;
}

/** The connection of a page that shows a conversation. */
export interface FollowedRoom {
  /** Tells the other side that this one types. */
  type(): void;
  /** Tries again after the retries have ended. */
  connect(): void;
  end(): void;
}

export type FollowRoom = (roomId: RoomId, listener: ChatListener) => FollowedRoom;
