/** Page geometry of a DANFE in points, and the boxes of all its parts. MOC 7.0, annex II. */
import { type Box, LINE, type Pen } from '#platform/documents/pen.ts';

export const DANFE_LEFT = 17;
export const TOP = 17;
export const DANFE_WIDTH = 561;
export const BOTTOM = 825;

/** Height of a box with a small label above its value. */
export const DANFE_FIELD_HEIGHT = 20;
/** Height of a part's heading. */
export const TITLE = 9;

export interface DanfeField {
  readonly label: string;
  readonly value: string;
  /** In points; boxes without a width share what is left of the row. */
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly bold?: boolean;
}

/** Draws the heading of a part; returns the y of its first row. */
export function drawTitle(pen: Pen, y: number, title: string): number {
  pen.text(title, { x: DANFE_LEFT, y: y + 2.2, width: DANFE_WIDTH }, { size: 5.5, bold: true });
  return y + TITLE;
}

/** Draws boxes side by side over the whole width. Returns the y below. */
export function drawRow(
  pen: Pen,
  y: number,
  fields: readonly DanfeField[],
  { x = DANFE_LEFT, width = DANFE_WIDTH } = {},
): number {
  const totalWidth = fields.reduce((sum, field) => sum + (field.width ?? 0), 0);
  const shared =
    (width - totalWidth) / Math.max(1, fields.filter((field) => field.width === undefined).length);
  let left = x;
  for (const field of fields) {
    const box = { x: left, y, width: field.width ?? shared, height: DANFE_FIELD_HEIGHT };
    drawDanfeField(pen, box, field);
    left += box.width;
  }
  return y + DANFE_FIELD_HEIGHT;
}

export function drawDanfeField(
  pen: Pen,
  box: Box,
  { label, value, align = 'left', bold = false }: DanfeField,
): void {
  pen.frame(box);
  const inside = { x: box.x + 2.5, width: box.width - 5 };
  drawFitted(pen, label, { ...inside, y: box.y + 2 }, { size: 4.8 });
  const style = { size: 8, bold };
  if (pen.widthOf(value, style) * SMALLEST <= inside.width || !value.includes(' ')) {
    drawFitted(pen, value, { ...inside, y: box.y + 9.5, align }, style);
    return;
  }
  // The longest names that the layout allows are broken into lines.
  const { lines, size } = fittedLines(pen, [value], inside.width, [5, 4.4]);
  pen.lines(lines, { ...inside, y: box.y + 8, align }, { size, bold });
}

const LOWER_HALF = 11;

/** The texts as lines, in the first size at which all fit the height; in the last size, excess lines are cut. */
export function fittedLines(
  pen: Pen,
  texts: readonly string[],
  width: number,
  sizes: readonly number[],
  height = LOWER_HALF,
): { readonly lines: readonly string[]; readonly size: number } {
  let fitted: { lines: string[]; size: number } = { lines: [], size: 1 };
  for (const size of sizes) {
    const lines = texts.flatMap((text) => pen.wrap(text, width, { size }));
    const room = Math.floor(height / (size * LINE));
    fitted = { lines: lines.slice(0, room), size };
    if (lines.length <= room) return fitted;
  }
  return fitted;
}

const SMALLEST = 0.55;

/** Draws text smaller if it would not fit: figures must not lose a digit. */
export function drawFitted(
  pen: Pen,
  text: string,
  place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly align?: 'left' | 'center' | 'right';
  },
  style: { readonly size: number; readonly bold?: boolean },
): void {
  const wanted = pen.widthOf(text, style);
  const scale = wanted <= place.width ? 1 : Math.max(SMALLEST, (place.width / wanted) * 0.999);
  const y = place.y + (style.size * (1 - scale)) / 2;
  pen.text(text, { ...place, y }, { ...style, size: style.size * scale });
}
