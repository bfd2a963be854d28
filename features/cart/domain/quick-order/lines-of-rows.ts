/** The rows of a sheet as lines of code and quantity. A price list is read too: what has no quantity is left out. */
import type { WrittenLine } from './quick-line.ts';

export type Row = readonly string[];

export interface SheetLine extends WrittenLine {
  /** Its place in the file, from 1. */
  readonly row: number;
}

/** A header stands among the first rows, if there is one: above it a title or the shop's name may stand. */
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
  readonly header: number;
}

export function linesOfRows(rows: readonly Row[]): SheetLine[] {
  const header = headerOf(rows);
  const lines: SheetLine[] = [];
  for (const [at, row] of rows.entries()) {
    if (header !== undefined && at <= header.header) continue;
    const line = header === undefined ? withoutHeader(row) : under(header, row);
    if (line !== undefined) lines.push({ ...line, row: at + 1 });
  }
  return lines;
}

function headerOf(rows: readonly Row[]): Columns | undefined {
  for (const [header, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const names = row.map(nameOf);
    const code = names.findIndex((name) => codeNames.includes(name));
    const quantity = names.findIndex((name) => quantityNames.includes(name));
    if (code >= 0 && quantity >= 0) return { code, quantity, header };
  }
  return undefined;
}

/** 'Código ' and 'CODIGO:' are one name. */
const nameOf = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/[\u0300-\u036f.:*]/g, '')
    .trim()
    .toLowerCase();

/** A line without a quantity was not ordered. */
function under({ code, quantity }: Columns, row: Row): WrittenLine | undefined {
  const amount = cell(row, quantity);
  return amount === '' ? undefined : { code: cell(row, code), quantity: amount };
}

/** The first cell is the code and the last one that says something the quantity. */
function withoutHeader(row: Row): WrittenLine | undefined {
  const [code, ...rest] = row.map((each) => each.trim());
  const quantity = rest.findLast((each) => each !== '') ?? '';
  return code === undefined || (code === '' && quantity === '') ? undefined : { code, quantity };
}

const cell = (row: Row, at: number): string => (row[at] ?? '').trim();
