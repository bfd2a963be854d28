import type { ThemeColours } from '#kernel/colours/theme-colours.ts';
import { themeContrasts } from '#kernel/colours/theme-contrast.ts';
import { themeVariables } from '#platform/ui/theme.ts';

/** The style variables of a theme; undefined while one of its colours is still being typed. */
export const parseTheme = (theme: ThemeColours): Readonly<Record<string, string>> | undefined =>
  themeContrasts(theme) === undefined ? undefined : themeVariables(theme);
