import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '../theme.ts';
import { refusedPairs, themeContrasts } from './theme-contrast.ts';

test.each([
  ['white on yellow', { primary: '#ffe100', text: '#ffffff' }, ['text-on-primary']],
  ['black on yellow', { primary: '#ffe100', text: '#000000' }, []],
  ['just below', { primary: '#777777', text: '#ffffff' }, ['text-on-primary']],
  ['just enough', { primary: '#767676', text: '#ffffff' }, []],
])('%s', (_, colours, refused) => {
  expect(refusedPairs({ ...DEFAULT_THEME, ...colours }).map(({ pair }) => pair)).toEqual(refused);
});

test('a shown ratio never reaches the limit where the text is refused', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (primary, text) => {
      for (const { ratio, readable } of themeContrasts({ ...DEFAULT_THEME, primary, text }) ?? [])
        expect(ratio >= 4.5).toBe(readable);
    }),
  );
});

test('what is no colour has no contrast', () => {
  expect(themeContrasts({ ...DEFAULT_THEME, text: 'red' })).toBeUndefined();
});
