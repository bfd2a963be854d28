import type { ShopAppearance, Versioned } from '#features/suppliers/domain/edited-shop.ts';

/** What the form of the colours holds. */
export interface ColoursValues {
  primary: string;
  secondary: string;
  auxiliary: string;
  text: string;
  /** '' for none. */
  logo: string;
  /** '' for none. */
  icon: string;
}

export const coloursValues = ({
  version: _,
  logo = '',
  icon = '',
  ...colours
}: Versioned<ShopAppearance>): ColoursValues => ({
  ...colours,
  logo,
  icon,
});
