import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { containing } from '#platform/db/sql-fragments.ts';
import type { AuditFilter } from '../../domain/audit-filter.ts';
import { auditEvents } from '../audit/audit.tables.ts';
import { staff } from '../staff/staff.tables.ts';
import { platformEvents as events } from './platform-events.tables.ts';

export interface PlatformEventFilter extends Omit<AuditFilter, 'subjectId'> {
  /** Done at this shop. */
  readonly supplierId?: SupplierId;
}

export const addPlatformEvent = (db: Db, event: typeof events.$inferInsert): Promise<unknown> =>
  db.insert(events).values(event);

const chosen = ({ person, kind, supplierId, from, before }: PlatformEventFilter): SQL | undefined =>
  and(
    kind === undefined ? undefined : like(events.action, `${kind}.%`),
    supplierId === undefined ? undefined : eq(events.onlyAt, supplierId),
    from === undefined ? undefined : gte(events.at, new Date(from)),
    before === undefined ? undefined : lt(events.at, new Date(before)),
    person === undefined ? undefined : by(person),
  );

/** By a person with this e-mail, or with this in the name. */
function by(person: string): SQL | undefined {
  const text = person.trim().toLowerCase();
  const named = or(eq(staff.email, text), ilike(staff.name, containing(text)));
  return inArray(events.staffId, sql`(select ${staff.id} from ${staff} where ${named})`);
}

const acted = aliasedTable(staff, 'acted');

/** Newest first. What was done at a shop has its facts in the shop's audit: `factsAtShops`. */
export const platformEventsPage = (db: Db, filter: PlatformEventFilter, { limit, offset }: PageRange) =>
  db
    .select({
      id: events.id,
      at: events.at,
      by: staff.name,
      email: staff.email,
      onBehalfOf: acted.name,
      supplierId: events.onlyAt,
      action: events.action,
      subject: events.subject,
      before: events.before,
      after: events.after,
    })
    .from(events)
    .leftJoin(staff, eq(staff.id, events.staffId))
    .leftJoin(acted, eq(acted.id, events.onBehalfOf))
    .where(chosen(filter))
    .orderBy(desc(events.id))
    .limit(limit)
    .offset(offset);

/** Facts of events at shops, by the event's id. They are erased there with the client whom they name. */
export async function factsAtShops(
  db: Db,
  wanted: readonly { readonly id: string; readonly supplierId: SupplierId | null }[],
): Promise<ReadonlyMap<string, Pick<typeof auditEvents.$inferSelect, 'before' | 'after'>>> {
  const suppliers = [...new Set(wanted.flatMap(({ supplierId }) => supplierId ?? []))];
  if (suppliers.length === 0) return new Map();
  const rows = await db
    .select({ id: auditEvents.id, before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(
      and(
        inArray(auditEvents.supplierId, suppliers),
        inArray(
          auditEvents.id,
          wanted.map(({ id }) => id),
        ),
      ),
    );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

export async function countPlatformEvents(db: Db, filter: PlatformEventFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(events).where(chosen(filter));
  return row?.total ?? 0;
}
