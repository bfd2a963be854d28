import type { Pen } from '#platform/documents/pen.ts';
import type { Nfe, NfeInstalment } from '../../domain/nfe/nfe.ts';
import { DANFE_LEFT, DANFE_WIDTH, drawFitted, drawRow, drawTitle } from './danfe-paper.ts';
import { danfeDate, danfeReais } from './danfe-words.ts';

const PER_ROW = 7;
const CELL = DANFE_WIDTH / PER_ROW;
const HEIGHT = 24;
/** Further instalments go into the notes. */
const MAX_SHOWN = 4 * PER_ROW;

/** Bill and instalments, if there are any. Returns the y below. */
export function drawBill(pen: Pen, y: number, { bill, instalments }: Nfe): number {
  if (bill === undefined && instalments.length === 0) return y;
  let below = drawTitle(pen, y, 'FATURA / DUPLICATA');
  if (bill !== undefined) {
    below = drawRow(pen, below, [
      { label: 'NÚMERO DA FATURA', value: bill.number },
      { label: 'VALOR ORIGINAL', value: danfeReais(bill.original), align: 'right' },
      { label: 'VALOR DO DESCONTO', value: danfeReais(bill.discount), align: 'right' },
      { label: 'VALOR LÍQUIDO', value: danfeReais(bill.net), align: 'right' },
    ]);
  }
  const shown = instalments.slice(0, MAX_SHOWN);
  shown.forEach((instalment, index) => {
    drawInstalment(
      pen,
      DANFE_LEFT + (index % PER_ROW) * CELL,
      below + Math.floor(index / PER_ROW) * HEIGHT,
      instalment,
    );
  });
  return below + Math.ceil(shown.length / PER_ROW) * HEIGHT;
}

function drawInstalment(pen: Pen, x: number, y: number, { number, due, amount }: NfeInstalment): void {
  pen.frame({ x, y, width: CELL, height: HEIGHT });
  const parts = [
    ['Número', number],
    ['Venc.', danfeDate(due)],
    ['Valor', `R$ ${danfeReais(amount)}`],
  ] as const;
  parts.forEach(([label, value], index) => {
    const line = y + 2.4 + index * 7;
    pen.text(label, { x: x + 2.5, y: line + 0.4, width: 20 }, { size: 5 });
    drawFitted(
      pen,
      value,
      { x: x + 22, y: line, width: CELL - 24.5, align: 'right' },
      { size: 6.2, bold: true },
    );
  });
}

/** The instalments that have no box, as text. */
export const otherInstalments = ({ instalments }: Nfe): string =>
  instalments
    .slice(MAX_SHOWN)
    .map(
      ({ number, due, amount }) =>
        `Duplicata ${number}: vencimento ${danfeDate(due)}, R$ ${danfeReais(amount)}`,
    )
    .join('; ');
