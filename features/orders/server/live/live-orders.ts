/**
 * The topic `orders` of the live server: clients are notified that an order of theirs has changed, whichever process changed it.
 * The server chooses the room: the client at the supplier, or the linked user's own orders. Limits: 60 tickets a minute,
 * 10 connections per login, 20 per room. New orders are not notified: a NOTIFY makes commits wait for each other.
 */
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import { validSessionsAt } from '#features/accounts/server/sessions/valid-sessions.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { issueTicket } from '#platform/live/live-tickets.ts';
import type { LiveTopic } from '#platform/live/live-topic.ts';
import { changedOrderToWire, ORDER_CHANGED, ORDERS_MISSED } from '../../contract/live/live-events.ts';
import { type ChangedOrder, ORDERS_TOPIC } from '../status/queue-order-messages.ts';

/** A ticket to follow the orders that the user may see: the client's, or only their own. Spec 6, linked user. */
export function liveTicket({
  db,
  supplier,
  actor,
  now,
}: Context & { readonly actor: Customer }): Promise<string> {
  const ids = seesAllOrders(actor.capacity) ? [actor.clientId] : [actor.clientId, actor.userId];
  const room = { supplierId: supplier.id, topic: ORDERS_TOPIC, ids };
  return issueTicket(db, { sessionId: actor.sessionId, room }, now);
}

export const ordersTopic: LiveTopic<ChangedOrder> = {
  name: ORDERS_TOPIC,
  missed: ORDERS_MISSED,
  eventOf: ({ supplierId, clientId, userId, number }) => ({
    event: { name: ORDER_CHANGED, fact: changedOrderToWire(number) },
    rooms: [
      { supplierId, ids: [clientId] },
      { supplierId, ids: [clientId, userId] },
    ],
  }),
  mayFollow: (db, followers) => validSessionsAt(db, followers, Date.now()),
};
