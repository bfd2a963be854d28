/** Scheduled exports as the panel's screens hold them. */
import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ExportKind } from '../domain/export-kind.ts';
import type { RunFault, RunState, ScheduleState, WantedExport } from '../domain/export-schedule.ts';
import { FAULT_NAMES, KIND_NAMES, ours, RUN_STATE_NAMES, STATE_NAMES } from './export-names.ts';
import type { WireExportOptions, WireExportRun, WireExportSchedule } from './exports.schema.ts';
import { wantedExportFromWire } from './exports.wire.ts';

export interface ExportRow extends WantedExport {
  readonly id: string;
  readonly state: ScheduleState;
  readonly maker: string;
  readonly people: readonly string[];
  readonly nextAt?: Instant;
  readonly last?: RunRow;
  readonly mayChange: boolean;
  readonly version: number;
}

export interface RunRow {
  readonly id: string;
  readonly dueAt: Instant;
  readonly requestedBy?: string;
  readonly state: RunState;
  readonly attempts: number;
  readonly fault?: RunFault;
  readonly fileName: string;
  readonly rows: number;
  readonly expectedRows?: number;
  readonly bytes: number;
  /** Absent where there is no file, or none any more. */
  readonly availableUntil?: Instant;
  readonly mayRead: boolean;
}

const instantOf = (moment: string | null): Instant | undefined =>
  moment === null ? undefined : Date.parse(moment);

export function exportRowFromWire(wire: WireExportSchedule): ExportRow {
  const wanted = wantedExportFromWire(wire);
  if (!wanted.ok) throw new Error('a stored schedule has its days');
  return {
    ...wanted.value,
    id: wire.id,
    state: ours(STATE_NAMES, wire.situacao),
    maker: wire.responsavel,
    people: wire.pessoas,
    mayChange: wire.podeMudar,
    version: wire.versao,
    ...defined({
      nextAt: instantOf(wire.proxima),
      last: wire.ultima === null ? undefined : runRowFromWire(wire.ultima),
    }),
  };
}

export const runRowFromWire = (wire: WireExportRun): RunRow => ({
  id: wire.id,
  dueAt: Date.parse(wire.prevista),
  state: ours(RUN_STATE_NAMES, wire.situacao),
  attempts: wire.tentativas,
  fileName: wire.arquivo,
  rows: wire.linhas,
  bytes: wire.bytes,
  mayRead: wire.podeBaixar,
  ...defined({
    requestedBy: wire.pedidaPor ?? undefined,
    expectedRows: wire.linhasPrevistas ?? undefined,
    fault: wire.motivo === null ? undefined : ours(FAULT_NAMES, wire.motivo),
    availableUntil: instantOf(wire.disponivelAte),
  }),
});

export interface ExportOptions {
  readonly kinds: readonly ExportKindOption[];
  readonly team: readonly TeamMember[];
}

export interface ExportKindOption {
  readonly kind: ExportKind;
  readonly hasPeriod: boolean;
  readonly columns: readonly string[];
  readonly filter?: { readonly label: string; readonly options: readonly { value: string; label: string }[] };
}

interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** What this person may receive. */
  readonly kinds: readonly ExportKind[];
}

export const exportOptionsFromWire = ({ tipos, equipe }: WireExportOptions): ExportOptions => ({
  kinds: tipos.map(({ tipo, temPeriodo, colunas, filtro }) => ({
    kind: ours(KIND_NAMES, tipo),
    hasPeriod: temPeriodo,
    columns: colunas,
    ...(filtro === null
      ? {}
      : {
          filter: {
            label: filtro.nome,
            options: filtro.escolhas.map(({ valor, nome }) => ({ value: valor, label: nome })),
          },
        }),
  })),
  team: equipe.map(({ id, nome, email, tipos: kinds }) => ({
    id,
    name: nome,
    email,
    kinds: kinds.map((kind) => ours(KIND_NAMES, kind)),
  })),
});
