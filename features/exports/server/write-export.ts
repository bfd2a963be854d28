/** Writes the file of a run, piece by piece, as its maker may see it. */
import type { ReservedGoods } from '#features/catalog/server/stock/list-stock.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import { slugify } from '#kernel/slugify.ts';
import { dayAt } from '#kernel/time/time-zone.ts';
import type { CsvCell } from '#platform/contract/csv.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { type SheetRows, sheetFile } from '#platform/documents/sheet-file.ts';
import { kindWords } from '../contract/export-words.ts';
import { exportTraits } from '../domain/export-kind.ts';
import { spanOf } from '../domain/export-period.ts';
import type { ExportSchedule } from '../domain/export-schedule.ts';
import { exportSources, permissionsOfFile } from './export-sources.ts';
import { addPiece } from './pieces.store.ts';
import { type ClaimedRun, renewClaim } from './runs.store.ts';

/** Bytes in one row of the database. */
const PIECE = 256 * 1024;
/** Larger files open in no spreadsheet. Bytes. */
const MAX_BYTES = 100 * 1024 * 1024;
/** The process of a run that has written nothing for so long is taken for dead. Milliseconds. */
export const LEASE = 5 * 60_000;
/** How often the run says how far it is, and hears that it was cancelled. Milliseconds. */
const PULSE = 1_000;

export class TooLarge extends Error {}
/** Another process has taken the run over, or somebody has cancelled it. */
export class RunLost extends Error {}

export interface WrittenFile {
  readonly fileName: string;
  readonly rows: number;
  readonly bytes: number;
  readonly permissions: readonly Permission[];
}

interface Writing {
  readonly reservedGoods: ReservedGoods;
  readonly clock: () => Instant;
}

export async function writeExport(
  context: StaffContext,
  schedule: ExportSchedule,
  run: ClaimedRun,
  { reservedGoods, clock }: Writing,
): Promise<WrittenFile> {
  const day = dayAt(run.dueAt, timeZoneOf(context.supplier));
  const { kind, period, filter, format, columns } = schedule;
  const span = spanOf(period ?? 'yesterday', day);
  const whole = await exportSources[kind].sheet(context, { span, filter, reservedGoods });
  const chosen = onlyColumns(whole, columns);
  const expectedRows = await whole.count?.();
  let rows = 0;
  let pulseAt = 0;
  const renew = async (): Promise<void> => {
    pulseAt = performance.now() + PULSE;
    if (!(await renewClaim(context.db, run, clock() + LEASE, { rows, expectedRows })))
      throw new RunLost('the run is another process’s, or cancelled');
  };
  async function* counted(): AsyncGenerator<readonly CsvCell[]> {
    for await (const row of chosen.rows) {
      rows += 1;
      if (performance.now() >= pulseAt) await renew();
      yield row;
    }
  }
  const sheet = {
    name: kindWords[kind].slice(0, 31),
    headings: chosen.headings,
    wide: WIDE,
    rows: counted(),
  };
  const bytes = await store(context, run, await sheetFile(format, sheet), renew);
  const dates = exportTraits[kind].hasPeriod ? `${span.from}-a-${span.to}` : day;
  return {
    fileName: `${slugify(kindWords[kind])}-${dates}.${format}`,
    ...{ rows, bytes },
    permissions: permissionsOfFile(kind, chosen.headings),
  };
}

/** Headings of long texts. */
const WIDE = ['nome', 'descricao', 'Produto', 'Cliente', 'Observações'];

/** Without a choice all columns. A chosen one that the maker may no longer see is left out. */
function onlyColumns({ headings, rows }: SheetRows, columns: readonly string[]): SheetRows {
  if (columns.length === 0) return { headings, rows };
  const places = headings.flatMap((heading, place) => (columns.includes(heading) ? [place] : []));
  async function* narrowed(): AsyncGenerator<readonly CsvCell[]> {
    for await (const row of rows) yield places.map((place) => row[place] ?? '');
  }
  return { headings: places.map((place) => headings[place] ?? ''), rows: narrowed() };
}

/** Holds one piece in memory, and no connection while the next one is made. Returns the size in bytes. */
async function store(
  { db }: StaffContext,
  run: ClaimedRun,
  file: ReadableStream<Uint8Array>,
  renew: () => Promise<void>,
): Promise<number> {
  let bytes = 0;
  let place = 0;
  let parts: Uint8Array[] = [];
  let length = 0;
  const write = async (): Promise<void> => {
    await renew();
    await addPiece(db, run, place, Buffer.concat(parts));
    place += 1;
    parts = [];
    length = 0;
  };
  // Leaving the loop cancels the stream, and with it the queries behind it.
  for await (const part of file) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new TooLarge('the file is too large');
    parts.push(part);
    length += part.byteLength;
    if (length >= PIECE) await write();
  }
  if (length > 0) await write();
  return bytes;
}
