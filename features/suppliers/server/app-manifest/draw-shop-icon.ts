import { type AppIcon, letterIcon, pictureIcon } from '#platform/pictures/app-icon.ts';
import type { PictureSizes } from '#platform/pictures/picture-sizes.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { type IconKind, iconLook, iconVersion } from '../../domain/app-look.ts';
import type { Shop } from '../../domain/shop.ts';

interface IconSettings {
  readonly pictures: Pick<PictureStore, 'open'>;
  readonly pictureSizes: Pick<PictureSizes, 'derived'>;
}

/** Of a maskable icon only a circle of four fifths is certain to be seen. */
const SHAPES: Readonly<Record<IconKind, { readonly icon: AppIcon; readonly letter: number }>> = {
  '192': { icon: { size: 192, fill: 0.84, square: false }, letter: 0.56 },
  '512': { icon: { size: 512, fill: 0.84, square: false }, letter: 0.56 },
  'maskable-512': { icon: { size: 512, fill: 0.56, square: true }, letter: 0.42 },
  'touch-180': { icon: { size: 180, fill: 0.8, square: true }, letter: 0.52 },
  'tab-96': { icon: { size: 96, fill: 1, square: false, bare: true }, letter: 0.62 },
};

/** The shop's icon or logo, else its initial on its colour. Cached on this machine's disk, as all sizes of pictures. */
export async function drawShopIcon(
  { pictures, pictureSizes }: IconSettings,
  shop: Pick<Shop, 'name' | 'theme' | 'logo' | 'icon'>,
  kind: IconKind,
): Promise<Uint8Array> {
  const { icon, letter } = SHAPES[kind];
  const { icon: id = shop.logo } = shop;
  if (id !== undefined) {
    const png = await pictureSizes.derived(`${id}-icone-1-${kind}.png`, async () => {
      const bytes = await pictures.open(id);
      return bytes && pictureIcon(bytes, icon);
    });
    if (png !== undefined) return png;
  }
  const { name, theme } = shop;
  const look = iconLook({ name, theme });
  const png = await pictureSizes.derived(`icone-${iconVersion(look)}-${kind}.png`, () =>
    letterIcon(look, { ...icon, fill: letter }),
  );
  if (png === undefined) throw new Error('a letter is always drawn');
  return png;
}
