import type { Box, Pen } from './pen.ts';

/** Draws alternating bars and spaces, starting with a bar, over the full width of the box. */
export function drawBars(pen: Pen, widths: readonly number[], { x, y, width, height }: Box): void {
  const unit = width / widths.reduce((sum, one) => sum + one, 0);
  let left = x;
  widths.forEach((one, index) => {
    if (index % 2 === 0) pen.fill({ x: left, y, width: one * unit, height }, 'black');
    left += one * unit;
  });
}
