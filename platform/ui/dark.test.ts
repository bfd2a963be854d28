/** The fixed inks of `tokens.css` and `dark.css` on the grounds that they stand on. WCAG 1.4.3. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { contrast, parseColour, type Rgb } from '#kernel/colours/colour.ts';

const GROUNDS = ['surface', 'canvas', 'sunken'];
const INKS = ['ink', 'ink-2', 'ink-3'];
const STATES = ['success', 'info', 'warn', 'danger'];

const sheet = (file: string): Promise<string> => readFile(new URL(`./${file}`, import.meta.url), 'utf8');
const tokens = await sheet('tokens.css');
const dark = await sheet('dark.css');

function colourIn(text: string, name: string): Rgb {
  const [, value = ''] = new RegExp(`--color-${name}: (#[0-9a-f]{3,6});`).exec(text) ?? [];
  const colour = parseColour(value);
  if (colour === undefined) throw new Error(`there is no --color-${name}`);
  return colour;
}

describe.each([
  ['light', tokens],
  ['dark', dark],
])('on a %s page', (_, text) => {
  const ratio = (ink: string, ground: string): number =>
    contrast(colourIn(text, ink), colourIn(text, ground));

  test.each(INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)))(
    '%s on %s',
    (ink, ground) => {
      expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(STATES)('%s as text on its tint, and on the page', (state) => {
    for (const ground of [`${state}-soft`, 'surface', 'canvas'])
      expect(ratio(state, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ink of ['ink', 'ink-2']) expect(ratio(ink, `${state}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a field stands out from the page', () => {
    for (const ground of ['surface', 'canvas']) expect(ratio('field', ground)).toBeGreaterThanOrEqual(3);
  });
});

test('white words on the ground of messages', () => {
  expect(contrast([255, 255, 255], colourIn(dark, 'night'))).toBeGreaterThanOrEqual(4.5);
});
