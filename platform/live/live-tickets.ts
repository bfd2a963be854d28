/**
 * Tickets: a page gets one by an ordinary call, which decides the room, and connects with it. Browsers send no header of ours with a
 * websocket, and the session cookie alone would let any page connect.
 */

import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '../keys/opaque-token.ts';
import { addTicket, takeTicket } from './live-tickets.store.ts';
import { type Follower, followerOf, type LiveRoom, roomName } from './live-topic.ts';

/** Milliseconds. */
const TICKET_LIFETIME = 30_000;

/** A ticket to follow this room, valid once and for half a minute. The caller has decided that the session may. */
export async function issueTicket(
  db: Db,
  { sessionId, room }: { readonly sessionId: string; readonly room: LiveRoom },
  now: Instant,
): Promise<string> {
  const ticket = newOpaqueToken();
  const expiresAt = new Date(now + TICKET_LIFETIME);
  await addTicket(db, { hash: hashOfOpaqueToken(ticket), sessionId, room: roomName(room), expiresAt }, now);
  return ticket;
}

/** Undefined for a ticket that is unknown, used or expired. */
export async function redeemTicket(db: Db, ticket: string, now: Instant): Promise<Follower | undefined> {
  const taken = await takeTicket(db, hashOfOpaqueToken(ticket), now);
  return taken && followerOf(taken);
}
