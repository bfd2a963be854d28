import { issueTicket } from '#platform/live/live-tickets.ts';
import { type ChatContext, viewerOf } from '../chat-viewer.ts';
import { CHAT_TOPIC } from './announce-chat.ts';
import { audienceIds } from './chat-audience.ts';

/** A ticket to follow the rooms that the person may see. */
export function chatTicket(context: ChatContext): Promise<string> {
  const { db, supplier, actor, now } = context;
  const room = { supplierId: supplier.id, topic: CHAT_TOPIC, ids: audienceIds(viewerOf(context).rooms) };
  return issueTicket(db, { sessionId: actor.sessionId, room }, now);
}
