import type { StaffId } from '#kernel/ids.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ExportKind } from './export-kind.ts';
import type { ExportPeriod } from './export-period.ts';
import type { ExportRhythm } from './export-rhythm.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** 'stopped': who answers for it no longer works for the shop, or may no longer see what it contains. */
export const SCHEDULE_STATES = ['active', 'paused', 'stopped'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/** What a person asks for. */
export interface WantedExport {
  readonly name: string;
  readonly kind: ExportKind;
  /** Present exactly where the kind has a period. */
  readonly period?: ExportPeriod;
  /** One of the kind's choices; absent: no filter. */
  readonly filter?: string;
  /** Headings, in the order of the file; empty: all. */
  readonly columns: readonly string[];
  readonly format: ExportFormat;
  readonly rhythm: ExportRhythm;
  /** Members of the shop's staff. */
  readonly recipients: readonly StaffId[];
}

export interface ExportSchedule extends WantedExport {
  readonly id: string;
  /** Who saved or resumed it last: it may contain what that person may see. */
  readonly makerId: StaffId;
  readonly state: ScheduleState;
  /** Absent unless active. */
  readonly nextAt?: Instant;
  readonly version: number;
}

/** Why a run ended without a file. */
export const RUN_FAULTS = [
  'maker-left',
  'maker-may-not',
  'too-large',
  'interrupted',
  'failed',
  'client-forgotten',
] as const;
export type RunFault = (typeof RUN_FAULTS)[number];

export const RUN_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

export interface ExportRun {
  readonly id: string;
  readonly scheduleId: string;
  /** When it was due, or somebody asked for it. */
  readonly dueAt: Instant;
  /** Who asked for it; absent: the schedule. */
  readonly requestedBy?: StaffId;
  readonly state: RunState;
  readonly attempts: number;
  /** Why the last failed attempt failed. */
  readonly fault?: RunFault;
  readonly finishedAt?: Instant;
  readonly fileName: string;
  /** In the file; while it is being made, those read so far. */
  readonly rows: number;
  /** How many the file will have; absent where they are counted only while they are read. */
  readonly expectedRows?: number;
  readonly bytes: number;
  /** What a reader needs in addition to the room of exports. */
  readonly permissions: readonly Permission[];
}

/** Waiting or being made: it can still be cancelled. */
export const isOpen = ({ state }: Pick<ExportRun, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** How long the file of a run can be downloaded. Milliseconds. */
export const FILE_RETENTION = 30 * 24 * 60 * 60_000;

export const hasFile = ({ state, finishedAt }: ExportRun, now: Instant): boolean =>
  state === 'done' && finishedAt !== undefined && finishedAt + FILE_RETENTION > now;

const MINUTE = 60_000;
/** After the first and the second failure; the third is the last. */
const RETRIES = [MINUTE, 10 * MINUTE] as const;

/** How long to wait after so many failed attempts; undefined: no more. */
export const retryAfter = (attempts: number): number | undefined => RETRIES[attempts - 1];

/** A shop has at most as many schedules, and a schedule as many recipients. */
export const MAX_SCHEDULES = 50;
export const MAX_RECIPIENTS = 20;
