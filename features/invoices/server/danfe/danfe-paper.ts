/** The paper of a DANFE in points, and the boxes that all its parts are made of. MOC 7.0, annex II. */
import { type Box, LINE, type Pen } from '#platform/documents/pen.ts';

export const LEFT = 17;
export const TOP = 17;
export const WIDTH = 561;
export const BOTTOM = 825;

/** A box with a small label over what it says. */
export const FIELD = 20;
/** The heading of a part. */
export const TITLE = 9;

export interface Field {
  readonly label: string;
  readonly value: string;
  /** Part of the row's width: the rest of it where absent. */
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly bold?: boolean;
}

/** The heading of a part; gives where its first row begins. */
export function drawTitle(pen: Pen, y: number, title: string): number {
  pen.text(title, { x: LEFT, y: y + 2.2, width: WIDTH }, { size: 5.5, bold: true });
  return y + TITLE;
}

/** Fields side by side over the whole width; those without a width share what is left. Gives the y below. */
export function drawRow(
  pen: Pen,
  y: number,
  fields: readonly Field[],
  { x = LEFT, width = WIDTH } = {},
): number {
  const told = fields.reduce((sum, field) => sum + (field.width ?? 0), 0);
  const shared = (width - told) / Math.max(1, fields.filter((field) => field.width === undefined).length);
  let left = x;
  for (const field of fields) {
    const box = { x: left, y, width: field.width ?? shared, height: FIELD };
    drawField(pen, box, field);
    left += box.width;
  }
  return y + FIELD;
}

export function drawField(pen: Pen, box: Box, { label, value, align = 'left', bold = false }: Field): void {
  pen.frame(box);
  const inside = { x: box.x + 2.5, width: box.width - 5 };
  drawFitted(pen, label, { ...inside, y: box.y + 2 }, { size: 4.8 });
  const style = { size: 8, bold };
  if (pen.widthOf(value, style) * SMALLEST <= inside.width || !value.includes(' ')) {
    drawFitted(pen, value, { ...inside, y: box.y + 9.5, align }, style);
    return;
  }
  // The longest names that the layout lets be.
  const { lines, size } = fittedLines(pen, [value], inside.width, [5, 4.4]);
  pen.lines(lines, { ...inside, y: box.y + 8, align }, { size, bold });
}

const LOWER_HALF = 11;

/** These texts in lines, in the first size at which all of them fit the height; what the last has no room for is cut. */
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

/** Text that is drawn smaller where it would not fit: of figures no digit may be missing. */
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
