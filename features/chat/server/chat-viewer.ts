/** Who is at the chat: which rooms they may see, and whose side they write on. */
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import { usersOfClient } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Customer, Staff } from '#kernel/scope.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import type { ChatSide } from '../domain/chat-side.ts';
import type { RoomsOf } from './rooms.store.ts';

export type ChatContext = Context & { readonly actor: Customer | Staff };

export interface ChatViewer {
  readonly rooms: RoomsOf;
  readonly side: ChatSide;
  readonly id: string;
  readonly name: string;
}

/** Linked users see what they opened and what is about their own orders; the client's others see all of it. Spec 6, linked user. */
export function viewerOf({ supplier, actor }: ChatContext): ChatViewer {
  const supplierId = supplier.id;
  if (actor.kind === 'staff')
    return { rooms: { supplierId }, side: 'shop', id: actor.staffId, name: actor.name };
  const { clientId, userId, name, capacity } = actor;
  const rooms = { supplierId, clientId, ...(seesAllOrders(capacity) ? {} : { userId }) };
  return { rooms, side: 'client', id: userId, name };
}

/** Whose room about the shop it is: the main user's and those who act for the client share one. */
export async function roomOwner({ db, actor }: CustomerContext): Promise<UserId> {
  if (actor.capacity === 'principal' || !seesAllOrders(actor.capacity)) return actor.userId;
  const main = (await usersOfClient(db, actor.clientId)).find(({ principal }) => principal);
  return main?.id ?? actor.userId;
}
