/** Maps the columns of the file to fields: the known column names, overridden by `--map`. */
import { IMPORT_COLUMNS, type ImportColumn, isImportColumn } from '../../contract/import/import-columns.ts';
import type { ImportField, ImportRow } from '../../domain/import/import-fields.ts';
import { ImportRefusal } from './import-refusal.ts';

/** Import column → column names in the file; the first non-empty cell counts. */
export type Mapping = ReadonlyMap<ImportColumn, readonly string[]>;

const known = Object.keys(IMPORT_COLUMNS) as ImportColumn[];
const required: readonly ImportColumn[] = ['sku', 'nome', 'preco'];

/** Reads `--map campo=coluna[,alternativa]` arguments. */
export function parseMapping(args: readonly string[]): Mapping {
  return new Map(
    args.map((arg) => {
      const [field = '', ...rest] = arg.split('=');
      const columns = rest
        .join('=')
        .split(',')
        .map((column) => column.trim().toLowerCase())
        .filter((column) => column !== '');
      if (!isImportColumn(field.trim()) || columns.length === 0) {
        throw new ImportRefusal(
          `--map ${arg}: escreva campo=coluna[,alternativa]; os campos são ${known.join(', ')}.`,
        );
      }
      return [field.trim() as ImportColumn, columns];
    }),
  );
}

export interface HeaderReading {
  /** The fields that the file has; a known product keeps its value for the others. */
  readonly fields: ReadonlySet<ImportField>;
  readonly columns: number;
  row(cells: readonly string[]): ImportRow;
}

/** Finds the fields in the header line; throws `ImportRefusal` if a required column is missing. */
export function readHeader(header: readonly string[], mapping: Mapping): HeaderReading {
  const names = header.map((name) => name.trim().toLowerCase());
  const places = new Map<ImportField, readonly number[]>();
  for (const column of known) {
    const wanted = mapping.get(column) ?? [column];
    const found = wanted.map((name) => names.indexOf(name)).filter((place) => place >= 0);
    if (found.length > 0) places.set(IMPORT_COLUMNS[column], found);
    else if (mapping.has(column) || required.includes(column)) throw missing(column, wanted, header);
  }
  return {
    fields: new Set(places.keys()),
    columns: header.length,
    row: (cells) =>
      Object.fromEntries(
        [...places].map(([field, at]) => [field, at.map((place) => cells[place] ?? '').find(isFilled) ?? '']),
      ),
  };
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

const missing = (column: ImportColumn, wanted: readonly string[], header: readonly string[]): ImportRefusal =>
  new ImportRefusal(
    `O arquivo não tem a coluna ${wanted.join(' nem ')} para o campo ${column}; ele tem ${header.join(', ')}. Indique com --map ${column}=coluna.`,
  );
