import { customersPage } from '#features/accounts/server/clients/customers-page.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext, StaffContext } from '#platform/db/context.ts';
import type { PanelRoom, RoomFilter } from '../contract/panel-room.wire.ts';
import type { ChatRoom } from '../domain/chat-room.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { type ChatContext, viewerOf } from './chat-viewer.ts';
import { presentRoom, presentRooms, withClientNames } from './present-rooms.ts';
import { clientsOfRooms, countRooms, type RoomSearch, roomsPage } from './room-lists.store.ts';
import { roomCounts, roomRow, unreadAmong } from './rooms.store.ts';

/** The rooms that the customer may see. */
export async function listRooms(
  context: CustomerContext,
  search: { readonly closed?: boolean },
  page: PageRange,
): Promise<{ readonly rooms: ChatRoom[]; readonly total: number; readonly unread: number }> {
  const { db } = context;
  const { rooms, side } = viewerOf(context);
  const rows = await roomsPage(db, rooms, search, page);
  return {
    rooms: await presentRooms(context, rows),
    total: await countRooms(db, rooms, search),
    unread: await unreadAmong(db, rooms, side),
  };
}

/** Limit of matching clients: beyond it some are left out, and the search has to be narrower. */
const MAX_CLIENTS = 500;

export async function listShopRooms(
  context: StaffContext,
  { byWait = false, ...filter }: RoomFilter,
  page: PageRange,
) {
  const { db, supplier, actor } = context;
  const rooms = { supplierId: supplier.id };
  const search = await searchOf(context, filter);
  const rows = await roomsPage(db, rooms, { ...search, byWait }, page);
  return {
    rooms: await withClientNames(context, await presentRooms(context, rows)),
    total: await countRooms(db, rooms, search),
    counts: await roomCounts(db, supplier.id, actor.staffId),
  };
}

async function searchOf(
  { db, supplier, actor }: StaffContext,
  { attendant, search = '', ...filter }: RoomFilter,
): Promise<RoomSearch> {
  const attended = attendant === undefined ? {} : { attendedBy: { who: attendant, me: actor.staffId } };
  const words = clientSearchWords(search);
  if (words.length === 0) return { ...filter, ...attended };
  const among = clientsOfRooms(db, supplier.id);
  const wanted = { among, words };
  const found = await customersPage(db, supplier.id, wanted, { limit: MAX_CLIENTS, offset: 0 });
  const orderNumber = /^\d{1,15}$/.test(search.trim()) ? { orderNumber: Number(search.trim()) } : {};
  return { ...filter, ...attended, clientIds: found.map(({ clientId }) => clientId), ...orderNumber };
}

type Found<Room> = Result<Room, { readonly code: 'room-not-found' }>;

export async function getRoom(context: ChatContext, id: RoomId): Promise<Found<ChatRoom>> {
  const row = await roomRow(context.db, viewerOf(context).rooms, id);
  return row === undefined ? refuse({ code: 'room-not-found' }) : accept(await presentRoom(context, row));
}

/** A room as the panel shows it. */
export async function asPanelRoom(context: StaffContext, room: ChatRoom): Promise<PanelRoom> {
  const [named] = await withClientNames(context, [room]);
  if (named === undefined) throw new Error('a room is a room');
  return named;
}
