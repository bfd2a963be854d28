/** Opens, closes, hands over and reads rooms. */

import { staffMay } from '#features/accounts/domain/staff-may.ts';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { staffOf } from '#features/accounts/server/staff/staff.store.ts';
import type { StaffId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { Attendant } from '../contract/panel-room.wire.ts';
import type { ChatRoom } from '../domain/chat-room.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { type ChatContext, viewerOf } from './chat-viewer.ts';
import { announceRoom } from './live/announce-chat.ts';
import { presentRoom } from './present-rooms.ts';
import { changeRoom, lockRoom, markRead, type RoomRow, roomRow } from './rooms.store.ts';

type Changed<Code extends string = never> = Result<ChatRoom, { readonly code: 'room-not-found' | Code }>;

/** Idempotent. Spec 4, chat room. */
export const closeRoom = (context: ChatContext, id: RoomId, closed: boolean): Promise<Changed> =>
  changing(context, id, async (inside, row) => {
    if ((row.closedAt !== null) === closed) return;
    const { db, supplier, now } = inside;
    // Who closes it says that nothing is left to answer.
    const change = closed ? { closedAt: new Date(now), waitingSince: null } : { closedAt: null };
    await changeRoom(db, supplier.id, id, change, now);
    if (inside.actor.kind === 'staff')
      await recordChange(
        { ...inside, actor: inside.actor },
        {
          action: closed ? 'chat-room.closed' : 'chat-room.reopened',
          subjectId: id,
          before: { closed: !closed },
          after: { closed },
        },
      );
  });

/** The side has read up to a message; an earlier one than before changes nothing. */
export const readRoom = (context: ChatContext, id: RoomId, upTo: number): Promise<Changed> =>
  changing(context, id, async ({ db }, row) => {
    const { side } = viewerOf(context);
    const before = side === 'client' ? row.clientRead : row.shopRead;
    const now = Math.min(upTo, row.total);
    if (now > before) await markRead(db, row, side, now);
  });

export async function assignRoom(
  context: StaffContext,
  id: RoomId,
  attendantId: StaffId | null,
): Promise<Changed<'attendant-not-found'>> {
  const people = await attendantsOf(context);
  const isKnown = attendantId === context.actor.staffId || people.some((one) => one.id === attendantId);
  if (attendantId !== null && !isKnown) return refuse({ code: 'attendant-not-found' });
  return changing(context, id, async (inside, row) => {
    if (row.attendantId === attendantId) return;
    await changeRoom(inside.db, inside.supplier.id, id, { attendantId }, inside.now);
    await recordChange(
      { ...inside, actor: context.actor },
      {
        action: 'chat-room.assigned',
        subjectId: id,
        before: { attendantId: row.attendantId },
        after: { attendantId },
      },
    );
  });
}

/** The shop's people who may answer. */
export const attendantsOf = async ({ db, supplier }: Context): Promise<Attendant[]> =>
  (await staffOf(db, supplier.id))
    .filter(({ role }) => staffMay(role, 'chat:write'))
    .map(({ id, name }) => ({ id, name }));

/** Announces the room if it has changed. */
async function changing(
  context: ChatContext,
  id: RoomId,
  change: (inside: ChatContext, row: RoomRow) => Promise<void>,
): Promise<Changed> {
  const { rooms } = viewerOf(context);
  const found = await inTransaction(context, async (inside) => {
    const before = await lockRoom(inside.db, rooms, id);
    if (before === undefined) return undefined;
    await change(inside, before);
    return { before, after: await roomRow(inside.db, rooms, id) };
  });
  if (found?.after === undefined) return refuse({ code: 'room-not-found' });
  const room = await presentRoom(context, found.after);
  if (JSON.stringify(found.before) !== JSON.stringify(found.after)) await announceRoom(context, room);
  return accept(room);
}
