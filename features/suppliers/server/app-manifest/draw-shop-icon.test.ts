import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShopIcon } from './draw-shop-icon.ts';

const square = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
const stored: Readonly<Record<string, string>> = { logo: '#ff0000', icon: '#0000ff' };
const settings = {
  pictures: {
    open: async (id: string) => {
      const colour = stored[id];
      return colour === undefined ? undefined : square(colour);
    },
  },
  pictureSizes: { derived: (_: string, draw: () => Promise<Uint8Array | undefined>) => draw() },
};
const shop = {
  name: 'Mercado',
  theme: { primary: '#00ff00', secondary: '#000000', auxiliary: '#000000', text: '#ffffff' },
};

const pixels = async (png: Uint8Array) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return {
    size: info.width,
    corner: at(0, 0),
    middle: at(info.width / 2, info.width / 2),
    below: at(info.width / 2, 4),
  };
};

test('the icon stands in place of the logo, which stands in place of the initial', async () => {
  const iconOf = async (pictures: object) =>
    pixels(await drawShopIcon(settings, { ...shop, ...pictures }, '192'));
  expect((await iconOf({ logo: 'logo', icon: 'icon' })).middle).toEqual([0, 0, 255, 255]);
  expect((await iconOf({ logo: 'logo' })).middle).toEqual([255, 0, 0, 255]);
  expect((await iconOf({})).below).toEqual([0, 255, 0, 255]);
  // An icon that is gone.
  expect((await iconOf({ icon: 'gone' })).below).toEqual([0, 255, 0, 255]);
});

test('in the tab it fills the square without a ground', async () => {
  const tab = await pixels(await drawShopIcon(settings, { ...shop, icon: 'icon' }, 'tab-96'));
  expect(tab).toMatchObject({ size: 96, corner: [0, 0, 255, 255], middle: [0, 0, 255, 255] });
  const app = await pixels(await drawShopIcon(settings, { ...shop, icon: 'icon' }, '192'));
  expect(app.below).toEqual([255, 255, 255, 255]);
});
