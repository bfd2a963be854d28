/**
 * Derives the CSS variables of all components from a shop's four colours. Text stays readable with any colours (WCAG 1.4.3): only
 * values computed here reach the style sheet.
 */

import { contrast, formatColour, mix, parseColour, type Rgb } from '#kernel/colours/colour.ts';
import { DEFAULT_THEME, type ThemeColours } from '#kernel/colours/theme-colours.ts';

const READABLE = 4.5;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const INK: Rgb = [22, 24, 29];

type Part = 'brand' | 'accent' | 'aux';
type Shade = '' | '-ink' | '-strong' | '-soft' | '-text';
export type ThemeVariables = Readonly<Record<`--${Part}${Shade}`, string>>;

/**
 * For each of brand, accent and aux: the colour, `-ink` (text on it), `-strong` (hover), `-soft` (tint for surfaces) and `-text`
 * (the colour itself as text on white or on the tint).
 */
export function themeVariables(theme: ThemeColours = DEFAULT_THEME): ThemeVariables {
  const wish = parseColour(theme.text);
  return {
    ...shades('brand', parseColour(theme.primary) ?? parseColour(DEFAULT_THEME.primary) ?? INK, wish),
    ...shades('accent', parseColour(theme.secondary) ?? parseColour(DEFAULT_THEME.secondary) ?? INK, WHITE),
    ...shades('aux', parseColour(theme.auxiliary) ?? parseColour(DEFAULT_THEME.auxiliary) ?? WHITE, INK),
  } as ThemeVariables;
}

function shades(part: Part, colour: Rgb, wish: Rgb | undefined): Partial<ThemeVariables> {
  const ink = readableInk(colour, wish);
  const soft = mix(colour, WHITE, 0.92);
  return {
    [`--${part}`]: formatColour(colour),
    [`--${part}-ink`]: formatColour(ink),
    [`--${part}-strong`]: formatColour(awayFrom(ink, colour)),
    [`--${part}-soft`]: formatColour(soft),
    [`--${part}-text`]: formatColour(darkenUntilReadable(colour, soft)),
  };
}

/** A darker or lighter shade, whichever gives the text more contrast. */
function awayFrom(ink: Rgb, colour: Rgb): Rgb {
  const darker = mix(colour, BLACK, 0.16);
  const lighter = mix(colour, WHITE, 0.16);
  return contrast(ink, darker) > contrast(ink, lighter) ? darker : lighter;
}

/** Either black or white reaches a contrast of 4.58 on any colour, so there is always a solution. */
const readableInk = (ground: Rgb, wish: Rgb = WHITE): Rgb =>
  [wish, WHITE, INK].find((ink) => contrast(ink, ground) >= READABLE) ?? BLACK;

function darkenUntilReadable(colour: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const darker = mix(colour, INK, share);
    if (contrast(darker, ground) >= READABLE) return darker;
  }
  return INK;
}

/** The variables as CSS for the page's head. */
export const themeStyle = (theme?: ThemeColours): string =>
  `:root{${Object.entries(themeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
