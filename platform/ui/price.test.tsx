import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { Price, percentOff } from './price.tsx';

test.each([
  [900, 1_000, 10],
  [3_316, 3_490, 5], // 5 % of 34,90 leave 33,155
  [799, 999, 20],
  [996, 1_000, 0],
  [1, 2, 50],
  [1_000, 1_000, 0],
])('%i centavos instead of %i are %i per cent less', (value, before, percent) => {
  expect(percentOff(centavos(value), centavos(before))).toBe(percent);
});

test('it is what was taken off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 10_000_000 }), fc.integer({ min: 1, max: 99 }), (before, off) => {
      const value = centavos(Math.round((before * (100 - off)) / 100));
      expect(percentOff(value, centavos(before))).toBe(off);
    }),
  );
});

test('the former price is struck through, with what has come off, and read aloud as from … to', () => {
  const text = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ');
  const html = renderToStaticMarkup(<Price value={centavos(900)} before={centavos(1_000)} unit="kg" />);
  expect(html).toMatch(/<s>R\$\s10,00<\/s>/);
  expect(text(html)).toBe('De R$ 10,00−10% por R$ 9,00 por  /kg');
  expect(text(renderToStaticMarkup(<Price value={centavos(900)} />))).toBe('R$ 9,00');
});
