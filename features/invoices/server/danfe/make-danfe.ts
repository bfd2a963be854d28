import { makePdf } from '#platform/documents/make-pdf.ts';
import type { Pen } from '#platform/documents/pen.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { drawBill } from './danfe-bill.ts';
import { drawCarriage } from './danfe-carriage.ts';
import { drawHead } from './danfe-head.ts';
import { drawDanfeNotes, drawMoreNotes, moreNotesHeight, NOTES_TOP, notesOf } from './danfe-notes.ts';
import { BOTTOM, drawTitle, TITLE, TOP } from './danfe-paper.ts';
import { drawParties } from './danfe-parties.ts';
import { drawProducts, productRow, TABLE_HEAD } from './danfe-products.ts';
import { drawDanfeReceipt } from './danfe-receipt.ts';
import { sheetsOf } from './danfe-sheets.ts';
import { drawServices, drawTaxes } from './danfe-taxes.ts';
import { nfeNumber } from './danfe-words.ts';

/** A PDF with the DANFE of each document. */
export const makeDanfe = (documents: readonly Nfe[], createdAt: number): Promise<Uint8Array> =>
  makePdf(
    {
      title: `DANFE ${documents.map(({ number }) => nfeNumber(number)).join(', ')}`,
      author: documents[0]?.issuer.name ?? '',
      createdAt,
    },
    function* (pen) {
      for (const nfe of documents) yield* drawDanfe(pen, nfe);
    },
  );

/** Yields after each sheet, and after every 50 measured rows, so that other requests get their turn. */
function* drawDanfe(pen: Pen, nfe: Nfe): Generator<void> {
  const rows = [];
  for (const line of nfe.lines) {
    rows.push(productRow(pen, line));
    if (rows.length % 50 === 0) yield;
  }
  const notes = notesOf(pen, nfe);
  const table = tableTops(nfe);
  const sheets = sheetsOf(rows, notes.more, {
    first: NOTES_TOP - table.first - TABLE_HEAD - 2,
    other: BOTTOM - table.other - TABLE_HEAD - 2,
    notesHeight: moreNotesHeight,
  });
  for (const [at, sheet] of sheets.entries()) {
    pen.newPage();
    if (nfe.forTest || nfe.protocol === undefined) pen.across('SEM VALOR FISCAL');
    const where = { page: at + 1, pages: sheets.length };
    const isFirst = at === 0;
    const below = isFirst ? drawFirstBlocks(pen, nfe, where.pages) : drawHead(pen, TOP, nfe, where);
    if (isFirst) drawDanfeNotes(pen, notes);
    const top = below + TITLE;
    const used = sheet.rows.reduce((sum, { height }) => sum + height, top + TABLE_HEAD + 2);
    const bottom = isFirst ? NOTES_TOP : sheet.notes.length > 0 ? used : BOTTOM;
    if (isFirst || sheet.rows.length > 0) {
      drawTitle(pen, below, 'DADOS DOS PRODUTOS / SERVIÇOS');
      drawProducts(pen, top, bottom, sheet.rows);
    }
    if (sheet.notes.length > 0) drawMoreNotes(pen, sheet.rows.length > 0 ? used : below, sheet.notes);
    yield;
  }
}

/** Draws everything above the products of the first sheet; returns the y below. */
function drawFirstBlocks(pen: Pen, nfe: Nfe, pages: number): number {
  const receipt = drawDanfeReceipt(pen, nfe);
  const head = drawHead(pen, receipt, nfe, { page: 1, pages });
  const parties = drawParties(pen, head, nfe);
  const bill = drawBill(pen, parties, nfe);
  const taxes = drawTaxes(pen, bill, nfe);
  return drawServices(pen, drawCarriage(pen, taxes, nfe), nfe);
}

/** The y at which the products begin, measured with a pen that draws nothing. */
function tableTops(nfe: Nfe): { readonly first: number; readonly other: number } {
  return {
    first: drawFirstBlocks(DRY, nfe, 1) + TITLE,
    other: drawHead(DRY, TOP, nfe, { page: 1, pages: 1 }) + TITLE,
  };
}

const nothing = (): void => {};
const DRY: Pen = {
  newPage: nothing,
  text: nothing,
  lines: (lines, { y }) => y + lines.length,
  wrap: () => [],
  widthOf: () => 0,
  frame: nothing,
  fill: nothing,
  line: nothing,
  across: nothing,
};
