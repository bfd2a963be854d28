import { STYLE_CHOICES, type ThemeStyle } from '#kernel/theme.ts';
import type { WireThemeStyle } from './theme-style.schema.ts';
import { STYLE_FIELDS } from './theme-style-words.ts';

type StyleField = keyof typeof STYLE_FIELDS;
const FIELDS = Object.keys(STYLE_FIELDS) as readonly StyleField[];

export const styleToWire = (style: ThemeStyle): WireThemeStyle =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const { part, words } = STYLE_FIELDS[field];
      const choices: readonly string[] = STYLE_CHOICES[part];
      return [field, words[choices.indexOf(style[part])]];
    }),
  ) as WireThemeStyle;

export function styleFromWire(wire: WireThemeStyle): ThemeStyle {
  const parts = FIELDS.map((field) => {
    const { part, words } = STYLE_FIELDS[field];
    return [part, STYLE_CHOICES[part][(words as readonly string[]).indexOf(wire[field])]];
  });
  return Object.fromEntries(parts);
}
