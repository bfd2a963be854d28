/** Rooms with their names and last messages. */
import { clientsAt, usersById } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import type { PanelRoom } from '../contract/panel-room.wire.ts';
import type { ChatRoom } from '../domain/chat-room.ts';
import { lastMessages } from './messages.store.ts';
import { type RoomRow, roomOfRow } from './rooms.store.ts';

export async function presentRooms(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  rows: readonly RoomRow[],
): Promise<ChatRoom[]> {
  const last = await lastMessages(db, supplier.id, rows);
  const names = await staffNames(db, [...new Set(rows.flatMap((row) => row.attendantId ?? []))]);
  return rows.map((row) => {
    const name = row.attendantId === null ? undefined : names.get(row.attendantId);
    const attendant =
      row.attendantId === null || name === undefined ? undefined : { id: row.attendantId, name };
    return { ...roomOfRow(row), ...defined({ last: last.get(row.id), attendant }) };
  });
}

export const presentRoom = async (
  context: Pick<Context, 'db' | 'supplier'>,
  row: RoomRow,
): Promise<ChatRoom> => {
  const [room] = await presentRooms(context, [row]);
  if (room === undefined) throw new Error('a row is a room');
  return room;
};

/** Adds the client's and the user's name, for the panel; '' for people who no longer exist. */
export async function withClientNames(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  rooms: readonly ChatRoom[],
): Promise<PanelRoom[]> {
  const clients = await clientsAt(db, supplier.id, [...new Set(rooms.map(({ clientId }) => clientId))]);
  const users = await usersById(db, [...new Set(rooms.map(({ userId }) => userId))]);
  const nameIn = (people: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    people.find((one) => one.id === id)?.name ?? '';
  return rooms.map((room) => ({
    ...room,
    clientName: nameIn(clients, room.clientId),
    userName: nameIn(users, room.userId),
  }));
}
