/** Draws on the pages of a PDF. Lengths are in points from the top left corner; a page is 595.28 by 841.89. */
import { pdfText } from './pdf-text.ts';
import { cutText, wrapText } from './wrap-text.ts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
}

export interface TextPlace {
  readonly x: number;
  /** The top of the letters. */
  readonly y: number;
  /** Longer text is cut with an ellipsis. */
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PAGE = { width: 595.28, height: 841.89 } as const;
/** Line height as a multiple of the font size. */
export const LINE = 1.16;

export interface Pen {
  newPage(): void;
  text(text: string, place: TextPlace, style: TextStyle): void;
  /** Draws the lines below each other; returns the y below the last. */
  lines(lines: readonly string[], place: TextPlace, style: TextStyle): number;
  /** Splits a text into lines of this width. */
  wrap(text: string, width: number, style: TextStyle): string[];
  widthOf(text: string, style: TextStyle): number;
  frame(box: Box, lineWidth?: number): void;
  fill(box: Box, colour: string): void;
  line(from: readonly [number, number], to: readonly [number, number], dashed?: boolean): void;
  /** Large pale text diagonally across the page, from the lower left to the upper right. */
  across(text: string): void;
}

export function penOn(document: PDFKit.PDFDocument): Pen {
  const use = ({ size, bold = false }: TextStyle) =>
    document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const measured = (style: TextStyle) => {
    use(style);
    return (text: string) => document.widthOfString(text);
  };
  const text: Pen['text'] = (raw, { x, y, width, align = 'left' }, style) => {
    const widthOf = measured(style);
    const shown = cutText(pdfText(raw), width, widthOf);
    if (shown === '') return;
    const free = width - widthOf(shown);
    const left = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    document.fillColor(style.colour ?? 'black').text(shown, left, y, { lineBreak: false });
  };
  return {
    newPage: () => document.addPage(),
    text,
    lines(lines, place, style) {
      lines.forEach((line, index) => {
        text(line, { ...place, y: place.y + index * style.size * LINE }, style);
      });
      return place.y + lines.length * style.size * LINE;
    },
    wrap: (raw, width, style) =>
      wrapText(
        raw
          .split(/\r\n|\r|\n/)
          .map(pdfText)
          .join('\n'),
        width,
        measured(style),
      ),
    widthOf: (raw, style) => measured(style)(pdfText(raw)),
    frame: ({ x, y, width, height }, lineWidth = 0.5) => {
      document.lineWidth(lineWidth).strokeColor('black').rect(x, y, width, height).stroke();
    },
    fill: ({ x, y, width, height }, colour) => {
      document.fillColor(colour).rect(x, y, width, height).fill();
    },
    line(from, to, dashed = false) {
      if (dashed) document.dash(3, { space: 2 });
      document
        .lineWidth(0.5)
        .strokeColor('black')
        .moveTo(...from)
        .lineTo(...to)
        .stroke();
      if (dashed) document.undash();
    },
    across(words) {
      const style = { size: 62, bold: true };
      const width = measured(style)(words);
      const origin: [number, number] = [PAGE.width / 2, PAGE.height / 2];
      document.save().rotate(-52, { origin });
      use(style)
        .fillColor('#e4e4e4')
        .text(words, origin[0] - width / 2, origin[1] - style.size / 2, { lineBreak: false });
      document.restore();
    },
  };
}
