import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ThemeColours } from '#kernel/theme-colours.ts';
import { themeStyle, themeVariables } from '#platform/ui/theme.ts';

/** The shop's theme as a style and an icon for the page's head. */
export const shopLook = ({ name, theme }: Pick<Shop, 'name' | 'theme'>) => ({
  style: themeStyle(theme),
  icon: shopIcon(name, theme),
});

/** The tab's icon as a data URL: the shop's initial in its own colours. */
function shopIcon(name: string, theme?: ThemeColours): string {
  const colours = themeVariables(theme);
  const initial = name.charAt(0).replace(/[<>&"']/g, '');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${colours['--brand']}"/>` +
    `<text x="24" y="34" font-size="28" font-weight="700" font-family="sans-serif" text-anchor="middle" fill="${colours['--brand-ink']}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
