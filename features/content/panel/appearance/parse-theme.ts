import { themeContrasts } from '#kernel/colours/theme-contrast.ts';
import type { ThemeColours, ThemeStyle } from '#kernel/theme.ts';
import { themeStyle } from '#platform/ui/theme.ts';

/** The style sheet of a theme; undefined while one of its colours is still being typed. */
export const parseTheme = (theme: ThemeColours & { readonly style?: ThemeStyle }): string | undefined =>
  themeContrasts(theme) === undefined ? undefined : themeStyle(theme);
