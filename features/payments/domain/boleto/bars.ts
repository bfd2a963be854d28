/** The bars of a barcode: interleaved 2 of 5 (ITF), the only type that banks read. ISO/IEC 16390. */

/** Which of a digit's five bars are wide. */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

/** In narrow bars; banks require 2 to 3. */
const WIDE_WIDTH = 3;

/** Widths from left to right in narrow bars, alternately black and white, black first. Throws for an odd number of digits. */
export function bars(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError(`not an even number of digits: ${digits}`);
  const widths = [1, 1, 1, 1];
  for (let at = 0; at < digits.length; at += 2) {
    const black = WIDE[Number(digits[at])] ?? '';
    const white = WIDE[Number(digits[at + 1])] ?? '';
    for (let bar = 0; bar < 5; bar += 1) widths.push(widthOf(black[bar]), widthOf(white[bar]));
  }
  return [...widths, WIDE_WIDTH, 1, 1];
}

const widthOf = (mark: string | undefined): number => (mark === '1' ? WIDE_WIDTH : 1);

export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** Positions and widths of the black bars, and the total width; in narrow bars. */
export function blackBars(digits: string): { readonly bars: readonly Bar[]; readonly width: number } {
  const black: Bar[] = [];
  let x = 0;
  bars(digits).forEach((width, index) => {
    if (index % 2 === 0) black.push({ x, width });
    x += width;
  });
  return { bars: black, width: x };
}
