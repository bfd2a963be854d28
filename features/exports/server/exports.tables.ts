import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { Permission } from '#kernel/permissions.ts';
import { bytea } from '#platform/db/columns/bytea.ts';
import { versionColumn } from '#platform/db/version.ts';
import { EXPORT_KINDS } from '../domain/export-kind.ts';
import { EXPORT_PERIODS } from '../domain/export-period.ts';
import { RHYTHMS } from '../domain/export-rhythm.ts';
import { EXPORT_FORMATS, RUN_FAULTS, RUN_STATES, SCHEDULE_STATES } from '../domain/export-schedule.ts';

/** Exports that are made on a schedule. */
export const exportSchedules = pgTable(
  'export_schedules',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Who saved or resumed it last. The file contains what this person may see. */
    makerId: uuid('maker_id').notNull(),
    kind: text({ enum: EXPORT_KINDS }).notNull(),
    period: text({ enum: EXPORT_PERIODS }),
    filter: text(),
    columns: text().array().notNull(),
    format: text({ enum: EXPORT_FORMATS }).notNull(),
    every: text({ enum: RHYTHMS }).notNull(),
    weekday: integer(),
    monthDay: integer('month_day'),
    /** Time of day in minutes since midnight, in the shop's time zone. */
    minutes: integer().notNull(),
    recipients: uuid().array().notNull(),
    state: text({ enum: SCHEDULE_STATES }).notNull(),
    /** The first run that has not been queued; null unless active. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('export_schedules_due').on(t.nextAt).where(sql`next_at is not null`),
    check('export_schedules_next', sql`(state = 'active') = (next_at is not null)`),
    check(
      'export_schedules_rhythm',
      sql`(every = 'weekly') = (weekday is not null) and (every = 'monthly') = (month_day is not null)`,
    ),
  ],
);

/** Files that were asked for, by a schedule or by a person. */
export const exportRuns = pgTable(
  'export_runs',
  {
    supplierId: uuid('supplier_id').notNull(),
    /** UUIDv7: in order of time. */
    id: uuid().notNull(),
    scheduleId: uuid('schedule_id').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Null: the schedule. */
    requestedBy: uuid('requested_by'),
    state: text({ enum: RUN_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /**
     * Queued: when it may be tried. Running: until when its process has it; later another process may try again.
     */
    availableAt: timestamp('available_at', { withTimezone: true }).notNull(),
    fault: text({ enum: RUN_FAULTS }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    fileName: text('file_name').notNull().default(''),
    /** While it is running: read so far. */
    rows: integer().notNull().default(0),
    /** Null where they are counted only while they are read. */
    expectedRows: integer('expected_rows'),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** What a reader of the file needs. */
    permissions: text().array().$type<Permission[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    foreignKey({
      columns: [t.supplierId, t.scheduleId],
      foreignColumns: [exportSchedules.supplierId, exportSchedules.id],
    }).onDelete('cascade'),
    index('export_runs_by_schedule').on(t.supplierId, t.scheduleId, t.id),
    index('export_runs_by_finish').on(t.finishedAt),
    index('export_runs_to_do').on(t.availableAt).where(sql`state in ('queued', 'running')`),
    // One file at a time: neither two processes nor two clicks make a second one meanwhile.
    uniqueIndex('export_runs_open').on(t.supplierId, t.scheduleId).where(sql`state in ('queued', 'running')`),
  ],
);

/** The files, in pieces, so that neither writer nor reader holds a whole one in memory. */
export const exportPieces = pgTable(
  'export_pieces',
  {
    supplierId: uuid('supplier_id').notNull(),
    runId: uuid('run_id').notNull(),
    /** Of the run: what an attempt that was given up had written does not mix with the next one's. */
    attempt: integer().notNull(),
    /** From 0, without gaps. */
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.runId, t.attempt, t.place] }),
    foreignKey({
      columns: [t.supplierId, t.runId],
      foreignColumns: [exportRuns.supplierId, exportRuns.id],
    }).onDelete('cascade'),
  ],
);
