import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_STYLE, knownStyle, STYLE_CHOICES, STYLE_PARTS } from './theme.ts';

test('a shop without a style has the default one', () => {
  expect(knownStyle()).toEqual(DEFAULT_STYLE);
  expect(knownStyle({})).toEqual(DEFAULT_STYLE);
});

test('a stored value that is none of the choices becomes the default, the others stay', () => {
  expect(knownStyle({ shape: 'round', cards: 'glass' })).toEqual({ ...DEFAULT_STYLE, shape: 'round' });
});

test('whatever is stored, only choices come out', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...STYLE_PARTS), fc.string()), (stored) => {
      const style = knownStyle(stored);
      for (const part of STYLE_PARTS) expect(STYLE_CHOICES[part]).toContain(style[part]);
    }),
  );
});
