/** Opens a room about the shop or about an order: the one that exists, or a new one. */
import { orderForStaff } from '#features/orders/server/read/order-for-staff.ts';
import { seesOrder } from '#features/orders/server/read/order-visibility.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ChatRoom, RoomChannel } from '../domain/chat-room.ts';
import { type ChatContext, roomOwner } from './chat-viewer.ts';
import { announceRoom } from './live/announce-chat.ts';
import { presentRoom } from './present-rooms.ts';
import {
  changeRoom,
  insertRoom,
  type NewRoom,
  type RoomRow,
  roomAboutShop,
  roomOfOrder,
} from './rooms.store.ts';
import { settingsOf } from './settings/chat-settings.store.ts';

type Opened<Code extends string> = Result<ChatRoom, { readonly code: Code }>;

export async function openRoom(
  context: CustomerContext,
  { channel, orderNumber }: { readonly channel: RoomChannel; readonly orderNumber?: OrderNumber | undefined },
): Promise<Opened<'order-not-found' | 'chat-disabled'>> {
  if (!(await settingsOf(context.db, context.supplier.id)).enabled) return refuse({ code: 'chat-disabled' });
  if (channel === 'shop') {
    const { clientId } = context.actor;
    return accept(await open(context, { channel, clientId, userId: await roomOwner(context) }));
  }
  if (orderNumber === undefined || !(await seesOrder(context, orderNumber)))
    return refuse({ code: 'order-not-found' });
  return openAboutOrder(context, orderNumber);
}

/** The shop's people may begin, too. */
export const openShopRoom = (
  context: StaffContext,
  orderNumber: OrderNumber,
): Promise<Opened<'order-not-found'>> => openAboutOrder(context, orderNumber);

async function openAboutOrder(
  context: ChatContext,
  orderNumber: OrderNumber,
): Promise<Opened<'order-not-found'>> {
  const order = await orderForStaff(context, orderNumber);
  if (order === undefined) return refuse({ code: 'order-not-found' });
  const { clientId, userId } = order;
  return accept(await open(context, { channel: 'order', orderNumber, clientId, userId }));
}

async function open(context: ChatContext, wanted: Omit<NewRoom, 'id'>): Promise<ChatRoom> {
  const { row, changed } = await inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const known = await find(inside, wanted);
    if (known !== undefined && known.closedAt === null) return { row: known, changed: false };
    if (known === undefined) await insertRoom(db, supplier.id, { ...wanted, id: newId() }, now);
    else await changeRoom(db, supplier.id, known.id, { closedAt: null }, now);
    const opened = await find(inside, wanted);
    if (opened === undefined) throw new Error('an opened room is gone');
    return { row: opened, changed: true };
  });
  const room = await presentRoom(context, row);
  if (changed) await announceRoom(context, room);
  return room;
}

const find = ({ db, supplier }: ChatContext, wanted: Omit<NewRoom, 'id'>): Promise<RoomRow | undefined> =>
  wanted.orderNumber === undefined
    ? roomAboutShop(db, supplier.id, wanted)
    : roomOfOrder(db, supplier.id, wanted.orderNumber);
