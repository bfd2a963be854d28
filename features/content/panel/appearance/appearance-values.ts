import type { ShopAppearance, Versioned } from '#features/suppliers/domain/edited-shop.ts';
import { knownStyle, type StylePart } from '#kernel/theme.ts';

/** What the form of the appearance holds. */
export interface AppearanceValues extends Record<StylePart, string> {
  primary: string;
  secondary: string;
  auxiliary: string;
  text: string;
  /** '' for none. */
  logo: string;
  /** '' for none. */
  icon: string;
}

export const appearanceValues = ({
  version: _,
  logo = '',
  icon = '',
  style,
  ...colours
}: Versioned<ShopAppearance>): AppearanceValues => ({
  ...colours,
  ...knownStyle(style),
  logo,
  icon,
});

/** What is chosen in the form, as the shop holds it. */
export const appearanceIn = ({
  primary,
  secondary,
  auxiliary,
  text,
  logo,
  icon,
  ...style
}: AppearanceValues): ShopAppearance => ({
  primary,
  secondary,
  auxiliary,
  text,
  style: knownStyle(style),
  ...(logo === '' ? {} : { logo }),
  ...(icon === '' ? {} : { icon }),
});
