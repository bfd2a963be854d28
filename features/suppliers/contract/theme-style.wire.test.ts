import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_STYLE, STYLE_CHOICES, type ThemeStyle } from '#kernel/theme.ts';
import { STYLE_FIELDS, styleFromWire, styleToWire } from './theme-style.wire.ts';

test('every choice has a word of its own', () => {
  for (const { part, words } of Object.values(STYLE_FIELDS))
    expect(new Set(words).size).toBe(STYLE_CHOICES[part].length);
});

test('the default style in the words of the API', () => {
  expect(styleToWire(DEFAULT_STYLE)).toEqual({
    forma: 'suave',
    densidade: 'normal',
    cartoes: 'contorno',
    cabecalho: 'claro',
    abertura: 'curva',
    icones: 'normais',
    titulos: 'texto',
    listas: 'grade',
  });
});

test('a style comes back from the API as it went', () => {
  const style: fc.Arbitrary<ThemeStyle> = fc.record({
    shape: fc.constantFrom(...STYLE_CHOICES.shape),
    density: fc.constantFrom(...STYLE_CHOICES.density),
    cards: fc.constantFrom(...STYLE_CHOICES.cards),
    header: fc.constantFrom(...STYLE_CHOICES.header),
    hero: fc.constantFrom(...STYLE_CHOICES.hero),
    icons: fc.constantFrom(...STYLE_CHOICES.icons),
    display: fc.constantFrom(...STYLE_CHOICES.display),
    list: fc.constantFrom(...STYLE_CHOICES.list),
  });
  fc.assert(
    fc.property(style, (each) => {
      expect(styleFromWire(styleToWire(each))).toEqual(each);
    }),
  );
});
