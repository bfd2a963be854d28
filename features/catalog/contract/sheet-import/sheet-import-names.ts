import type { ImportState } from '../../domain/sheet-import/sheet-import.ts';
import { importColumnOf } from '../import/import-columns.ts';
import { PRICE_LABELS, type PriceField } from '../price-import/price-import-texts.ts';
import { FIELD_LABELS, type SheetField } from './sheet-import-texts.ts';

export const STATE_NAMES = {
  read: 'LIDA',
  queued: 'NA_FILA',
  running: 'IMPORTANDO',
  done: 'CONCLUIDA',
  cancelled: 'CANCELADA',
  undoing: 'DESFAZENDO',
  undone: 'DESFEITA',
} as const satisfies Record<ImportState, string>;

/** Names of the fields that a column may be, as in product files. */
export const SHEET_COLUMNS = (Object.keys(FIELD_LABELS) as SheetField[]).map(importColumnOf);

export const PRICE_COLUMNS = (Object.keys(PRICE_LABELS) as PriceField[]).map(importColumnOf);
