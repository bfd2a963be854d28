import { and, eq, gt, lt } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { liveTickets } from './live-tickets.tables.ts';

interface StoredTicket {
  readonly hash: string;
  readonly sessionId: string;
  readonly room: string;
  readonly expiresAt: Date;
}

/** Adds a ticket, and deletes the expired ones. */
export async function addTicket(db: Db, ticket: StoredTicket, now: Instant): Promise<void> {
  await db.delete(liveTickets).where(lt(liveTickets.expiresAt, new Date(now)));
  await db.insert(liveTickets).values(ticket);
}

/** Redeems a ticket; a second attempt finds none. */
export async function takeTicket(db: Db, hash: string, now: Instant) {
  const [taken] = await db
    .delete(liveTickets)
    .where(and(eq(liveTickets.hash, hash), gt(liveTickets.expiresAt, new Date(now))))
    .returning({ sessionId: liveTickets.sessionId, room: liveTickets.room });
  return taken;
}
