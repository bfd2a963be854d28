/** A file of products, or of a price table's prices, that staff have uploaded in the panel. */
import type { ImportField } from '../import/import-fields.ts';

/**
 * 'read': uploaded, its columns may still be chosen. 'queued' and 'running': a job imports it. 'undoing': a job rolls it back.
 * 'cancelled': stopped by staff; what was imported until then stays, and can be rolled back.
 */
export const IMPORT_STATES = ['read', 'queued', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The field of each column of the file; null: not imported. */
export type ColumnMapping = readonly (ImportField | null)[];

export interface SheetImport {
  readonly id: string;
  /** The price table that its lines are for; null: a file of products. */
  readonly tableId: string | null;
  readonly fileName: string;
  readonly createdAt: number;
  readonly finishedAt: number | undefined;
  /** Who uploaded it. */
  readonly by: string;
  readonly state: ImportState;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  /** Lines of the file, without its header. */
  readonly total: number;
  readonly position: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly restored: number;
  readonly left: number;
  readonly cancelWanted: boolean;
}

/** What an import would do, found without writing anything. */
export interface DryRun {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Names of categories that the import would make. */
  readonly newCategories: readonly string[];
}

/** What an import into a price table would do. `unknown` and `faulty` lines are left out of it. */
export interface PriceDryRun {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly unknown: number;
  readonly faulty: number;
  /** The table's version that it was compared with. */
  readonly version: number;
}

const OPEN: readonly ImportState[] = ['queued', 'running', 'undoing'];
export const isOpen = ({ state }: Pick<SheetImport, 'state'>): boolean => OPEN.includes(state);

/** Ended imports of products can be rolled back once. */
export const mayUndo = ({ state, tableId }: Pick<SheetImport, 'state' | 'tableId'>): boolean =>
  tableId === null && (state === 'done' || state === 'cancelled');
