/**
 * Free text that staff wrote into the audit log about a client or its payments. It is part of the client's data export and is
 * erased with the client.
 */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PersonalRow } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { auditEvents } from './audit.tables.ts';

/** Fact keys that hold free text about a person or their name. All other facts are ids, states and amounts. */
const WORDS = ['name', 'email', 'reason', 'message', 'tracking', 'attendant'] as const;

const about = (supplierId: SupplierId, subjectIds: readonly string[]) =>
  and(eq(auditEvents.supplierId, supplierId), inArray(auditEvents.subjectId, [...subjectIds]));

/** Reasons and messages, newest first. */
export async function reasonsAbout(
  db: Db,
  supplierId: SupplierId,
  subjectIds: readonly string[],
): Promise<readonly PersonalRow[]> {
  if (subjectIds.length === 0) return [];
  const { before, after } = auditEvents;
  const reason = sql<string>`coalesce(${after} ->> 'reason', ${after} ->> 'message', ${before} ->> 'reason')`;
  return db
    .select({
      at: auditEvents.at,
      orderNumber: sql<number | null>`coalesce(${before} -> 'order', ${before} -> 'orderNumber')::bigint`,
      reason,
    })
    .from(auditEvents)
    .where(and(about(supplierId, subjectIds), sql`${reason} <> ''`))
    .orderBy(desc(auditEvents.id));
}

/** Removes the free text from the events; who did what and when stays. */
export async function forgetAuditedWords(
  db: Db,
  supplierId: SupplierId,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  const words = sql`${sql.param([...WORDS])}::text[]`;
  await db
    .update(auditEvents)
    .set({ before: sql`${auditEvents.before} - ${words}`, after: sql`${auditEvents.after} - ${words}` })
    .where(
      and(
        about(supplierId, subjectIds),
        or(sql`${auditEvents.before} ?| ${words}`, sql`${auditEvents.after} ?| ${words}`),
      ),
    );
}
