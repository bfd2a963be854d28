/**
 * Notifies clients immediately that an order of theirs has changed, whichever process changed it. The server chooses the room:
 * the client at the supplier, or the linked user's own orders. Limits: 60 tickets a minute, 10 connections per login, 20 per
 * room. New orders are not notified: a NOTIFY makes commits wait for each other.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import { validSessionsAt } from '#features/accounts/server/sessions/valid-sessions.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { listen } from '#platform/db/listen.ts';
import { openLive } from '#platform/http/live-server.ts';
import { ORDER_CHANGED, ORDERS_MISSED } from '../../contract/live/live-events.ts';
import { addTicket, takeTicket } from './live-tickets.store.ts';
import { type ChangedOrder, ORDERS_CHANNEL } from './notify-change.store.ts';

const TICKET_LIFETIME = 30_000;
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** A ticket to follow the orders that the user may see: the client's, or only their own. Spec 6, linked user. */
export async function liveTicket({
  db,
  supplier,
  actor,
  now,
}: Context & { readonly actor: Customer }): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const client = roomOfClient(supplier.id, actor.clientId);
  const room = seesAllOrders(actor.capacity) ? client : roomOfUser(client, actor.userId);
  const expiresAt = new Date(now + TICKET_LIFETIME);
  await addTicket(db, { hash: hashOf(ticket), sessionId: actor.sessionId, room, expiresAt }, now);
  return ticket;
}

const roomOfClient = (supplierId: string, clientId: string): string => `${supplierId}:${clientId}`;
const supplierOfRoom = (room: string): string => room.split(':', 1)[0] ?? '';
const roomOfUser = (client: string, userId: string): string => `${client}:${userId}`;

interface LiveOrders {
  readonly server: Server;
  readonly database: Database;
  readonly url: string;
  readonly failed: (error: unknown) => void;
}

/** Returns a function that stops it. */
export function openLiveOrders({ server, database: { db }, url, failed }: LiveOrders): () => Promise<void> {
  const live = openLive({
    server,
    failed,
    redeem: (ticket) => takeTicket(db, hashOf(ticket), Date.now()),
    mayStay: async (followers) => {
      const places = followers.map((follower) => ({
        ...follower,
        supplierId: supplierOfRoom(follower.room),
        follower,
      }));
      return new Set([...(await validSessionsAt(db, places, Date.now()))].map(({ follower }) => follower));
    },
  });
  const listener = listen(url, {
    channel: ORDERS_CHANNEL,
    heard: (payload) => {
      const { supplierId, clientId, userId, number } = JSON.parse(payload) as ChangedOrder;
      const client = roomOfClient(supplierId, clientId);
      for (const room of [client, roomOfUser(client, userId)])
        live.tell(room, ORDER_CHANGED, { numpedido: number });
    },
    missed: () => live.tellAll(ORDERS_MISSED),
  });
  return async () => {
    await live.close();
    await listener.close();
  };
}
