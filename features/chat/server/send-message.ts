import { refuse } from '#kernel/result.ts';
import type { MessageRefusal } from '../contract/texts.ts';
import { type MessageId, tidyMessage } from '../domain/chat-message.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { type Added, addMessage } from './add-message.ts';
import type { ChatContext } from './chat-viewer.ts';

export async function sendMessage(
  context: ChatContext,
  roomId: RoomId,
  { id, text }: { readonly id: MessageId; readonly text: string },
): Promise<Added<MessageRefusal | 'too-many-files' | 'too-many-bytes'>> {
  const tidy = tidyMessage(text);
  if (tidy === '') return refuse({ code: 'message-empty' });
  return addMessage(context, roomId, { id, kind: 'text', text: tidy });
}
