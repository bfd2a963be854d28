/** A conversation between a client and a shop, about one order or about the shop. Spec 3 and 4, chat room. */
import type { ClientId, OrderNumber, StaffId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatSide, RoomId } from './chat-side.ts';

/** What a room is about. */
export type RoomChannel = 'shop' | 'order';

export interface ChatRoom {
  readonly id: RoomId;
  readonly channel: RoomChannel;
  /** Set if the conversation is about an order. */
  readonly orderNumber?: OrderNumber;
  readonly clientId: ClientId;
  /** Whose it is among the client's people: who issued the order, or opened the room. */
  readonly userId: UserId;
  readonly closed: boolean;
  /** Messages so far, which is also the number of the last one. */
  readonly total: number;
  /** Number of the last message that each side has read. */
  readonly readUpTo: Readonly<Record<ChatSide, number>>;
  /** Messages of the other side that each side has not read. */
  readonly unread: Readonly<Record<ChatSide, number>>;
  /** When the client wrote what the shop has not answered yet; absent: nobody waits. */
  readonly waitingSince?: Instant;
  readonly attendant?: { readonly id: StaffId; readonly name: string };
  readonly last?: ChatMessage;
  readonly openedAt: Instant;
  /** When the last message was sent or the state changed. */
  readonly changedAt: Instant;
}

/** Page size of rooms and of messages. Spec 9. */
export const CHAT_PAGE_SIZE = 30;
