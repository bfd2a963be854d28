/** A scheduled export as its form holds it, and as it is sent. */
import type { ExportKindOption, ExportOptions, ExportRow } from '../contract/export-rows.wire.ts';
import { clockWords } from '../contract/export-words.ts';
import type { WireWantedExport } from '../contract/exports.schema.ts';
import { wantedExportToWire } from '../contract/exports.wire.ts';
import type { ExportKind } from '../domain/export-kind.ts';
import type { ExportPeriod } from '../domain/export-period.ts';
import type { ExportRhythm } from '../domain/export-rhythm.ts';
import type { ExportFormat } from '../domain/export-schedule.ts';

export interface ExportDraft {
  readonly name: string;
  readonly kind: ExportKind;
  readonly period: ExportPeriod;
  /** '': all. */
  readonly filter: string;
  /** Ticked headings. */
  readonly columns: string[];
  readonly format: ExportFormat;
  readonly every: ExportRhythm['every'];
  readonly weekday: string;
  readonly monthDay: number | null;
  readonly time: string;
  readonly recipients: string[];
}

/** Fields of the wire whose name in the form differs. */
export const DRAFT_FIELDS = {
  nome: 'name',
  tipo: 'kind',
  periodo: 'period',
  filtro: 'filter',
  colunas: 'columns',
  formato: 'format',
  frequencia: 'every',
  diaSemana: 'weekday',
  diaMes: 'monthDay',
  hora: 'time',
  destinatarios: 'recipients',
} as const;

/** What a new one begins with: the first kind that the person may export, on Mondays at six. */
export const newDraft = (kind: ExportKindOption, self: string | undefined): ExportDraft => ({
  name: '',
  kind: kind.kind,
  period: 'last-7-days',
  filter: '',
  columns: [...kind.columns],
  format: 'xlsx',
  every: 'weekly',
  weekday: '1',
  monthDay: 1,
  time: '06:00',
  recipients: self === undefined ? [] : [self],
});

export const draftOf = (row: ExportRow, { kinds }: ExportOptions): ExportDraft => ({
  name: row.name,
  kind: row.kind,
  period: row.period ?? 'last-7-days',
  filter: row.filter ?? '',
  // One that the person may not see any more is left out.
  columns: columnsOf(kinds, row.kind).filter(
    (column) => row.columns.length === 0 || row.columns.includes(column),
  ),
  format: row.format,
  every: row.rhythm.every,
  weekday: row.rhythm.every === 'weekly' ? String(row.rhythm.weekday) : '1',
  monthDay: row.rhythm.every === 'monthly' ? row.rhythm.day : 1,
  time: clockWords(row.rhythm.minutes),
  recipients: [...row.recipients],
});

export const columnsOf = (kinds: readonly ExportKindOption[], kind: ExportKind): readonly string[] =>
  kinds.find((each) => each.kind === kind)?.columns ?? [];

export function draftToWire(draft: ExportDraft, { kinds, team }: ExportOptions): WireWantedExport {
  const option = kinds.find(({ kind }) => kind === draft.kind);
  const all = option?.columns ?? [];
  const chosen = all.filter((column) => draft.columns.includes(column));
  const hasFilter = option?.filter?.options.some(({ value }) => value === draft.filter) ?? false;
  return wantedExportToWire({
    name: draft.name,
    kind: draft.kind,
    ...(option?.hasPeriod ? { period: draft.period } : {}),
    ...(hasFilter ? { filter: draft.filter } : {}),
    // All: also those that are added later.
    columns: chosen.length === all.length ? [] : chosen,
    format: draft.format,
    rhythm: rhythmOf(draft),
    // Who may not receive this kind is not offered either.
    recipients: team
      .filter((member) => draft.recipients.includes(member.id) && member.kinds.includes(draft.kind))
      .map(({ id }) => id),
  });
}

export function rhythmOf({ every, weekday, monthDay, time }: ExportDraft): ExportRhythm {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const minutes = hours * 60 + rest;
  if (every === 'weekly') return { every, minutes, weekday: Number(weekday) };
  if (every === 'monthly') return { every, minutes, day: monthDay ?? 1 };
  return { every, minutes };
}
