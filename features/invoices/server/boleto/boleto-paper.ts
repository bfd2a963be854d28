/** Page geometry of a boleto in points, and the boxes of both its parts. FEBRABAN, model of the boleto. */
import type { Box, Pen } from '#platform/documents/pen.ts';

export const BOLETO_LEFT = 34;
export const BOLETO_WIDTH = 527;
/** Width of the column with due date, number and amounts. */
export const SIDE = 142;
export const BOLETO_FIELD_HEIGHT = 24;

export interface BoletoField {
  readonly label: string;
  readonly value: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly strong?: boolean;
}

/** Draws boxes side by side from the left; returns the y below. */
export function drawFields(pen: Pen, y: number, fields: readonly BoletoField[]): number {
  let x = BOLETO_LEFT;
  for (const field of fields) {
    drawBoletoField(pen, { x, y, width: field.width, height: BOLETO_FIELD_HEIGHT }, field);
    x += field.width;
  }
  return y + BOLETO_FIELD_HEIGHT;
}

export function drawBoletoField(
  pen: Pen,
  box: Box,
  { label, value, align = 'left', strong = false }: Omit<BoletoField, 'width'>,
): void {
  pen.frame(box);
  const inside = { x: box.x + 4, width: box.width - 8 };
  pen.text(label, { ...inside, y: box.y + 3 }, { size: 6, colour: '#444444' });
  pen.text(value, { ...inside, y: box.y + 11.5, align }, { size: strong ? 10 : 8.5, bold: strong });
}

/** Draws the bank's name, its code between two strokes, and the text on the right; returns the y below. */
export function drawBank(
  pen: Pen,
  y: number,
  { name, code }: { readonly name: string; readonly code: string },
  right: string,
): number {
  pen.text(name, { x: BOLETO_LEFT, y: y + 6, width: 120 }, { size: 13, bold: true });
  pen.line([BOLETO_LEFT + 124, y + 2], [BOLETO_LEFT + 124, y + 22]);
  pen.text(code, { x: BOLETO_LEFT + 126, y: y + 4, width: 54, align: 'center' }, { size: 15, bold: true });
  pen.line([BOLETO_LEFT + 182, y + 2], [BOLETO_LEFT + 182, y + 22]);
  pen.text(
    right,
    { x: BOLETO_LEFT + 188, y: y + 7, width: BOLETO_WIDTH - 188, align: 'right' },
    { size: 11, bold: true },
  );
  return y + 24;
}

/** Draws a box with lines of text; what does not fit is cut. */
export function drawBoletoNotes(pen: Pen, box: Box, label: string, paragraphs: readonly string[]): void {
  pen.frame(box);
  const inside = { x: box.x + 4, width: box.width - 8 };
  pen.text(label, { ...inside, y: box.y + 3 }, { size: 6, colour: '#444444' });
  const style = { size: 8 };
  const lines = paragraphs.flatMap((paragraph) => pen.wrap(paragraph, inside.width, style));
  const most = Math.floor((box.height - 14) / (style.size * 1.16));
  pen.lines(lines.slice(0, most), { ...inside, y: box.y + 11.5 }, style);
}
