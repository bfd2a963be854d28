import { and, asc, count, eq, lte, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { atVersion, nextVersion } from '#platform/db/version.ts';
import type { ExportRhythm } from '../domain/export-rhythm.ts';
import type { ExportSchedule, WantedExport } from '../domain/export-schedule.ts';
import { exportSchedules } from './exports.tables.ts';

type Row = typeof exportSchedules.$inferSelect;

const one = (supplierId: SupplierId, id: string) =>
  and(eq(exportSchedules.supplierId, supplierId), eq(exportSchedules.id, id));

export async function schedulesPage(db: Db, supplierId: SupplierId, { limit, offset }: PageRange) {
  const rows = await db
    .select()
    .from(exportSchedules)
    .where(eq(exportSchedules.supplierId, supplierId))
    .orderBy(asc(sql`folded(${exportSchedules.name})`), asc(exportSchedules.id))
    .limit(limit)
    .offset(offset);
  return rows.map(scheduleOf);
}

export async function countSchedules(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(exportSchedules)
    .where(eq(exportSchedules.supplierId, supplierId));
  return row?.total ?? 0;
}

/** Serialises what adds schedules to the shop until the transaction ends. Advisory lock. */
export const lockSchedules = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports of ${supplierId}`}, 0))`);

export async function scheduleById(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<ExportSchedule | undefined> {
  const [row] = await db.select().from(exportSchedules).where(one(supplierId, id));
  return row && scheduleOf(row);
}

/** Locked until the transaction ends; undefined where another process has it. */
export async function lockSchedule(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<ExportSchedule | undefined> {
  const [row] = await db
    .select()
    .from(exportSchedules)
    .where(one(supplierId, id))
    .for('update', { skipLocked: true });
  return row && scheduleOf(row);
}

export async function insertSchedule(
  db: Db,
  supplierId: SupplierId,
  schedule: ExportSchedule,
): Promise<void> {
  const { id, makerId, state, nextAt } = schedule;
  await db.insert(exportSchedules).values({
    ...wantedColumns(schedule),
    ...{ supplierId, id, makerId, state },
    nextAt: nextAt === undefined ? null : new Date(nextAt),
  });
}

type ScheduleChanges = Pick<ExportSchedule, 'state'> &
  Partial<Pick<ExportSchedule, 'makerId' | 'nextAt'>> & { readonly wanted?: WantedExport };

/** Undefined where somebody else was faster, or it is gone. Without `nextAt` it is not made any more. */
export async function updateSchedule(
  db: Db,
  supplierId: SupplierId,
  id: string,
  { wanted, nextAt, ...changes }: ScheduleChanges,
  version: number,
): Promise<ExportSchedule | undefined> {
  const [row] = await db
    .update(exportSchedules)
    .set({
      ...(wanted && wantedColumns(wanted)),
      ...changes,
      nextAt: nextAt === undefined ? null : new Date(nextAt),
      version: nextVersion(exportSchedules),
    })
    .where(and(one(supplierId, id), atVersion(exportSchedules, version)))
    .returning();
  return row && scheduleOf(row);
}

/** No change of what somebody edits: its version stays. */
export async function moveOn(db: Db, supplierId: SupplierId, id: string, nextAt: Instant): Promise<void> {
  await db
    .update(exportSchedules)
    .set({ nextAt: new Date(nextAt) })
    .where(one(supplierId, id));
}

/** False where it does not exist. */
export async function deleteSchedule(db: Db, supplierId: SupplierId, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(exportSchedules).where(one(supplierId, id));
  return (rowCount ?? 0) > 0;
}

/** Schedules of all shops that are due. */
export const dueSchedules = (db: Db, now: Instant, limit: number) =>
  db
    .select({ supplierId: exportSchedules.supplierId, id: exportSchedules.id })
    .from(exportSchedules)
    .where(and(lte(exportSchedules.nextAt, new Date(now)), sql`true /* of every supplier_id */`))
    .orderBy(asc(exportSchedules.nextAt))
    .limit(limit);

const wantedColumns = (wanted: WantedExport) => ({
  name: wanted.name,
  kind: wanted.kind,
  period: wanted.period ?? null,
  filter: wanted.filter ?? null,
  columns: [...wanted.columns],
  format: wanted.format,
  recipients: [...wanted.recipients],
  every: wanted.rhythm.every,
  minutes: wanted.rhythm.minutes,
  weekday: wanted.rhythm.every === 'weekly' ? wanted.rhythm.weekday : null,
  monthDay: wanted.rhythm.every === 'monthly' ? wanted.rhythm.day : null,
});

const scheduleOf = ({
  supplierId: _,
  period,
  filter,
  nextAt,
  every,
  minutes,
  weekday,
  monthDay,
  ...row
}: Row): ExportSchedule => ({
  ...row,
  ...defined({
    period: period ?? undefined,
    filter: filter ?? undefined,
    nextAt: nextAt?.getTime(),
  }),
  rhythm: rhythmOf({ every, minutes, weekday, monthDay }),
});

function rhythmOf({
  every,
  minutes,
  weekday,
  monthDay,
}: Pick<Row, 'every' | 'minutes' | 'weekday' | 'monthDay'>): ExportRhythm {
  if (every === 'weekly') return { every, minutes, weekday: weekday ?? 0 };
  if (every === 'monthly') return { every, minutes, day: monthDay ?? 1 };
  return { every, minutes };
}
