/** The live rooms of chat: a shop's people, a client's people, one of its users, and those who look at one conversation. */
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { ChatSide, RoomId } from '../../domain/chat-side.ts';
import type { RoomsOf } from '../rooms.store.ts';

type Ids = readonly string[];

const SHOP = 'shop';
const CLIENT = 'client';
const LOOKING = 'looking';

/** The room of a person's ticket, which says what they may see. */
export function audienceIds({ clientId, userId }: RoomsOf): Ids {
  if (clientId === undefined) return [SHOP, 'all'];
  return userId === undefined ? [CLIENT, clientId] : [CLIENT, clientId, userId];
}

/** The inverse of `audienceIds`. */
export function seenBy(supplierId: SupplierId, [kind, clientId, userId]: Ids): RoomsOf | undefined {
  if (kind === SHOP) return { supplierId };
  if (kind !== CLIENT || clientId === undefined) return undefined;
  return { supplierId, clientId, ...(userId === undefined ? {} : { userId }) };
}

export const sideOfAudience = ([kind]: Ids): ChatSide => (kind === SHOP ? 'shop' : 'client');

export const lookingAt = (roomId: RoomId): Ids => [LOOKING, roomId];

/** Everybody who sees the room. */
export const allWhoSee = ({
  clientId,
  userId,
}: {
  readonly clientId: ClientId;
  readonly userId: UserId;
}): readonly Ids[] => [
  [SHOP, 'all'],
  [CLIENT, clientId],
  [CLIENT, clientId, userId],
];
