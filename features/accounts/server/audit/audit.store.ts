import { and, count, desc, eq, gte, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { containing } from '#platform/db/sql-fragments.ts';
import type { AuditFilter } from '../../domain/audit-filter.ts';
import { users } from '../clients/accounts.tables.ts';
import { staff } from '../staff/staff.tables.ts';
import { auditEvents } from './audit.tables.ts';

export const addAuditEvent = (db: Db, event: typeof auditEvents.$inferInsert): Promise<unknown> =>
  db.insert(auditEvents).values(event);

/** The first word of an action starts the text up to the dot, so that 'page' does not find 'pages'. */
const chosen = (
  supplierId: SupplierId,
  { person, kind, subjectId, from, before }: AuditFilter,
): SQL | undefined =>
  and(
    eq(auditEvents.supplierId, supplierId),
    kind === undefined ? undefined : like(auditEvents.action, `${kind}.%`),
    subjectId === undefined ? undefined : eq(auditEvents.subjectId, subjectId),
    from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
    before === undefined ? undefined : lt(auditEvents.at, new Date(before)),
    person === undefined ? undefined : by(person),
  );

/** Made by a person with this e-mail, or with this in the name. Few people change a shop, so they are found first. */
function by(person: string): SQL | undefined {
  const text = person.trim().toLowerCase();
  const inName = containing(text);
  const of = (people: typeof staff | typeof users) => or(eq(people.email, text), ilike(people.name, inName));
  return or(
    inArray(auditEvents.staffId, sql`(select ${staff.id} from ${staff} where ${of(staff)})`),
    inArray(auditEvents.userId, sql`(select ${users.id} from ${users} where ${of(users)})`),
  );
}

/** Newest first, with the name and e-mail of whoever made the change. */
export const auditPage = (
  db: Db,
  supplierId: SupplierId,
  filter: AuditFilter,
  { limit, offset }: PageRange,
) =>
  db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      by: sql<string>`coalesce(${staff.name}, ${users.name}) || coalesce(
        ' em nome de ' || (select acted.name from staff as acted where acted.id = ${auditEvents.onBehalfOf}), '')`,
      email: sql<string>`coalesce(${staff.email}, ${users.email})`,
      action: auditEvents.action,
      subjectId: auditEvents.subjectId,
      before: auditEvents.before,
      after: auditEvents.after,
    })
    .from(auditEvents)
    .leftJoin(staff, eq(staff.id, auditEvents.staffId))
    .leftJoin(users, eq(users.id, auditEvents.userId))
    .where(chosen(supplierId, filter))
    // By their ids, in the order in which they were written: who began first may have changed last.
    .orderBy(desc(auditEvents.id))
    .limit(limit)
    .offset(offset);

export async function countAudit(db: Db, supplierId: SupplierId, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditEvents).where(chosen(supplierId, filter));
  return row?.total ?? 0;
}
