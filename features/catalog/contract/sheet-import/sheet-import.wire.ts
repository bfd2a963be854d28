import type { ImportField } from '../../domain/import/import-fields.ts';
import type {
  ColumnMapping,
  DryRun,
  ImportState,
  SheetImport,
} from '../../domain/sheet-import/sheet-import.ts';
import {
  IMPORT_COLUMNS,
  type ImportColumn,
  importColumnOf,
  isImportColumn,
} from '../import/import-columns.ts';
import { isPriceField } from '../price-import/price-import-texts.ts';
import type { WireDryRun, WireSheetImport } from './sheet-import.schema.ts';
import { STATE_NAMES } from './sheet-import-names.ts';
import { isSheetField } from './sheet-import-texts.ts';

const states = STATE_NAMES;

/** Of these columns, those that are offered; the others are not imported. */
export const mappingFromWire = (
  columns: readonly (string | null)[],
  isOffered: (field: ImportField) => boolean = isSheetField,
): ColumnMapping =>
  columns.map((name) => {
    const field = name !== null && isImportColumn(name) ? IMPORT_COLUMNS[name] : null;
    return field !== null && isOffered(field) ? field : null;
  });

export const mappingToWire = (mapping: ColumnMapping): (ImportColumn | null)[] =>
  mapping.map((field) => (field === null ? null : importColumnOf(field)));

export const sheetImportToWire = (
  one: SheetImport,
  samples: readonly (readonly string[])[] = [],
): WireSheetImport => ({
  id: one.id,
  idtabela: one.tableId,
  arquivo: one.fileName,
  criadaem: new Date(one.createdAt).toISOString(),
  terminadaem: one.finishedAt === undefined ? null : new Date(one.finishedAt).toISOString(),
  por: one.by,
  situacao: states[one.state],
  colunas: mappingToWire(one.mapping).map((campo, index) => ({
    titulo: one.header[index] ?? '',
    campo,
    exemplos: samples.flatMap((cells) => {
      const cell = cells[index] ?? '';
      return cell === '' ? [] : cell.slice(0, 80);
    }),
  })),
  linhas: one.total,
  posicao: one.position,
  novos: one.inserted,
  alterados: one.updated,
  iguais: one.unchanged,
  recusados: one.refused,
  restaurados: one.restored,
  mantidos: one.left,
  cancelando: one.cancelWanted,
});

export interface ShownImport extends SheetImport {
  /** Some cells of each column. */
  readonly samples: readonly (readonly string[])[];
}

export const sheetImportFromWire = (wire: WireSheetImport): ShownImport => ({
  id: wire.id,
  tableId: wire.idtabela,
  fileName: wire.arquivo,
  createdAt: Date.parse(wire.criadaem),
  finishedAt: wire.terminadaem === null ? undefined : Date.parse(wire.terminadaem),
  by: wire.por,
  state: (Object.keys(states) as ImportState[]).find((state) => states[state] === wire.situacao) ?? 'read',
  header: wire.colunas.map(({ titulo }) => titulo),
  mapping: mappingFromWire(
    wire.colunas.map(({ campo }) => campo),
    wire.idtabela === null ? isSheetField : isPriceField,
  ),
  total: wire.linhas,
  position: wire.posicao,
  inserted: wire.novos,
  updated: wire.alterados,
  unchanged: wire.iguais,
  refused: wire.recusados,
  restored: wire.restaurados,
  left: wire.mantidos,
  cancelWanted: wire.cancelando,
  samples: wire.colunas.map(({ exemplos }) => exemplos),
});

export const dryRunToWire = (run: DryRun): WireDryRun => ({
  novos: run.inserted,
  alterados: run.updated,
  iguais: run.unchanged,
  recusados: run.refused,
  categoriasnovas: [...run.newCategories],
});

export const dryRunFromWire = (wire: WireDryRun): DryRun => ({
  inserted: wire.novos,
  updated: wire.alterados,
  unchanged: wire.iguais,
  refused: wire.recusados,
  newCategories: wire.categoriasnovas,
});
