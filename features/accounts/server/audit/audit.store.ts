import { count, desc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { users } from '../clients/accounts.tables.ts';
import { staff } from '../staff/staff.tables.ts';
import { auditEvents } from './audit.tables.ts';

export const addAuditEvent = (db: Db, event: typeof auditEvents.$inferInsert): Promise<unknown> =>
  db.insert(auditEvents).values(event);

/** Newest first, with the name and e-mail of whoever made the change. */
export const auditPage = (db: Db, supplierId: SupplierId, { limit, offset }: PageRange) =>
  db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      by: sql<string>`coalesce(${staff.name}, ${users.name})`,
      email: sql<string>`coalesce(${staff.email}, ${users.email})`,
      action: auditEvents.action,
      subjectId: auditEvents.subjectId,
      before: auditEvents.before,
      after: auditEvents.after,
    })
    .from(auditEvents)
    .leftJoin(staff, eq(staff.id, auditEvents.staffId))
    .leftJoin(users, eq(users.id, auditEvents.userId))
    .where(eq(auditEvents.supplierId, supplierId))
    .orderBy(desc(auditEvents.id))
    .limit(limit)
    .offset(offset);

export async function countAudit(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, supplierId));
  return row?.total ?? 0;
}
