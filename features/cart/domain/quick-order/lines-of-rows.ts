/**
 * The rows of a spreadsheet as lines of code and quantity. Price lists are accepted, too: rows without a quantity are skipped.
 */
import type { WrittenLine } from './quick-line.ts';

export type Row = readonly string[];

export interface SheetLine extends WrittenLine {
  /** The row's number in the file, from 1. */
  readonly row: number;
}

/** The header, if any, is within the first rows: a title or the shop's name may be above it. */
const HEADER_WITHIN = 10;

const codeNames = [
  'codigo',
  'cod',
  'sku',
  'ean',
  'referencia',
  'ref',
  'codigo do produto',
  'codigo de barras',
];
const quantityNames = ['quantidade', 'qtd', 'qtde', 'quant', 'qt', 'quantity'];

interface Columns {
  readonly code: number;
  readonly quantity: number;
}

export function linesOfRows(rows: readonly Row[]): SheetLine[] {
  const reader = new SheetRowReader();
  for (const [at, row] of rows.entries()) reader.take(row, at + 1);
  return reader.end();
}

/** Reads rows one by one, and stores only the first ones and the lines found. */
export class SheetRowReader {
  readonly #lines: SheetLine[] = [];
  #columns: Columns | undefined;
  /** Rows read before it is known whether there is a header. */
  #first: (readonly [row: Row, place: number])[] | undefined = [];

  get count(): number {
    return this.#lines.length;
  }

  /** `place` is the row's number in the file, from 1. */
  take(row: Row, place: number): void {
    const first = this.#first;
    if (first === undefined) {
      this.#add(row, place);
      return;
    }
    this.#columns = columnsOf(row);
    if (this.#columns !== undefined) {
      // Rows above a header are a title.
      this.#first = undefined;
      return;
    }
    first.push([row, place]);
    if (first.length >= HEADER_WITHIN) this.#giveUpHeader();
  }

  end(): SheetLine[] {
    this.#giveUpHeader();
    return this.#lines;
  }

  #giveUpHeader(): void {
    const first = this.#first ?? [];
    this.#first = undefined;
    for (const [row, place] of first) this.#add(row, place);
  }

  #add(row: Row, place: number): void {
    const line = this.#columns === undefined ? withoutHeader(row) : under(this.#columns, row);
    if (line !== undefined) this.#lines.push({ ...line, row: place });
  }
}

function columnsOf(row: Row): Columns | undefined {
  const names = row.map(nameOf);
  const code = names.findIndex((name) => codeNames.includes(name));
  const quantity = names.findIndex((name) => quantityNames.includes(name));
  return code >= 0 && quantity >= 0 ? { code, quantity } : undefined;
}

/** 'Código ' and 'CODIGO:' are the same name. */
const nameOf = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/[\u0300-\u036f.:*]/g, '')
    .trim()
    .toLowerCase();

/** Undefined for a row without a quantity: it was not ordered. */
function under({ code, quantity }: Columns, row: Row): WrittenLine | undefined {
  const amount = cell(row, quantity);
  return amount === '' ? undefined : { code: cell(row, code), quantity: amount };
}

/** The first cell is the code, the last non-empty one the quantity. */
function withoutHeader(row: Row): WrittenLine | undefined {
  const [code, ...rest] = row.map((each) => each.trim());
  const quantity = rest.findLast((each) => each !== '') ?? '';
  return code === undefined || (code === '' && quantity === '') ? undefined : { code, quantity };
}

const cell = (row: Row, at: number): string => (row[at] ?? '').trim();
