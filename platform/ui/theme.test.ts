import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseColour, type Rgb } from '#kernel/colours/colour.ts';
import { DEFAULT_THEME } from '#kernel/colours/theme-colours.ts';
import { themeStyle, themeVariables } from './theme.ts';

const read = (colour: string): Rgb => parseColour(colour) ?? [0, 0, 0];
const between = (one: string, other: string): number => contrast(read(one), read(other));
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white has the greatest contrast', () => {
  expect(between('#000000', '#ffffff')).toBeCloseTo(21);
});

test("the shop's own text colour stays where it can be read", () => {
  expect(themeVariables({ ...DEFAULT_THEME, primary: '#123456', text: '#ffeecc' })['--brand-ink']).toBe(
    '#ffeecc',
  );
});

test('white text on yellow gives way to dark text', () => {
  expect(themeVariables({ ...DEFAULT_THEME, primary: '#ffe100', text: '#ffffff' })['--brand-ink']).toBe(
    '#16181d',
  );
});

test('whatever the colours, text stays readable', () => {
  fc.assert(
    fc.property(colour, colour, colour, colour, (primary, secondary, auxiliary, text) => {
      const theme = themeVariables({ primary, secondary, auxiliary, text });
      for (const part of ['brand', 'accent', 'aux'] as const) {
        expect(between(theme[`--${part}-ink`], theme[`--${part}`])).toBeGreaterThanOrEqual(4.5);
        expect(between(theme[`--${part}-ink`], theme[`--${part}-strong`])).toBeGreaterThanOrEqual(4.5);
        expect(between(theme[`--${part}-text`], theme[`--${part}-soft`])).toBeGreaterThanOrEqual(4.5);
        expect(between(theme[`--${part}-text`], '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }
    }),
    // A text colour of medium luminance, with equal contrast to white and black.
    { examples: [['#000000', '#000000', '#000000', '#ab5696']] },
  );
});

test('the style sheet carries the default theme', async () => {
  const sheet = await readFile(new URL('./base.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(themeVariables())) expect(sheet).toContain(`${name}: ${value};`);
});

test('only colours reach the style sheet', () => {
  const style = themeStyle({ ...DEFAULT_THEME, primary: 'red;}</style><script>' });
  expect(style).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6};?)+\}$/);
});
