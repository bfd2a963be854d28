/** The job: queues a mail for who has not read for five minutes, once until they read. Any number of processes may run it. */
import type { Instant } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { ChatSide } from '../../domain/chat-side.ts';
import { CHAT_MAIL } from './chat-mails.ts';
import { lockDueRooms, markMailed } from './due-rooms.store.ts';

/** Rooms of one transaction. */
const BATCH = 50;
/** Of one run; the rest waits for the next. */
const MAX_BATCHES = 20;

const SIDES: readonly ChatSide[] = ['client', 'shop'];

export async function mailWhoIsAway(database: Database, now: Instant): Promise<number> {
  let mailed = 0;
  for (const side of SIDES)
    for (let round = 0; round < MAX_BATCHES; round += 1) {
      const some = await database.transaction(async (db) => {
        const due = await lockDueRooms(db, side, now, BATCH);
        for (const room of due) {
          await markMailed(db, room, side);
          await queueMail(db, CHAT_MAIL, { supplierId: room.supplierId, roomId: room.id, side }, now);
        }
        return due.length;
      });
      mailed += some;
      if (some < BATCH) break;
    }
  return mailed;
}
