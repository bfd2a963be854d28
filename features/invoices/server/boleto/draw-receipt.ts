import type { Pen } from '#platform/documents/pen.ts';
import { BOLETO_LEFT, BOLETO_WIDTH, drawBank, drawBoletoNotes, drawFields } from './boleto-paper.ts';
import type { BoletoSheet } from './boleto-sheet.ts';
import { payerLines, withDocument } from './party-words.ts';

/** The upper part, which the payer keeps. Returns the y below. */
export function drawBoletoReceipt(pen: Pen, top: number, sheet: BoletoSheet): number {
  let y = drawBank(pen, top, sheet.bank, 'RECIBO DO PAGADOR');
  y = drawFields(pen, y, [
    { label: 'Beneficiário', value: withDocument(sheet.beneficiary), width: BOLETO_WIDTH - 150 },
    { label: 'Agência / Código do beneficiário', value: sheet.agencyAccount, width: 150, align: 'right' },
  ]);
  y = drawFields(pen, y, [
    { label: 'Número do documento', value: sheet.document, width: 127 },
    { label: 'Nosso número', value: sheet.ourNumber, width: 150 },
    { label: 'Vencimento', value: sheet.dueOn, width: 110, align: 'right', strong: true },
    {
      label: 'Valor do documento',
      value: sheet.amount,
      width: BOLETO_WIDTH - 387,
      align: 'right',
      strong: true,
    },
  ]);
  drawBoletoNotes(
    pen,
    { x: BOLETO_LEFT, y, width: BOLETO_WIDTH, height: 46 },
    'Pagador',
    payerLines(sheet.payer),
  );
  y += 46;
  drawBoletoNotes(pen, { x: BOLETO_LEFT, y, width: BOLETO_WIDTH, height: 26 }, 'Linha digitável', [
    sheet.line,
  ]);
  y += 30;
  pen.text(
    'Autenticação mecânica',
    { x: BOLETO_LEFT, y, width: BOLETO_WIDTH, align: 'right' },
    { size: 6, colour: '#444444' },
  );
  return y + 40;
}
