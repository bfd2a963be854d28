import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseColour, type Rgb } from '#kernel/colours/colour.ts';
import { DEFAULT_STYLE, DEFAULT_THEME, type ThemeStyle } from '#kernel/theme.ts';
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

/** The grounds of the page and the inks on them, as the style sheets name them. */
const PAGE = {
  light: { grounds: ['#ffffff', '#f7f7f5', '#f0f0ed'], inks: ['#16181d', '#4b505b'] },
  dark: { grounds: ['#1b1e23', '#121417', '#262a30'], inks: ['#eef0f3', '#bfc5ce', '#a3aab5'] },
};

test.each(['light', 'dark'] as const)('whatever the colours, text stays readable on a %s page', (scheme) => {
  const { grounds, inks } = PAGE[scheme];
  fc.assert(
    fc.property(colour, colour, colour, colour, (primary, secondary, auxiliary, text) => {
      const theme = themeVariables({ primary, secondary, auxiliary, text }, scheme);
      for (const part of ['brand', 'accent', 'aux'] as const) {
        expect(between(theme[`--${part}-ink`], theme[`--${part}`])).toBeGreaterThanOrEqual(4.5);
        expect(between(theme[`--${part}-ink`], theme[`--${part}-strong`])).toBeGreaterThanOrEqual(4.5);
        for (const ground of [...grounds, theme[`--${part}-soft`]])
          expect(between(theme[`--${part}-text`], ground)).toBeGreaterThanOrEqual(4.5);
        for (const ink of inks) expect(between(ink, theme[`--${part}-soft`])).toBeGreaterThanOrEqual(4.5);
        // A tick on the colour, and the ends of switches.
        expect(between(theme[`--${part}-text`], grounds[0] ?? '')).toBeGreaterThanOrEqual(4.5);
      }
    }),
    // A text colour of medium luminance, with equal contrast to white and black.
    { examples: [['#000000', '#000000', '#000000', '#ab5696']] },
  );
});

test('a button does not sink into a dark page', () => {
  fc.assert(
    fc.property(colour, (primary) => {
      const { '--brand': brand } = themeVariables({ ...DEFAULT_THEME, primary }, 'dark');
      expect(between(brand, PAGE.dark.grounds[0] ?? '')).toBeGreaterThanOrEqual(2.2);
    }),
  );
});

test.each([
  ['base.css', 'light'],
  ['dark.css', 'dark'],
] as const)('%s carries the default theme', async (file, scheme) => {
  const sheet = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(themeVariables(DEFAULT_THEME, scheme)))
    expect(sheet).toContain(`${name}: ${value};`);
});

test('only colours reach the style sheet', () => {
  const style = themeStyle({ ...DEFAULT_THEME, primary: 'red;}</style><script>' });
  const colours = String.raw`:root\{(--[a-z-]+:#[0-9a-f]{6};?)+\}`;
  expect(style).toMatch(
    new RegExp(String.raw`^${colours}@media \(prefers-color-scheme:dark\)\{${colours}\}$`),
  );
});

test('a page brings the rules of its own style, and none of another', () => {
  const style = themeStyle({
    ...DEFAULT_THEME,
    style: { ...DEFAULT_STYLE, display: 'serif', header: 'brand' },
  });
  expect(style).toContain('--font-display:Fraunces');
  expect(style).toContain('.site-header{');
  expect(style).not.toContain('Oswald');
  expect(style).not.toContain('.hero');
});

test('a style that this version does not know is the default one', () => {
  const stored = { ...DEFAULT_STYLE, shape: '}</style><script>' } as unknown as ThemeStyle;
  expect(themeStyle({ ...DEFAULT_THEME, style: stored })).toBe(themeStyle(DEFAULT_THEME));
});
