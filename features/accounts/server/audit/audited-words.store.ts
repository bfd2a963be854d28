/** What a shop's people wrote into the audit about a client or its payments: told to the client, and forgotten with it. */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PersonalRow } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { auditEvents } from './audit.tables.ts';

/** Facts that are words about somebody, or name them. What else an event tells are ids, states and amounts. */
const WORDS = ['name', 'email', 'reason', 'message', 'tracking', 'attendant'] as const;

const about = (supplierId: SupplierId, subjectIds: readonly string[]) =>
  and(eq(auditEvents.supplierId, supplierId), inArray(auditEvents.subjectId, [...subjectIds]));

/** Reasons and messages, the latest first. */
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

/** Who did what and when stays; what was said about the client does not. */
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
