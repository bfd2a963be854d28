/** The table of products: columns, row heights, and the part on each sheet. */
import { LINE, type Pen } from '#platform/documents/pen.ts';
import { formatDecimal } from '../../domain/nfe/decimal.ts';
import type { NfeLine, NfeReformLine } from '../../domain/nfe/nfe.ts';
import { DANFE_LEFT, DANFE_WIDTH, drawFitted } from './danfe-paper.ts';
import { unboxedOfLine } from './danfe-unboxed.ts';
import { danfeReais } from './danfe-words.ts';

interface Column {
  /** At most two lines. */
  readonly label: readonly string[];
  readonly width: number;
  /** Figures are right-aligned; texts of the first two columns are broken into lines. */
  readonly align: 'left' | 'center' | 'right';
  readonly cell: (line: NfeLine) => string;
}

const CODE = 48;
const NAME = 143;

const COLUMNS: readonly Column[] = [
  { label: ['CÓDIGO'], width: CODE, align: 'left', cell: () => '' },
  { label: ['DESCRIÇÃO DO PRODUTO / SERVIÇO'], width: NAME, align: 'left', cell: () => '' },
  { label: ['NCM/SH'], width: 33, align: 'center', cell: ({ ncm }) => ncm },
  { label: ['O/CST'], width: 21, align: 'center', cell: ({ taxSituation }) => taxSituation },
  { label: ['CFOP'], width: 21, align: 'center', cell: ({ cfop }) => cfop },
  { label: ['UN'], width: 20, align: 'center', cell: ({ unit }) => unit },
  { label: ['QUANT.'], width: 37, align: 'right', cell: ({ quantity }) => formatDecimal(quantity, 2) },
  { label: ['VALOR', 'UNIT.'], width: 40, align: 'right', cell: ({ unitPrice }) => danfeReais(unitPrice) },
  { label: ['VALOR', 'TOTAL'], width: 40, align: 'right', cell: ({ total }) => danfeReais(total) },
  { label: ['VALOR', 'DESC.'], width: 28, align: 'right', cell: ({ discount }) => danfeReais(discount) },
  { label: ['B. CÁLC.', 'ICMS'], width: 38, align: 'right', cell: ({ icmsBase }) => danfeReais(icmsBase) },
  { label: ['VALOR', 'ICMS'], width: 33, align: 'right', cell: ({ icms }) => danfeReais(icms) },
  { label: ['VALOR', 'IPI'], width: 27, align: 'right', cell: ({ ipi }) => danfeReais(ipi) },
  { label: ['%', 'ICMS'], width: 16, align: 'right', cell: ({ icmsRate }) => formatDecimal(icmsRate, 0) },
  { label: ['%', 'IPI'], width: 16, align: 'right', cell: ({ ipiRate }) => formatDecimal(ipiRate, 0) },
];

const TEXT = { size: 6 };
const SMALL = { size: 5.2 };
/** Padding of a cell at each side, in points. */
const EDGE = 1.8;

export const TABLE_HEAD = 15;

export interface DanfeProductRow {
  readonly line: NfeLine;
  readonly code: readonly string[];
  readonly name: readonly string[];
  readonly note: readonly string[];
  readonly height: number;
}

/** Breaks a product's texts into lines. */
export function productRow(pen: Pen, line: NfeLine): DanfeProductRow {
  const inside = NAME - 2 * EDGE;
  const code = pen.wrap(line.code, CODE - 2 * EDGE, TEXT);
  const name = pen.wrap(line.name, inside, TEXT);
  const note = notesOf(line).flatMap((text) => pen.wrap(text, inside, SMALL));
  const lines = name.length * TEXT.size + note.length * SMALL.size;
  return { line, code, name, note, height: Math.max(code.length * TEXT.size, lines) * LINE + 3.6 };
}

function notesOf(line: NfeLine): readonly string[] {
  const { note, reform } = line;
  const own = [...(note === '' ? [] : [note]), ...unboxedOfLine(line)];
  return reform === undefined ? own : [...own, reformWords(reform)];
}

function reformWords(reform: NfeReformLine): string {
  const { taxSituation, classification, base, ibs, cbs, selective } = reform;
  return [
    ...(taxSituation === '' ? [] : [`IBS/CBS: CST ${taxSituation} cClassTrib ${classification}`]),
    ...(base === '' ? [] : [`BC ${danfeReais(base)} IBS ${danfeReais(ibs)} CBS ${danfeReais(cbs)}`]),
    ...(selective === '' ? [] : [`IS ${danfeReais(selective)}`]),
  ].join(' ');
}

/** Draws the head, the rows, and the column lines down to `bottom`. */
export function drawProducts(pen: Pen, top: number, bottom: number, rows: readonly DanfeProductRow[]): void {
  drawColumns(pen, top, bottom);
  let y = top + TABLE_HEAD;
  rows.forEach((row, index) => {
    if (index > 0) pen.line([DANFE_LEFT, y], [DANFE_LEFT + DANFE_WIDTH, y], true);
    drawProduct(pen, y + 2.6, row);
    y += row.height;
  });
}

function drawColumns(pen: Pen, top: number, bottom: number): void {
  pen.frame({ x: DANFE_LEFT, y: top, width: DANFE_WIDTH, height: bottom - top });
  pen.line([DANFE_LEFT, top + TABLE_HEAD], [DANFE_LEFT + DANFE_WIDTH, top + TABLE_HEAD]);
  let x = DANFE_LEFT;
  for (const { label, width } of COLUMNS) {
    if (x > DANFE_LEFT) pen.line([x, top], [x, bottom]);
    const y = top + (TABLE_HEAD - label.length * SMALL.size * LINE) / 2;
    label.forEach((words, index) => {
      const place = {
        x: x + 0.8,
        y: y + index * SMALL.size * LINE,
        width: width - 1.6,
        align: 'center' as const,
      };
      drawFitted(pen, words, place, { ...SMALL, bold: true });
    });
    x += width;
  }
}

function drawProduct(pen: Pen, y: number, { line, code, name, note }: DanfeProductRow): void {
  pen.lines(code, { x: DANFE_LEFT + EDGE, y, width: CODE - 2 * EDGE }, TEXT);
  const words = { x: DANFE_LEFT + CODE + EDGE, width: NAME - 2 * EDGE };
  pen.lines(note, { ...words, y: pen.lines(name, { ...words, y }, TEXT) }, SMALL);
  let x = DANFE_LEFT;
  for (const { width, align, cell } of COLUMNS) {
    drawFitted(pen, cell(line), { x: x + EDGE, y, width: width - 2 * EDGE, align }, TEXT);
    x += width;
  }
}
