/**
 * Derives the CSS variables of all components from a shop's four colours, for a light and for a dark page. Text stays readable with
 * any colours (WCAG 1.4.3): only values computed here reach the style sheet.
 */

import { contrast, formatColour, mix, parseColour, type Rgb } from '#kernel/colours/colour.ts';
import { DEFAULT_THEME, knownStyle, type ThemeColours, type ThemeStyle } from '#kernel/theme.ts';
import { styleRules } from './theme-style-rules.ts';

const READABLE = 4.5;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const INK: Rgb = [22, 24, 29];

interface Scheme {
  /** What text becomes where a colour alone is too faint. */
  readonly ink: Rgb;
  readonly surface: Rgb;
  /** The grounds on which a colour may be text: surface, canvas and sunken, as in `tokens.css` and `dark.css`. */
  readonly grounds: readonly Rgb[];
  /** How much of the surface is in a tint. */
  readonly tint: number;
  /** The least contrast of a coloured area to the surface. */
  readonly apart: number;
}

const SCHEMES = {
  light: {
    ink: INK,
    surface: WHITE,
    grounds: [WHITE, [247, 247, 245], [240, 240, 237]],
    tint: 0.92,
    apart: 1,
  },
  dark: {
    ink: [238, 240, 243],
    surface: [27, 30, 35],
    grounds: [
      [27, 30, 35],
      [18, 20, 23],
      [38, 42, 48],
    ],
    tint: 0.88,
    apart: 2.2,
  },
} as const satisfies Record<string, Scheme>;

/** Of the person's device: `prefers-color-scheme`. */
export type ColourScheme = keyof typeof SCHEMES;

type Part = 'brand' | 'accent' | 'aux';
type Shade = '' | '-ink' | '-strong' | '-soft' | '-text';
export type ThemeVariables = Readonly<Record<`--${Part}${Shade}`, string>>;

/**
 * For each of brand, accent and aux: the colour, `-ink` (text on it), `-strong` (hover), `-soft` (tint for surfaces) and `-text`
 * (the colour itself as text on the page's grounds or on the tint). On a dark page an area that would sink into it is lightened,
 * and the auxiliary colour, the ground of whole bands, becomes a tint of itself and of the brand.
 */
export function themeVariables(
  theme: ThemeColours = DEFAULT_THEME,
  name: ColourScheme = 'light',
): ThemeVariables {
  const scheme: Scheme = SCHEMES[name];
  const colour = (part: 'primary' | 'secondary' | 'auxiliary'): Rgb =>
    parseColour(theme[part]) ?? parseColour(DEFAULT_THEME[part]) ?? INK;
  const [brand, aux] = [colour('primary'), colour('auxiliary')];
  const band = name === 'light' ? aux : mix(mix(aux, brand, 0.5), scheme.surface, 0.8);
  return {
    ...shades('brand', brand, scheme, parseColour(theme.text)),
    ...shades('accent', colour('secondary'), scheme, WHITE),
    ...shades('aux', band, { ...scheme, apart: 1 }, INK),
  } as ThemeVariables;
}

function shades(part: Part, chosen: Rgb, scheme: Scheme, wish: Rgb | undefined): Partial<ThemeVariables> {
  const colour = towards(WHITE, chosen, (each) => contrast(each, scheme.surface) >= scheme.apart);
  const ink = readableInk(colour, wish);
  const soft = mix(colour, scheme.surface, scheme.tint);
  const grounds = [soft, ...scheme.grounds];
  const isText = (each: Rgb): boolean => grounds.every((ground) => contrast(each, ground) >= READABLE);
  return {
    [`--${part}`]: formatColour(colour),
    [`--${part}-ink`]: formatColour(ink),
    [`--${part}-strong`]: formatColour(awayFrom(ink, colour)),
    [`--${part}-soft`]: formatColour(soft),
    [`--${part}-text`]: formatColour(towards(scheme.ink, colour, isText)),
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

/** The colour with as little of the other one as passes. */
function towards(other: Rgb, colour: Rgb, passes: (colour: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const nearer = mix(colour, other, share);
    if (passes(nearer)) return nearer;
  }
  return other;
}

/** The variables as CSS for the page's head, with the rules of the shop's style. */
export const themeStyle = (theme?: ThemeColours & { readonly style?: ThemeStyle }): string =>
  `:root{${declarations(themeVariables(theme))}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(themeVariables(theme, 'dark'))}}}` +
  styleRules(knownStyle(theme?.style));

const declarations = (variables: ThemeVariables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
