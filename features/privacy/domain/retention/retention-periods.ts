/**
 * How long the rows of each table with a period stay, and why: the only place where periods are written. A job deletes what is older
 * (`server/retention/delete-old.ts`), `docs/retention.md` is made of it, and shops see it in the panel. A table that is named neither here
 * nor in `unlimited-tables.ts` fails a test.
 */
import { days, hours, months, type Period, years } from './period.ts';

/**
 * How the job finds old rows: by an index of the time itself; by one of supplier and time, with a look into it per supplier, where
 * another index would cost more at each sale; or by reading a table that always has few rows.
 */
export type Finding = 'by-time' | 'by-supplier' | 'few';

export interface RetentionRule {
  readonly table: string;
  /** From when the period counts, as it is indexed: a column or an expression. Rows where it is null stay. */
  readonly since: string;
  /** A 'uuid' is a UUIDv7, whose order is that of time. 'instant' where absent. */
  readonly type?: 'instant' | 'date' | 'uuid';
  readonly found: Finding;
  /** Further condition, in SQL; `$start` is the start of the period. */
  readonly only?: string;
}

export interface RetentionSubject {
  readonly period: Period;
  readonly why: string;
  readonly rules: readonly RetentionRule[];
}

export const RETENTION = {
  'access-log': {
    period: months(6),
    why: 'accesses with their network address, from their end: Marco Civil da Internet, art. 15, no shorter and no longer',
    rules: [{ table: 'staff_sessions', since: 'coalesce(ended_at, expires_at)', found: 'by-time' }],
  },
  sessions: {
    period: days(7),
    why: 'sessions of clients, which have no address: for investigations after they expire',
    rules: [{ table: 'sessions', since: 'expires_at', found: 'by-time' }],
  },
  audit: {
    period: years(5),
    why: 'who changed what: as long as claims may be brought (CDC, art. 27; CTN, art. 173 and 174)',
    rules: [
      { table: 'audit_events', since: 'at', found: 'by-supplier' },
      { table: 'platform_events', since: 'at', found: 'by-time' },
    ],
  },
  stock: {
    period: years(5),
    why: 'stock movements: what the inventory of a fiscal year is checked against (CTN, art. 173 and 174)',
    rules: [{ table: 'stock_movements', since: 'id', type: 'uuid', found: 'by-supplier' }],
  },
  visits: {
    period: months(13),
    why: 'what visitors did, without their names: a month can be compared with the same one of the year before',
    rules: [
      { table: 'analytics_events', since: 'day', type: 'date', found: 'by-time' },
      { table: 'analytics_orders', since: 'day', type: 'date', found: 'by-time' },
      { table: 'analytics_outbox', since: 'created_at', found: 'by-time' },
      { table: 'analytics_returns', since: 'created_at', found: 'by-time' },
    ],
  },
  'visit-sums': {
    period: years(5),
    why: 'visits of a day, added up: several years can be compared',
    rules: [{ table: 'analytics_days', since: 'day', type: 'date', found: 'by-time' }],
  },
  'unsent-measurements': {
    period: days(3),
    why: 'purchases and returns that could not be sent to Google Analytics, which counts none that is older',
    rules: [
      { table: 'analytics_outbox', since: 'created_at', found: 'by-time', only: 'next_try_at is not null' },
      { table: 'analytics_returns', since: 'created_at', found: 'by-time', only: 'next_try_at is not null' },
    ],
  },
  searches: {
    period: months(13),
    why: 'how often a text was searched, without who did: as the visits',
    rules: [{ table: 'search_term_days', since: 'day', type: 'date', found: 'by-supplier' }],
  },
  recommendations: {
    period: days(180),
    why: 'what a client hid or opened among recommendations: it says less and less',
    rules: [{ table: 'recommendation_reactions', since: 'changed_at', found: 'by-time' }],
  },
  feedback: {
    period: days(30),
    why: 'feedback that no job has counted, because the shop recommends nothing any more',
    rules: [{ table: 'recommendation_feedback', since: 'at', found: 'by-supplier' }],
  },
  alerts: {
    period: days(30),
    why: 'product alerts that were sent or cancelled: the shop sees who was notified',
    rules: [
      {
        table: 'product_alerts',
        since: 'greatest(sent_at, cancelled_at, last_sent_at)',
        found: 'by-time',
        only: '(sent_at is not null or cancelled_at is not null)',
      },
    ],
  },
  windows: {
    period: days(30),
    why: 'places taken in delivery windows, after their day: nobody orders for it any more',
    rules: [{ table: 'slot_days', since: 'date', type: 'date', found: 'by-time' }],
  },
  'order-keys': {
    period: hours(24),
    why: 'idempotency keys of orders: the same key returns the same order for 24 hours (spec 7)',
    rules: [{ table: 'order_keys', since: 'created_at', found: 'by-time' }],
  },
  attempts: {
    period: hours(1),
    why: 'counters of attempts, such as logins: no limit looks further back',
    rules: [{ table: 'login_attempts', since: 'window_started_at', found: 'by-time' }],
  },
  expired: {
    period: hours(0),
    why: 'links, codes and registrations that nobody confirmed in time: no data of somebody who is no client (LGPD, art. 6 III)',
    rules: [
      { table: 'registrations', since: 'expires_at', found: 'by-time' },
      { table: 'representative_invitations', since: 'expires_at', found: 'few' },
      { table: 'platform_invitations', since: 'expires_at', found: 'few' },
      { table: 'login_tokens', since: 'expires_at', found: 'few' },
      { table: 'mailed_codes', since: 'expires_at', found: 'few' },
      { table: 'staff_codes', since: 'expires_at', found: 'few' },
      { table: 'second_step_challenges', since: 'expires_at', found: 'few' },
      { table: 'live_tickets', since: 'expires_at', found: 'by-time' },
    ],
  },
  'staff-invitations': {
    period: days(30),
    why: 'invitations of staff, after they expire: until then they can be sent again',
    rules: [{ table: 'staff_invitations', since: 'expires_at', found: 'few' }],
  },
  assets: {
    period: days(30),
    why: 'files of builds that no process has any more, for pages that are still open',
    rules: [{ table: 'published_assets', since: 'published_at', found: 'few' }],
  },
  'unsent-mails': {
    period: days(30),
    why: 'mails that could not be delivered, since they were given up: the platform may send them again',
    rules: [{ table: 'mail_outbox', since: 'given_up_at', found: 'few' }],
  },
  'export-files': {
    period: days(30),
    why: 'files of exports, since they were written: they may name clients',
    rules: [
      {
        table: 'export_pieces',
        since: 'run_id',
        type: 'uuid',
        found: 'by-supplier',
        only: `exists (select from export_runs as run where run.supplier_id = export_pieces.supplier_id
          and run.id = export_pieces.run_id and run.finished_at < $start)`,
      },
    ],
  },
  'export-runs': {
    period: days(180),
    why: 'what is known of an export without its file',
    rules: [{ table: 'export_runs', since: 'finished_at', found: 'by-time' }],
  },
  'sheet-lines': {
    period: days(90),
    why: 'lines of uploaded spreadsheets, since they were uploaded: large, and of use only while somebody corrects them',
    rules: [{ table: 'sheet_import_rows', since: 'import_id', type: 'uuid', found: 'by-supplier' }],
  },
  'sheet-history': {
    period: years(2),
    why: 'which spreadsheets were imported, and what they changed: an import can be rolled back while it is listed',
    rules: [
      { table: 'sheet_import_changes', since: 'import_id', type: 'uuid', found: 'by-supplier' },
      {
        table: 'sheet_imports',
        since: 'id',
        type: 'uuid',
        found: 'by-supplier',
        // What is deleted with it stays within a batch.
        only: `not exists (select from sheet_import_changes as change
          where change.supplier_id = sheet_imports.supplier_id and change.import_id = sheet_imports.id)`,
      },
    ],
  },
  'job-runs': {
    period: days(30),
    why: 'the last run of a job that no process runs any more',
    rules: [{ table: 'job_runs', since: 'finished_at', found: 'few', only: 'paused_at is null' }],
  },
  'dead-letters': {
    period: days(30),
    why: 'jobs that failed five times in a row, since they succeeded again: their causes can be looked up',
    rules: [{ table: 'job_dead_letters', since: 'settled_at', found: 'few' }],
  },
  'mail-files': {
    period: days(14),
    why: 'mails in the data folder, where no mail server is set: their links expire within an hour',
    rules: [],
  },
} as const satisfies Readonly<Record<string, RetentionSubject>>;

export type RetentionKey = keyof typeof RETENTION;
export const RETENTION_SUBJECTS = Object.entries(RETENTION) as readonly (readonly [
  RetentionKey,
  RetentionSubject,
])[];
