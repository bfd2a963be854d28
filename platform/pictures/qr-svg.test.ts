import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { qrSvg } from './qr-svg.ts';

/** Renders the path's runs to rows of modules. */
function modulesOf(svg: string): string[] {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => ' '));
  const [, path = ''] = /<path d="([^"]*)"/.exec(svg) ?? [];
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(run); at += 1) rows[Number(y)]?.splice(at, 1, '#');
  }
  return rows.map((row) => row.join(''));
}

test('every dark module is drawn, with a quiet zone of four around them', () => {
  const text = '00020126330014br.gov.bcb.pix';
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const rendered = modulesOf(qrSvg(text));
  expect(rendered).toHaveLength(modules.size + 8);
  expect(rendered.slice(0, 4).join('').trim()).toBe('');
  const inner = rendered.slice(4, -4).map((row) => row.slice(4, -4));
  inner.forEach((row, y) => {
    for (let x = 0; x < modules.size; x += 1) expect(row[x] === '#').toBe(Boolean(modules.get(y, x)));
  });
});

test('the text is not part of the drawing', () => {
  expect(qrSvg('<script>')).not.toContain('script');
});
