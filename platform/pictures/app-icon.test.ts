import sharp from 'sharp';
import { expect, test } from 'vitest';
import { letterIcon, pictureIcon } from './app-icon.ts';
import { INITIAL_STROKES } from './initial-strokes.ts';

const icon = { size: 192, fill: 0.5, square: true };

const pixel = async (png: Uint8Array, x: number, y: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};
const sizeOf = async (png: Uint8Array) => {
  const { width, height, format } = await sharp(png).metadata();
  return [width, height, format];
};

test('a letter stands in the middle of its colour; only a square reaches the corners', async () => {
  const square = await letterIcon({ initial: 'I', ground: '#1f5f4a' }, icon);
  expect(await sizeOf(square)).toEqual([192, 192, 'png']);
  expect(await pixel(square, 0, 0)).toEqual([31, 95, 74, 255]);
  expect(await pixel(square, 96, 96)).toEqual([255, 255, 255, 255]);
  const round = await letterIcon({ initial: 'I', ground: '#1f5f4a' }, { ...icon, square: false });
  expect((await pixel(round, 0, 0))[3]).toBe(0);
});

test('on a light colour the letter is dark', async () => {
  const png = await letterIcon({ initial: 'I', ground: '#ffd400' }, icon);
  expect(await pixel(png, 96, 96)).toEqual([22, 24, 29, 255]);
});

test('each letter and digit has its own strokes, inside the part that is never cut off', async () => {
  const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  expect(Object.keys(INITIAL_STROKES).sort()).toEqual([...names].sort());
  const icons = await Promise.all(
    [...names, ''].map((initial) => letterIcon({ initial, ground: '#000000' }, { ...icon, size: 64 })),
  );
  expect(new Set(icons.map((png) => Buffer.from(png).toString('base64'))).size).toBe(37);
  for (const png of icons) {
    const { data, info } = await sharp(png).extractChannel('red').raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += 1) {
      const [x, y] = [(at % info.width) - 32, Math.floor(at / info.width) - 32];
      if ((data[at] ?? 0) > 128) expect(Math.hypot(x, y)).toBeLessThan(0.4 * 64);
    }
  }
});

test('a colour that is none is refused, so that nothing else reaches the drawing', async () => {
  await expect(letterIcon({ initial: 'A', ground: '"/><script>' }, icon)).rejects.toThrow('#rrggbb');
});

test('a wide logo stands whole on white', async () => {
  const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#cc0000' } })
    .png()
    .toBuffer();
  const png = await pictureIcon(logo, icon);
  expect(await sizeOf(png)).toEqual([192, 192, 'png']);
  expect(await pixel(png, 96, 96)).toEqual([204, 0, 0, 255]);
  expect(await pixel(png, 96, 60)).toEqual([255, 255, 255, 255]);
  expect(await pixel(png, 40, 96)).toEqual([255, 255, 255, 255]);
});
