import { makePdf } from '#platform/documents/make-pdf.ts';
import { BOLETO_LEFT, BOLETO_WIDTH } from './boleto-paper.ts';
import type { BoletoSheet } from './boleto-sheet.ts';
import { drawBoletoReceipt } from './draw-receipt.ts';
import { drawSlip } from './draw-slip.ts';

/** A PDF with a page for each boleto. */
export const makeBoletos = (sheets: readonly BoletoSheet[], createdAt: number): Promise<Uint8Array> =>
  makePdf(
    {
      title: `Boleto ${sheets.map(({ document }) => document).join(', ')}`,
      author: sheets[0]?.beneficiary.name ?? '',
      createdAt,
    },
    function* (pen) {
      for (const sheet of sheets) {
        pen.newPage();
        if (sheet.withoutValue) pen.across('SEM VALOR');
        const cut = drawBoletoReceipt(pen, 40, sheet);
        pen.text(
          'Corte na linha pontilhada',
          { x: BOLETO_LEFT, y: cut - 9, width: BOLETO_WIDTH, align: 'right' },
          { size: 6 },
        );
        pen.line([BOLETO_LEFT, cut], [BOLETO_LEFT + BOLETO_WIDTH, cut], true);
        drawSlip(pen, cut + 20, sheet);
        yield;
      }
    },
  );
