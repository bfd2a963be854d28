import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ExportRhythm } from '../domain/export-rhythm.ts';
import {
  type ExportRun,
  type ExportSchedule,
  FILE_RETENTION,
  hasFile,
  type WantedExport,
} from '../domain/export-schedule.ts';
import {
  FAULT_NAMES,
  FORMAT_NAMES,
  KIND_NAMES,
  ours,
  PERIOD_NAMES,
  RHYTHM_NAMES,
  RUN_STATE_NAMES,
  STATE_NAMES,
} from './export-names.ts';
import { clockWords } from './export-words.ts';
import type { WireExportRun, WireExportSchedule, WireWantedExport } from './exports.schema.ts';

export function wantedExportFromWire(
  wire: WireWantedExport,
): Result<WantedExport, { readonly code: 'export-no-such-time' }> {
  const rhythm = rhythmFromWire(wire);
  if (rhythm === undefined) return refuse({ code: 'export-no-such-time' });
  return accept({
    name: wire.nome.trim(),
    kind: ours(KIND_NAMES, wire.tipo),
    ...defined({
      period: wire.periodo === undefined ? undefined : ours(PERIOD_NAMES, wire.periodo),
      filter: wire.filtro || undefined,
    }),
    columns: wire.colunas,
    format: ours(FORMAT_NAMES, wire.formato),
    rhythm,
    recipients: wire.destinatarios,
  });
}

type WireRhythm = Pick<WireWantedExport, 'frequencia' | 'diaSemana' | 'diaMes' | 'hora'>;

/** Undefined without the day that the rhythm needs. */
export function rhythmFromWire({
  frequencia,
  diaSemana,
  diaMes,
  hora,
}: WireRhythm): ExportRhythm | undefined {
  const [hours = 0, rest = 0] = hora.split(':').map(Number);
  const minutes = hours * 60 + rest;
  const every = ours(RHYTHM_NAMES, frequencia);
  if (every === 'daily') return { every, minutes };
  if (every === 'weekly') return diaSemana === undefined ? undefined : { every, weekday: diaSemana, minutes };
  return diaMes === undefined ? undefined : { every, day: diaMes, minutes };
}

const rhythmToWire = (rhythm: ExportRhythm): WireRhythm => ({
  frequencia: RHYTHM_NAMES[rhythm.every],
  hora: clockWords(rhythm.minutes),
  ...(rhythm.every === 'weekly' ? { diaSemana: rhythm.weekday } : {}),
  ...(rhythm.every === 'monthly' ? { diaMes: rhythm.day } : {}),
});

export const wantedExportToWire = (wanted: WantedExport): WireWantedExport => ({
  nome: wanted.name,
  tipo: KIND_NAMES[wanted.kind],
  ...defined({
    periodo: wanted.period && PERIOD_NAMES[wanted.period],
    filtro: wanted.filter,
  }),
  colunas: [...wanted.columns],
  formato: FORMAT_NAMES[wanted.format],
  ...rhythmToWire(wanted.rhythm),
  destinatarios: [...wanted.recipients],
});

/** A schedule with the names of its people, and its last run. */
export interface ShownExport {
  readonly schedule: ExportSchedule;
  readonly maker: string;
  readonly people: readonly string[];
  readonly last?: ShownRun;
  /** Whether the asker may change it. */
  readonly mayChange: boolean;
}

export interface ShownRun {
  readonly run: ExportRun;
  readonly requestedBy?: string;
  /** Whether the asker may read what the file contains. */
  readonly mayRead: boolean;
}

export const shownExportToWire = (
  { schedule, maker, people, last, mayChange }: ShownExport,
  now: Instant,
): WireExportSchedule => ({
  ...wantedExportToWire(schedule),
  id: schedule.id,
  situacao: STATE_NAMES[schedule.state],
  responsavel: maker,
  pessoas: [...people],
  proxima: momentOf(schedule.nextAt),
  ultima: last === undefined ? null : shownRunToWire(last, now),
  podeMudar: mayChange,
  versao: schedule.version,
});

export const shownRunToWire = ({ run, requestedBy, mayRead }: ShownRun, now: Instant): WireExportRun => ({
  id: run.id,
  prevista: new Date(run.dueAt).toISOString(),
  pedidaPor: requestedBy ?? null,
  situacao: RUN_STATE_NAMES[run.state],
  tentativas: run.attempts,
  motivo: run.fault === undefined ? null : FAULT_NAMES[run.fault],
  concluida: momentOf(run.finishedAt),
  arquivo: run.fileName,
  linhas: run.rows,
  linhasPrevistas: run.expectedRows ?? null,
  bytes: run.bytes,
  disponivelAte: hasFile(run, now) ? momentOf((run.finishedAt ?? 0) + FILE_RETENTION) : null,
  podeBaixar: mayRead,
});

const momentOf = (instant: Instant | undefined): string | null =>
  instant === undefined ? null : new Date(instant).toISOString();
