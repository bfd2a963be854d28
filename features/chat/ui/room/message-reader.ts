import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { ChatMessage, MessageId } from '../../domain/chat-message.ts';
import type { ChatSide, RoomId } from '../../domain/chat-side.ts';

/** For whom messages are shown. */
export interface MessageReader {
  readonly side: ChatSide;
  readonly zone: TimeZone;
  readonly fileAddress: (roomId: RoomId, id: MessageId) => string;
  /** Shows a picture in the page; absent: the browser opens it in a tab of its own. */
  readonly openPicture?: (message: ChatMessage) => void;
  /** Where several people write on the reader's side: the reader's name. The others' names are shown, once for messages in a row. */
  readonly among?: string;
}
