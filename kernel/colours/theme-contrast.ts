/** Which texts of a theme can be read (WCAG 2, 1.4.3): what is refused before it is saved, and what the shop darkens by itself. */

import type { ThemeColours } from '../theme.ts';
import { contrast, parseColour, type Rgb } from './colour.ts';

/** The least contrast of text of usual size at level AA. */
export const READABLE_CONTRAST = 4.5;

export type ThemePair = 'text-on-primary' | 'primary-on-white' | 'secondary-on-white';

export interface PairContrast {
  readonly pair: ThemePair;
  /** From 1 to 21, cut to two decimals, so that a value below the limit is never shown as the limit. */
  readonly ratio: number;
  readonly readable: boolean;
}

const WHITE: Rgb = [255, 255, 255];

/** Undefined unless all four are colours. */
export function themeContrasts(theme: ThemeColours): readonly PairContrast[] | undefined {
  const [primary, secondary, auxiliary, text] = [
    theme.primary,
    theme.secondary,
    theme.auxiliary,
    theme.text,
  ].map(parseColour);
  if (!primary || !secondary || !auxiliary || !text) return undefined;
  return [
    pairOf('text-on-primary', text, primary),
    pairOf('primary-on-white', primary, WHITE),
    pairOf('secondary-on-white', secondary, WHITE),
  ];
}

/**
 * The pairs with which a theme is refused: the shop chose both colours. For the others the shop derives a readable shade by
 * itself, so they are only shown.
 */
export const refusedPairs = (theme: ThemeColours): readonly PairContrast[] =>
  (themeContrasts(theme) ?? []).filter(({ pair, readable }) => pair === 'text-on-primary' && !readable);

function pairOf(pair: ThemePair, text: Rgb, ground: Rgb): PairContrast {
  const exact = contrast(text, ground);
  return { pair, ratio: Math.floor(exact * 100) / 100, readable: exact >= READABLE_CONTRAST };
}
