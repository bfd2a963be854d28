import type { Shop } from '#features/suppliers/domain/shop.ts';
import { themeStyle } from '#platform/ui/theme.ts';
import { shopIcon } from './shop-icon.ts';

/** The shop's theme as a style and an icon for the page's head. */
export const shopLook = ({ name, theme }: Pick<Shop, 'name' | 'theme'>) => ({
  style: themeStyle(theme),
  icon: shopIcon(name, theme),
});
