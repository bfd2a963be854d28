import { bars } from '#features/payments/domain/boleto/bars.ts';
import { drawBars } from '#platform/documents/draw-bars.ts';
import type { Pen } from '#platform/documents/pen.ts';
import {
  BOLETO_FIELD_HEIGHT,
  BOLETO_LEFT,
  BOLETO_WIDTH,
  drawBank,
  drawBoletoField,
  drawBoletoNotes,
  drawFields,
  SIDE,
} from './boleto-paper.ts';
import type { BoletoSheet } from './boleto-sheet.ts';
import { payerLines, withDocument } from './party-words.ts';

const MAIN = BOLETO_WIDTH - SIDE;
/** Banks read bars of 103 by 13 mm that begin 5 mm from the edge of the slip. */
const MILLIMETRE = 72 / 25.4;
const BARS = { width: 103 * MILLIMETRE, height: 13 * MILLIMETRE };

/** Boxes that are left empty for the bank. */
const LEFT_OPEN = [
  '(-) Desconto / Abatimento',
  '(-) Outras deduções',
  '(+) Mora / Multa',
  '(+) Outros acréscimos',
  '(=) Valor cobrado',
];

/** The lower part, which the bank keeps ("ficha de compensação"). Returns the y below. */
export function drawSlip(pen: Pen, top: number, sheet: BoletoSheet): number {
  let y = drawBank(pen, top, sheet.bank, sheet.line);
  y = drawFields(pen, y, [
    { label: 'Local de pagamento', value: 'Pagável em qualquer banco até o vencimento', width: MAIN },
    { label: 'Vencimento', value: sheet.dueOn, width: SIDE, align: 'right', strong: true },
  ]);
  y = drawFields(pen, y, [
    { label: 'Beneficiário', value: withDocument(sheet.beneficiary), width: MAIN },
    { label: 'Agência / Código do beneficiário', value: sheet.agencyAccount, width: SIDE, align: 'right' },
  ]);
  y = drawFields(pen, y, [
    { label: 'Data do documento', value: sheet.issuedOn, width: 85 },
    { label: 'Número do documento', value: sheet.document, width: 110 },
    { label: 'Espécie doc.', value: 'DM', width: 55 },
    { label: 'Aceite', value: 'N', width: 45 },
    { label: 'Data do processamento', value: sheet.issuedOn, width: MAIN - 295 },
    { label: 'Nosso número', value: sheet.ourNumber, width: SIDE, align: 'right' },
  ]);
  y = drawFields(pen, y, [
    { label: 'Uso do banco', value: '', width: 85 },
    { label: 'Carteira', value: sheet.wallet, width: 60 },
    { label: 'Espécie', value: 'R$', width: 50 },
    { label: 'Quantidade', value: '', width: 100 },
    { label: 'Valor', value: '', width: MAIN - 295 },
    { label: '(=) Valor do documento', value: sheet.amount, width: SIDE, align: 'right', strong: true },
  ]);
  const { address } = sheet.beneficiary;
  const notes = [...sheet.instructions, ...(address === '' ? [] : [`Endereço do beneficiário: ${address}`])];
  drawBoletoNotes(
    pen,
    { x: BOLETO_LEFT, y, width: MAIN, height: BOLETO_FIELD_HEIGHT * LEFT_OPEN.length },
    'Instruções (texto de responsabilidade do beneficiário)',
    notes,
  );
  for (const label of LEFT_OPEN) {
    drawBoletoField(
      pen,
      { x: BOLETO_LEFT + MAIN, y, width: SIDE, height: BOLETO_FIELD_HEIGHT },
      { label, value: '' },
    );
    y += BOLETO_FIELD_HEIGHT;
  }
  drawBoletoNotes(
    pen,
    { x: BOLETO_LEFT, y, width: BOLETO_WIDTH, height: 46 },
    'Pagador',
    payerLines(sheet.payer),
  );
  y += 46;
  pen.text('Sacador / Avalista', { x: BOLETO_LEFT, y: y + 3, width: 200 }, { size: 6, colour: '#444444' });
  pen.text(
    'Autenticação mecânica · FICHA DE COMPENSAÇÃO',
    { x: BOLETO_LEFT, y: y + 3, width: BOLETO_WIDTH, align: 'right' },
    { size: 6, colour: '#444444' },
  );
  y += 14;
  drawBars(pen, bars(sheet.barcode), { x: BOLETO_LEFT + 5 * MILLIMETRE, y, ...BARS });
  return y + BARS.height;
}
